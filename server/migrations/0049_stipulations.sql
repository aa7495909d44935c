-- Agreements before the court: what the tenant pays on which days, when they move out, and what came of each day.
create table cases.stipulation (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  agreed_on date not null,
  state text not null default 'RUNNING' check (state in ('RUNNING', 'KEPT', 'BROKEN')),
  ended_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.stipulation by firm_id
create unique index stipulation_running on cases.stipulation (firm_id, case_id) where state = 'RUNNING';
alter table cases.stipulation enable row level security;
create policy tenant on cases.stipulation using (users.sees(firm_id, client_id) and users.not_walled(case_id));

create table cases.stipulation_due (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  stipulation_id uuid not null,
  due_on date not null,
  kind text not null check (kind in ('PAYMENT', 'MOVE_OUT')),
  amount_cents bigint,
  outcome text check (outcome in ('RECEIVED', 'MISSED')),
  said_by uuid,
  said_by_name text,
  said_at timestamptz,
  -- When the property was asked about it.
  asked_at timestamptz,
  primary key (firm_id, case_id, stipulation_id, due_on, kind),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.stipulation_due by firm_id
create index stipulation_due_open on cases.stipulation_due (due_on) where outcome is null and asked_at is null;
alter table cases.stipulation_due enable row level security;
create policy tenant on cases.stipulation_due using (users.sees(firm_id, client_id) and users.not_walled(case_id));
