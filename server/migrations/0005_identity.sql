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
  -- The next sign-in asks for a new password before it goes on.
  must_change_password boolean not null default false,
  -- Of the sign-in page last used: mail comes in it.
  language text check (language in ('en', 'es')),
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
  -- Which session a code or a refresh token belongs to: a changed password ends all sessions but one.
  session_hash text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id_hash)
);
create index record_account on identity.record (account_id) where account_id is not null;
create index record_grant on identity.record (grant_hash) where grant_hash is not null;
create index record_uid on identity.record (uid_hash) where uid_hash is not null;
create index record_expiry on identity.record (expires_at);
create index record_session on identity.record (session_hash) where session_hash is not null;

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
  name text not null,
  sealed_value text not null,
  created_at timestamptz not null default now(),
  -- The cookies' signatures rotate with the signing key: the retired secret still reads what it signed.
  retired_at timestamptz
);
create unique index secret_active on identity.secret (name) where retired_at is null;

-- Failed sign-ins, by a browser that is known, a session, an account with a network, an account from all unknown browsers, a
-- network; the subject is a keyed hash, known and unknown names alike.
create table identity.sign_in_failure (
  kind text not null check (kind in ('device', 'session', 'place', 'account', 'address', 'factor')),
  subject text not null,
  -- They fade with time, however often somebody signs in well meanwhile: parts of one are counted.
  failures double precision not null check (failures >= 0),
  last_attempt_at timestamptz not null,
  locked_until timestamptz,
  primary key (kind, subject)
);
create index sign_in_failure_age on identity.sign_in_failure (last_attempt_at);

-- Whoever registers has no account until somebody reads the mail that goes to the address: before, a stranger's account could wait there.
create table identity.registration (
  -- Of the account that it becomes when the link is opened in the browser that registered. Opened elsewhere, the account gets another id.
  id uuid primary key,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  first_name text not null check (length(first_name) <= 100),
  last_name text not null check (length(last_name) <= 100),
  password_hash text not null,
  -- SHA-256 of the id of the sign-in in which it was made: only the browser that registered knows that id.
  interaction_hash text not null,
  language text check (language in ('en', 'es')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The address got an account: the link ends, and the page that waits elsewhere tells nobody.
  ended_at timestamptz
);
create index registration_email on identity.registration (email);
create index registration_expiry on identity.registration (expires_at);

-- Links sent by mail. Only the hash of what the link carries is here; the address is that which the mail went to.
create table identity.mail_token (
  token_hash text primary key,
  purpose text not null check (purpose in ('reset-password', 'verify-email')),
  account_id uuid references identity.account on delete cascade,
  registration_id uuid references identity.registration on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint mail_token_of_one check ((account_id is null) <> (registration_id is null))
);
create index mail_token_account on identity.mail_token (account_id, purpose, created_at);
create index mail_token_expiry on identity.mail_token (expires_at);

-- Proofs of work that were shown. Each is good for one attempt; a crash may forget them, they live for minutes.
create unlogged table identity.spent_work (
  nonce text primary key,
  expires_at timestamptz not null
);
create index spent_work_expiry on identity.spent_work (expires_at);
