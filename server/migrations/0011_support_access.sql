-- An administrator of the platform acts at a firm: for so long, for this reason, and the firm sees it.
create table users.support_access (
  id uuid primary key,
  user_id uuid not null references users.app_user (id),
  user_name text not null,
  firm_id uuid not null references users.firm (id),
  -- One case only; all of the firm's when absent.
  case_id uuid,
  reason text not null check (reason <> ''),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid,
  check (ends_at > started_at and ends_at <= started_at + interval '60 minutes')
);
-- reference: users.support_access
create index support_access_open on users.support_access (user_id, ends_at) where ended_at is null;
create index support_access_firm on users.support_access (firm_id, started_at desc);
alter table users.support_access enable row level security;
create policy tenant on users.support_access using (users.sees_everything() or firm_id = users.own_firm());
