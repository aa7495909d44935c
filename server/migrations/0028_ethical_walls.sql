-- Ethical walls: somebody of the firm who may not know of one of its cases. A reference table, for it is read beside the
-- person with each request; therefore it can't refer to a case.
create table cases.ethical_wall (
  firm_id uuid not null references users.firm (id),
  id uuid not null,
  case_id uuid not null,
  user_id uuid not null references users.app_user (id),
  reason text not null check (reason <> ''),
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by uuid,
  primary key (firm_id, id)
);
-- reference: cases.ethical_wall
create unique index ethical_wall_standing on cases.ethical_wall (firm_id, case_id, user_id) where lifted_at is null;
create index ethical_wall_user on cases.ethical_wall (user_id) where lifted_at is null;
alter table cases.ethical_wall enable row level security;
create policy tenant on cases.ethical_wall using (users.sees_everything() or firm_id = users.own_firm());

-- What the users half may know of walls.
create view cases.published_wall as
  select firm_id, case_id, user_id from cases.ethical_wall where lifted_at is null;
-- Views that ask no policy are read and never written through.
revoke insert, update, delete on cases.published_wall from writdesk_app;
