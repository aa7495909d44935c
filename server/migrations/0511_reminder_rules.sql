-- A firm's rules: when its cases remind people by themselves.
create table cases.reminder_rule (
  firm_id uuid not null,
  id uuid not null,
  name text not null,
  message text not null,
  cause text not null check (cause in ('DEADLINE', 'HEARING', 'LOCKOUT', 'REQUEST', 'STATUS_AGE')),
  -- Of the cause DEADLINE: which day of the law.
  deadline_event text,
  -- Of the cause STATUS_AGE: which status lasts.
  status text,
  "offset" int not null check ("offset" between 0 and 365),
  unit text not null check (unit in ('DAYS', 'HOURS')),
  side text not null check (side in ('BEFORE', 'AFTER')),
  audience text not null check (audience in ('FIRM', 'CLIENT', 'CRM')),
  channels text[] not null default '{}' check (channels <@ array['MAIL', 'SMS']),
  -- Where it holds; empty means everywhere.
  client_ids uuid[] not null default '{}',
  state_codes text[] not null default '{}',
  county_ids uuid[] not null default '{}',
  active boolean not null default true,
  -- It reminds of what falls due after this: a new rule doesn't speak of what is long past.
  since timestamptz not null,
  version int not null default 1,
  updated_at timestamptz not null,
  primary key (firm_id, id),
  check ((cause = 'DEADLINE') <= (deadline_event is not null)),
  check ((cause = 'STATUS_AGE') <= (status is not null)),
  check (unit = 'DAYS' or cause in ('HEARING', 'LOCKOUT'))
);
-- distribute: cases.reminder_rule by firm_id
create unique index reminder_rule_name on cases.reminder_rule (firm_id, lower(name));
alter table cases.reminder_rule enable row level security;
create policy tenant on cases.reminder_rule using (users.sees(firm_id, null));

-- What a rule set: by which rule, of which moment, and how it reaches people next to the app.
alter table cases.reminder add column rule_id uuid;
alter table cases.reminder add column about_at timestamptz;
alter table cases.reminder add column channels text[] not null default '{}';
alter table cases.reminder add constraint reminder_of_rule check ((rule_id is null) = (about_at is null));
alter table cases.reminder add constraint reminder_channels check (channels <@ array['MAIL', 'SMS']);
-- Once for each moment, however often anybody looked.
create unique index reminder_once on cases.reminder (firm_id, rule_id, case_id, about_at) where rule_id is not null;

-- What falls due in a firm in a time, however many cases it has.
create index eviction_case_hearing on cases.eviction_case (firm_id, hearing_at) where hearing_at is not null;
create index lockout_set_day on cases.lockout (firm_id, lockout_date) where state = 'SET';
create index case_request_due on cases.case_request (firm_id, due_on) where answered_at is null;
