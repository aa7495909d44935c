-- The embedded identity provider. With Keycloak configured these tables stay empty.

create table identity.account (
  id uuid primary key,
  username text not null check (username = lower(username) and length(username) between 1 and 254),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  email_verified boolean not null default false,
  first_name text not null check (length(first_name) <= 100),
  last_name text not null check (length(last_name) <= 100),
  -- argon2id in PHC form; null until a person who was invited chooses one.
  password_hash text,
  password_changed_at timestamptz,
  roles text[] not null default '{}',
  enabled boolean not null default true,
  version int not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index account_username on identity.account (username);
create unique index account_email on identity.account (email);

-- Sessions, codes, refresh tokens, grants, interactions of oidc-provider. Ids are SHA-256, payloads are sealed by the
-- vault: a copy of this table holds nothing that could be presented to the provider.
create table identity.record (
  model text not null,
  id_hash text not null,
  payload text not null,
  account_id uuid,
  grant_hash text,
  uid_hash text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id_hash)
);
create index record_account on identity.record (account_id) where account_id is not null;
create index record_grant on identity.record (grant_hash) where grant_hash is not null;
create index record_uid on identity.record (uid_hash) where uid_hash is not null;
create index record_expiry on identity.record (expires_at);

-- Private keys, sealed. One signs; retired ones still verify, because an ID token is a hint at sign-out long after.
create table identity.signing_key (
  id uuid primary key,
  kid text not null unique,
  algorithm text not null,
  sealed_jwk text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index signing_key_active on identity.signing_key (algorithm) where retired_at is null;

-- Symmetric secrets shared by all processes, sealed: cookie signatures, refresh tokens, lockout subjects.
create table identity.secret (
  id uuid primary key,
  name text not null unique,
  sealed_value text not null,
  created_at timestamptz not null default now()
);

-- Failed sign-ins by account and by network address; the subject is a keyed hash, known and unknown names alike.
create table identity.sign_in_failure (
  kind text not null check (kind in ('account', 'address')),
  subject text not null,
  failures int not null check (failures >= 0),
  last_attempt_at timestamptz not null,
  locked_until timestamptz,
  primary key (kind, subject)
);
create index sign_in_failure_age on identity.sign_in_failure (last_attempt_at);
