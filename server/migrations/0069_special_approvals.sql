-- A firm's rules for special approvals: cases that match one wait for somebody's word before a lawyer approves them.
create table cases.special_approval (
  firm_id uuid not null,
  id uuid not null,
  name text not null,
  active boolean not null default true,
  -- Where it holds; an empty list means everywhere.
  client_ids uuid[] not null default '{}',
  county_ids uuid[] not null default '{}',
  state_codes text[] not null default '{}',
  property_ids uuid[] not null default '{}',
  reasons text[] not null default '{}',
  criteria jsonb not null,
  matching text not null,
  -- In their order: [{"userId": …} or {"role": …}].
  approvers jsonb not null,
  answer_mode text not null,
  answer_count int,
  answer_hours int not null,
  valid_days int,
  unknown_means text not null,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (firm_id, id)
);
-- distribute: cases.special_approval by firm_id
alter table cases.special_approval add constraint special_approval_matching check (matching in ('ALL', 'ANY'));
alter table cases.special_approval add constraint special_approval_mode
  check (answer_mode in ('ANY', 'ALL', 'ORDER', 'COUNT'));
alter table cases.special_approval add constraint special_approval_unknown check (unknown_means in ('ASK', 'PASS'));
create unique index special_approval_name on cases.special_approval (firm_id, lower(name));
alter table cases.special_approval enable row level security;
-- A company's own submission asks the rules of its firms, so its people read them here; the calls show them only their own.
create policy tenant on cases.special_approval
  using (users.sees_everything() or firm_id = any (users.known_firms()));
