-- Running cases of a workflow that move to a newer version, in the background.
create table cases.workflow_move (
  firm_id uuid not null,
  id uuid not null,
  workflow_id uuid not null,
  to_version int not null,
  reason text not null,
  -- Steps that somebody placed by hand: of the version that is moved to, with the step that takes its place.
  by_hand jsonb not null default '{}',
  total int not null,
  moved int not null default 0,
  -- Cases that stay on their version, because a done step has no place in the other one.
  stayed int not null default 0,
  -- Where the next batch goes on.
  last_case_id uuid,
  started_at timestamptz not null default now(),
  started_by uuid,
  started_by_name text not null default '',
  ended_at timestamptz,
  primary key (firm_id, id)
);
-- distribute: cases.workflow_move by firm_id
alter table cases.workflow_move add constraint workflow_move_of
  foreign key (firm_id, workflow_id) references cases.workflow (firm_id, id);
-- One at a time.
create unique index workflow_move_open on cases.workflow_move (firm_id, workflow_id) where ended_at is null;
create index workflow_move_latest on cases.workflow_move (firm_id, workflow_id, started_at);
alter table cases.workflow_move enable row level security;
create policy tenant on cases.workflow_move using (users.sees_everything() or firm_id = any (users.known_firms()));
