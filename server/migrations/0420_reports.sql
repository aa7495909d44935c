-- A report as one person wants it again and again. It belongs to the person: firms, companies and client care have some, so that no
-- firm leads its keys.
create table cases.report (
  user_id uuid not null,
  id uuid not null,
  -- Where the person was when they set it up: it ends when they leave.
  firm_id uuid,
  client_id uuid,
  name text not null check (name <> ''),
  kind text not null check (kind in ('PROPERTIES', 'ATTORNEY_WEEK', 'COUNTY_TIMES')),
  of_client_id uuid,
  of_lawyer_id uuid,
  period text not null check (
    period in ('LAST_30_DAYS', 'LAST_MONTH', 'THIS_YEAR', 'LAST_12_MONTHS', 'NEXT_7_DAYS', 'NEXT_14_DAYS', 'DAYS')
  ),
  from_day date,
  to_day date,
  format text not null check (format in ('CSV', 'PDF')),
  frequency text not null check (frequency in ('ON_REQUEST', 'DAILY', 'WEEKLY', 'MONTHLY')),
  weekday int not null check (weekday between 1 and 7),
  month_day int not null check (month_day between 1 and 28),
  hour int not null check (hour between 0 and 23),
  time_zone text not null,
  is_paused boolean not null,
  -- Null where nothing is due by itself.
  next_run_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  constraint report_pkey primary key (user_id, id),
  constraint report_days check ((period = 'DAYS') = (from_day is not null and to_day is not null) and from_day <= to_day)
);
-- reference: cases.report
create index report_due on cases.report (next_run_at) where next_run_at is not null;

alter table cases.report enable row level security;
create policy tenant on cases.report using (users.sees_everything() or user_id = users.own_id());

-- One making of a report. A time of the schedule is there once, whoever looks at the clock.
create table cases.report_run (
  user_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  asked_at timestamptz not null,
  status text not null check (status in ('QUEUED', 'DONE', 'FAILED', 'ENDED')),
  format text not null check (format in ('CSV', 'PDF')),
  made_at timestamptz,
  rows int,
  is_cut boolean not null default false,
  -- What its owner might see and do when it was made, as a hash: with other rights the file stays shut.
  rights_hash text,
  expires_at timestamptz not null,
  constraint report_run_pkey primary key (user_id, id)
);
-- reference: cases.report_run
create unique index report_run_once on cases.report_run (user_id, report_id, asked_at);
create index report_run_expired on cases.report_run (expires_at);

alter table cases.report_run enable row level security;
create policy tenant on cases.report_run using (users.sees_everything() or user_id = users.own_id());
