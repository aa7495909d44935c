create table users.app_user (
  id uuid primary key,
  -- The identity provider's subject; null once the account was released to a place elsewhere.
  account_id uuid unique,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  role_type text not null check (role_type in ('Admin', 'CRM', 'Firm', 'Client')),
  -- What was given here; the token says what holds at the moment.
  roles text[] not null check (cardinality(roles) > 0),
  firm_id uuid references users.firm (id),
  client_id uuid references users.client (id),
  owner_id uuid references users.property_owner (id),
  crm_scope text check (crm_scope in ('ALL', 'ASSIGNED')),
  time_zone text not null default 'America/New_York',
  language text not null default 'en' check (language in ('en', 'es')),
  active boolean not null default true,
  last_seen_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (role_type <> 'Firm' or firm_id is not null),
  check (role_type <> 'CRM' or crm_scope is not null)
);
-- reference: users.app_user
-- A person belongs to one place at a time. The records of earlier places keep the address, and with it the history's names.
create unique index app_user_email on users.app_user (lower(email)) where active;
create index app_user_any_email on users.app_user (lower(email));
create index app_user_firm on users.app_user (firm_id) where firm_id is not null;
create index app_user_client on users.app_user (client_id) where client_id is not null;
create index app_user_search on users.app_user
  using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
create index app_user_last_name on users.app_user (lower(last_name) text_pattern_ops);
create index app_user_first_name on users.app_user (lower(first_name) text_pattern_ops);
-- Few among many people.
create index app_user_care on users.app_user (crm_scope) where crm_scope is not null;
-- An owner belongs to the company whose user names them.
alter table users.app_user add constraint app_user_owner_of_client
  foreign key (client_id, owner_id) references users.property_owner (client_id, id);
alter table users.app_user add constraint app_user_owner_has_client check (owner_id is null or client_id is not null);
-- Oneself, the people of one's firms and of one's companies; a firm also those of the companies that engaged it.
alter table users.app_user enable row level security;
create policy tenant on users.app_user using (
  id = users.own_id() or firm_id = any (users.known_firms()) or users.sees_client(client_id)
);

-- Accounts of deactivated people who came by the link of another invite. Until they take a place they may sign in, act under
-- `waiting_id`, and see nothing of the record. A reactivation before that gives the account back to the record.
create table users.released_account (
  account_id uuid primary key,
  user_id uuid not null unique references users.app_user (id),
  waiting_id uuid not null unique,
  released_at timestamptz not null
);
-- reference: users.released_account

create table users.crm_client (
  user_id uuid not null references users.app_user (id),
  client_id uuid not null references users.client (id),
  primary key (user_id, client_id)
);
-- reference: users.crm_client
create index crm_client_by_client on users.crm_client (client_id);
alter table users.crm_client enable row level security;
create policy tenant on users.crm_client using (
  users.sees_everything() or user_id = users.own_id() or client_id = any (users.own_clients())
);

create table users.lawyer (
  user_id uuid primary key references users.app_user (id),
  title text,
  -- The name as it stands on court paper.
  signature_name text not null
);
-- reference: users.lawyer

create table users.bar_admission (
  user_id uuid not null references users.lawyer (user_id),
  state_code text not null,
  bar_number text not null,
  admitted_on date,
  active boolean not null default true,
  primary key (user_id, state_code)
);
-- reference: users.bar_admission

-- A manager or viewer sees the properties that stand here, and no other.
create table users.property_manager (
  property_id uuid not null references users.property (id),
  user_id uuid not null references users.app_user (id),
  assigned_at timestamptz not null default now(),
  primary key (property_id, user_id)
);
-- reference: users.property_manager
create index property_manager_user on users.property_manager (user_id);
-- Who may know of the property knows who manages it.
create function users.sees_property(property uuid) returns boolean language plpgsql stable as $$
begin
  return exists (select from users.property p where p.id = property);
end $$;
alter table users.property_manager enable row level security;
create policy tenant on users.property_manager using (
  users.sees_everything() or user_id = users.own_id() or users.sees_property(property_id)
);

create view users.published_person with (security_invoker = true) as
  select id, trim(first_name || ' ' || last_name) as name, email, role_type, roles, firm_id, client_id, active, language
  from users.app_user;

create view users.published_lawyer with (security_invoker = true) as
  select u.id, u.firm_id, trim(u.first_name || ' ' || u.last_name) as name, l.signature_name, b.state_code, b.bar_number
  from users.app_user u
  join users.lawyer l on l.user_id = u.id
  join users.bar_admission b on b.user_id = u.id and b.active
  where u.active;

create view users.published_manager with (security_invoker = true) as
  select m.property_id, m.user_id from users.property_manager m;

-- A name alone: who sees a case may read who works on it.
create view users.published_person_name as
  select id, trim(first_name || ' ' || last_name) as name from users.app_user;

-- Who of client care is told of a company's cases: `client_id` is the company in their portfolio, null where they care for all.
-- Who acts on a case notifies those of client care, whom they need not know: ids alone.
create view users.published_carer as
  select u.id as user_id, u.crm_scope, c.client_id
  from users.app_user u
  left join users.crm_client c on c.user_id = u.id and u.crm_scope = 'ASSIGNED'
  where u.active and u.roles && array['crm_user'] and (u.crm_scope = 'ALL' or c.client_id is not null);

-- Views that ask no policy are read and never written through.
revoke insert, update, delete on users.published_person_name, users.published_carer from writdesk_app;
