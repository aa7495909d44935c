-- What a rule asked about a case: who is to answer, what the rule read, and what came of it.
create table cases.special_approval_request (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  rule_id uuid not null,
  -- The rule as it was when it asked.
  rule_name text not null,
  rule_version int not null,
  seats jsonb not null,
  answer_mode text not null,
  answer_count int,
  valid_days int,
  moment text not null,
  status text not null default 'OPEN',
  -- By criterion: what was read, before it was compared.
  facts jsonb not null,
  opened_at timestamptz not null,
  remind_at timestamptz not null,
  due_at timestamptz not null,
  reminded_at timestamptz,
  escalated_at timestamptz,
  valid_until timestamptz,
  ended_at timestamptz,
  end_reason text,
  -- Who could decide when it was last looked at.
  awaited_ids uuid[] not null default '{}',
  version int not null default 1,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.special_approval_request by firm_id
alter table cases.special_approval_request add constraint special_approval_request_status
  check (status in ('OPEN', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'LAPSED'));
alter table cases.special_approval_request add constraint special_approval_request_moment
  check (moment in ('SUBMIT', 'APPROVAL', 'CHANGE'));
alter table cases.special_approval_request add constraint special_approval_request_end
  check (end_reason in ('FACTS', 'RULE', 'CASE', 'EXPIRED'));
-- A rule asks about a case once at a time.
create unique index special_approval_request_live on cases.special_approval_request (firm_id, case_id, rule_id)
  where status in ('OPEN', 'APPROVED', 'REFUSED');
create index special_approval_request_open on cases.special_approval_request (firm_id, due_at) where status = 'OPEN';
alter table cases.special_approval_request enable row level security;
create policy tenant on cases.special_approval_request
  using (users.sees(firm_id, client_id) and users.not_walled(case_id));

create table cases.special_approval_decision (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  request_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  seat int not null,
  approves boolean not null,
  reason text not null,
  decided_at timestamptz not null,
  primary key (firm_id, case_id, request_id, user_id),
  foreign key (firm_id, case_id, request_id) references cases.special_approval_request (firm_id, case_id, id)
);
-- distribute: cases.special_approval_decision by firm_id
alter table cases.special_approval_decision enable row level security;
create policy tenant on cases.special_approval_decision
  using (users.sees(firm_id, client_id) and users.not_walled(case_id));

-- Facts that a special approval asks; null while nobody has said.
alter table cases.eviction_case add column accommodation_pending boolean;
alter table cases.eviction_case add column media_sensitive boolean;
alter table cases.eviction_case add column payment_plan boolean;
