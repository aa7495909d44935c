-- Nobody is put into a place who did not accept: whoever is to be a user is invited, with all that the record will say.
-- Where an invite stands follows from its moments: revoked, accepted, expired, opened, sent.
create table users.invite (
  id uuid primary key,
  kind text not null check (kind in ('FIRM_USER', 'CLIENT', 'CLIENT_USER', 'USER')),
  user_type text not null check (user_type in ('Firm', 'Client', 'Admin', 'CRM')),
  first_name text,
  last_name text,
  email text not null check (email = lower(email)),
  roles text[] not null check (cardinality(roles) between 1 and 2),
  firm_id uuid references users.firm (id),
  -- Of a company that is still to come only once it was accepted.
  client_id uuid references users.client (id),
  company text,
  property_ids uuid[] not null default '{}',
  owner_id uuid,
  phone text,
  time_zone text,
  crm_scope text check (crm_scope in ('ALL', 'ASSIGNED')),
  crm_client_ids uuid[] not null default '{}',
  language text not null check (language in ('en', 'es')),
  -- SHA-256 of the code in the link; the code itself is only in the mail.
  code_hash text not null unique,
  -- Of the codes that a later mail of the same invite replaced: whoever opens the link of an older mail is told so.
  replaced_code_hashes text[] not null default '{}',
  sent_count int not null default 1 check (sent_count > 0),
  sent_at timestamptz not null,
  opened_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid references users.app_user (id),
  revoked_at timestamptz,
  expires_at timestamptz not null,
  version int not null default 1,
  created_by uuid not null references users.app_user (id),
  created_at timestamptz not null,
  foreign key (client_id, owner_id) references users.property_owner (client_id, id),
  constraint invite_of_a_firm check (user_type <> 'Firm' or firm_id is not null),
  constraint invite_to_a_firm check (firm_id is null or user_type in ('Firm', 'CRM')),
  constraint invite_to_a_company check (client_id is null or user_type = 'Client'),
  constraint invite_of_client_care check (user_type <> 'CRM' or crm_scope is not null),
  check (user_type <> 'Client' or client_id is not null or (kind = 'CLIENT' and accepted_at is null)),
  check ((accepted_at is null) = (accepted_by is null)),
  check (accepted_at is null or revoked_at is null)
);
-- reference: users.invite
create index invite_firm on users.invite (firm_id, sent_at desc) where firm_id is not null;
create index invite_client on users.invite (client_id, sent_at desc) where client_id is not null;
-- One address, one invite of a house that can still be accepted or sent again.
create unique index invite_open on users.invite
  (email, coalesce(firm_id, client_id, '00000000-0000-0000-0000-000000000000'))
  where accepted_at is null and revoked_at is null;
create index invite_replaced_codes on users.invite using gin (replaced_code_hashes);

-- The second net. An invite of a company that is still to come is nobody's but the administrators'.
alter table users.invite enable row level security;
create policy tenant on users.invite using (users.sees(firm_id, client_id));

-- Users and those who are invited to be one, under the id that they keep when they accept.
create view users.listed_user with (security_invoker = true) as
  select id, account_id, email, first_name, last_name, phone, role_type, roles, firm_id, client_id, owner_id, crm_scope, time_zone,
    language, active, last_seen_at, version, created_at, false as is_pending
  from users.app_user
  union all
  select id, null, email, coalesce(first_name, ''), coalesce(last_name, ''), phone, user_type, roles, firm_id, client_id, owner_id,
    crm_scope, coalesce(time_zone, 'America/New_York'), language, false, null, version, created_at, true
  from users.invite
  where kind <> 'CLIENT' and accepted_at is null and revoked_at is null;

-- The same for lists and searches. Under a policy PostgreSQL asks it of each row, and lets only leakproof operators choose rows
-- before; this view reads as its owner and applies the same rules itself.
create view users.searched_user as
  select id, account_id, email, first_name, last_name, phone, role_type, roles, firm_id, client_id, owner_id, crm_scope, time_zone,
    language, active, last_seen_at, version, created_at, false as is_pending
  from users.app_user
  where (users.sees_everything() or id = users.own_id() or firm_id = any (users.known_firms()) or client_id = any (users.own_clients())
    or client_id in (select e.client_id from users.engagement e where e.firm_id = users.own_firm() and e.firm_id = any (users.known_firms())))
  union all
  select id, null, email, coalesce(first_name, ''), coalesce(last_name, ''), phone, user_type, roles, firm_id, client_id, owner_id,
    crm_scope, coalesce(time_zone, 'America/New_York'), language, false, null, version, created_at, true
  from users.invite
  where kind <> 'CLIENT' and accepted_at is null and revoked_at is null
    and users.sees(firm_id, client_id);
revoke insert, update, delete on users.searched_user from writdesk_app;
