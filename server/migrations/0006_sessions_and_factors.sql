-- Second factors, and the list of one's sessions.

-- Where an account is signed in. A session is open as long as its record is in identity.record.
create table identity.session (
  -- `sid` of its tokens; it opens nothing.
  id text primary key,
  uid_hash text not null unique,
  account_id uuid not null references identity.account on delete cascade,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  address text not null,
  user_agent text not null check (length(user_agent) <= 300),
  -- What was shown at the sign-in, in the words of RFC 8176.
  amr text[] not null,
  -- Moved on whenever its tokens are renewed; null where the person chose to stay signed in.
  idle_until timestamptz
);
create index session_account on identity.session (account_id, started_at);
create index session_idle on identity.session (idle_until);

-- An authenticator app. Until its first code was right it asks for nothing at sign-in.
create table identity.totp (
  account_id uuid primary key references identity.account on delete cascade,
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The 30 seconds of the last code taken: none is taken twice.
  last_step bigint not null default 0
);

create table identity.recovery_code (
  account_id uuid not null references identity.account on delete cascade,
  -- SHA-256: each code has 80 random bits.
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table identity.passkey (
  id uuid primary key,
  account_id uuid not null references identity.account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- Of the authenticator's signatures; 0 where it doesn't count.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on identity.passkey (account_id);

-- What a passkey is asked to sign, once.
create table identity.passkey_challenge (
  challenge_hash text primary key,
  -- The account that registers, or the sign-in under way.
  holder text not null,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on identity.passkey_challenge (expires_at);
