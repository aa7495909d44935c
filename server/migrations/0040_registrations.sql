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

alter table identity.mail_token
  alter account_id drop not null,
  add registration_id uuid references identity.registration on delete cascade,
  add constraint mail_token_of_one check ((account_id is null) <> (registration_id is null));

-- Accounts that were registered and hold no place. They are deleted rather than kept, which is possible because nothing is deployed yet:
-- whoever registered and waits registers again. Nobody showed that an unverified one is theirs; of the others the password may be
-- that of a stranger whose registration the owner confirmed. The owner registers again, or sets a new password by mail.
delete from identity.account a
  where not a.email_verified and not exists (select from users.app_user u where u.account_id = a.id);
update identity.account a
  set password_hash = null, password_changed_at = null, version = version + 1, updated_at = now()
  where not exists (select from users.app_user u where u.account_id = a.id);
delete from identity.totp t where not exists (select from users.app_user u where u.account_id = t.account_id);
delete from identity.passkey p where not exists (select from users.app_user u where u.account_id = p.account_id);
delete from identity.recovery_code c where not exists (select from users.app_user u where u.account_id = c.account_id);
delete from identity.mail_token m where not exists (select from users.app_user u where u.account_id = m.account_id);
delete from identity.record r where r.account_id is not null
  and not exists (select from users.app_user u where u.account_id = r.account_id);
