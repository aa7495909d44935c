-- Workflows: a template with numbered steps; what was published is never changed, cases pin a version.
create table cases.workflow (
  firm_id uuid not null,
  id uuid not null,
  name text not null,
  state_code text,
  county_id uuid,
  case_type text not null default 'NONPAYMENT',
  -- Serve first, then file (e.g. a summary eviction): decides which edges of the status machine are offered.
  serve_first boolean not null default false,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED')),
  version int not null default 0,
  lock_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (firm_id, id)
);
-- distribute: cases.workflow by firm_id
create unique index workflow_name on cases.workflow (firm_id, lower(name));
-- Published means that there is a version to pin.
alter table cases.workflow add constraint workflow_published_version check (status <> 'PUBLISHED' or version > 0);
alter table cases.workflow enable row level security;
create policy tenant on cases.workflow using (users.sees_everything() or firm_id = any (users.known_firms()));

-- version 0 holds the draft steps, 1 and more what was published.
create table cases.workflow_step (
  firm_id uuid not null,
  workflow_id uuid not null,
  version int not null,
  id uuid not null,
  sequence_no numeric(9, 4) not null,
  name text not null,
  roles text[] not null,
  configure_action jsonb not null,
  notifications jsonb not null default '[]',
  billing jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (firm_id, workflow_id, version, id),
  foreign key (firm_id, workflow_id) references cases.workflow (firm_id, id)
);
-- distribute: cases.workflow_step by firm_id
-- Steps of a version are numbered without doubles.
create unique index workflow_step_order on cases.workflow_step (firm_id, workflow_id, version, sequence_no);
alter table cases.workflow_step enable row level security;
create policy tenant on cases.workflow_step using (users.sees_everything() or firm_id = any (users.known_firms()));

create table cases.workflow_courthouse (
  firm_id uuid not null,
  workflow_id uuid not null,
  courthouse_id uuid not null,
  primary key (firm_id, workflow_id, courthouse_id),
  foreign key (firm_id, workflow_id) references cases.workflow (firm_id, id)
);
-- distribute: cases.workflow_courthouse by firm_id
create index workflow_by_courthouse on cases.workflow_courthouse (firm_id, courthouse_id);
alter table cases.workflow_courthouse enable row level security;
create policy tenant on cases.workflow_courthouse using (users.sees_everything() or firm_id = any (users.known_firms()));
