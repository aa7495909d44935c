-- Running numbers per firm, without gaps: draft numbers by year, invoices, checks.
create table cases.running_number (
  firm_id uuid not null,
  kind text not null,
  year int not null,
  last int not null,
  primary key (firm_id, kind, year)
);
-- distribute: cases.running_number by firm_id
alter table cases.running_number enable row level security;
create policy tenant on cases.running_number using (users.sees_everything() or firm_id = any (users.known_firms()));

create table cases.docket (
  firm_id uuid not null,
  id uuid not null,
  courthouse_id uuid not null,
  hearing_date date not null,
  -- Wall-clock time at the courthouse, and the instant it means.
  hearing_time text not null check (hearing_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  hearing_at timestamptz not null,
  room text not null,
  judge text,
  max_cases int not null check (max_cases > 0),
  case_count int not null default 0 check (case_count >= 0),
  note text,
  -- Why a hearing is set for a day on which the court is closed.
  closed_day_reason text,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (firm_id, id),
  constraint docket_sitting unique (firm_id, courthouse_id, hearing_date, hearing_time, room)
);
-- distribute: cases.docket by firm_id
create index docket_date on cases.docket (firm_id, hearing_at, id);
alter table cases.docket add constraint docket_room check (case_count <= max_cases);
alter table cases.docket enable row level security;
create policy tenant on cases.docket using (users.sees_everything() or firm_id = any (users.known_firms()));
