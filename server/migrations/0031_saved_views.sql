-- A list as somebody wants to see it again; with a firm or a company it is shared with everybody there.
create table users.saved_view (
  id uuid primary key,
  user_id uuid not null,
  -- As it was when the view was saved: colleagues may not see the person any more.
  user_name text not null,
  list text not null check (list in ('cases')),
  name text not null check (name <> ''),
  search text not null,
  firm_id uuid,
  client_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- reference: users.saved_view
create unique index saved_view_name on users.saved_view (user_id, list, name);
create index saved_view_firm on users.saved_view (firm_id, list) where firm_id is not null;
create index saved_view_client on users.saved_view (client_id, list) where client_id is not null;

-- One's own, and what is shared with one's own firm or company.
alter table users.saved_view enable row level security;
create policy tenant on users.saved_view
  using (
    users.sees_everything() or user_id = users.own_id()
    or firm_id = users.own_firm() or client_id = any (users.own_clients())
  )
  with check (users.sees_everything() or user_id = users.own_id());
