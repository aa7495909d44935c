-- Forgotten, forced and changed passwords, verified addresses, keys that rotate.

alter table identity.account
  -- The next sign-in asks for a new password before it goes on.
  add must_change_password boolean not null default false,
  -- Of the sign-in page last used: mail comes in it.
  add language text check (language in ('en', 'es'));

-- Which session a code or a refresh token belongs to: a changed password ends all sessions but one.
alter table identity.record add session_hash text;
create index record_session on identity.record (session_hash) where session_hash is not null;

-- Links sent by mail. Only the hash of what the link carries is here; the address is that which the mail went to.
create table identity.mail_token (
  token_hash text primary key,
  purpose text not null check (purpose in ('reset-password', 'verify-email')),
  account_id uuid not null references identity.account on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_token_account on identity.mail_token (account_id, purpose, created_at);
create index mail_token_expiry on identity.mail_token (expires_at);

-- The cookies' signatures rotate with the signing key: the retired secret still reads what it signed.
alter table identity.secret
  drop constraint secret_name_key,
  add retired_at timestamptz;
create unique index secret_active on identity.secret (name) where retired_at is null;
