-- The number to which a person's text messages go. A new one waits until its code was entered; the old one stays until then.
create table users.sms_number (
  user_id uuid primary key,
  number text,
  proven_at timestamptz,
  pending_number text,
  -- Of the code and whom it is for, keyed; the code itself is kept nowhere.
  code_hash text,
  code_expires_at timestamptz,
  code_attempts smallint not null default 0,
  updated_at timestamptz not null
);
-- reference: users.sms_number
alter table users.sms_number add constraint sms_number_proven check ((number is null) = (proven_at is null));
alter table users.sms_number add constraint sms_number_pending check
  ((pending_number is null) = (code_hash is null) and (pending_number is null) = (code_expires_at is null));
alter table users.sms_number add constraint sms_number_e164 check
  (number ~ '^\+1[2-9]\d{9}$' and pending_number ~ '^\+1[2-9]\d{9}$');
create index sms_number_by_number on users.sms_number (number) where number is not null;
alter table users.sms_number enable row level security;
create policy tenant on users.sms_number using (users.sees_everything() or user_id = users.own_id());

-- Numbers that replied STOP: nothing goes there, whoever entered them, until they reply START.
create table users.sms_stop (
  number text primary key,
  stopped_at timestamptz not null
);
-- reference: users.sms_stop

-- Groups of notifications whose urgent kinds a person wants as text messages; none until they choose.
alter table users.notification_preference add column sms_groups text[] not null default '{}';
alter table users.notification add column sms_due_at timestamptz;
create index notification_sms_due on users.notification (sms_due_at) where sms_due_at is not null;

create or replace view users.published_notification_choice as
  select p.user_id, p.choices, p.digest_hour, u.time_zone,
    case when n.number is null then '{}'::text[] else p.sms_groups end as sms_groups
  from users.notification_preference p
  join users.app_user u on u.id = p.user_id
  left join users.sms_number n on n.user_id = p.user_id;

-- Text messages to be sent: written by the transaction that has a reason to write, sent by a worker after it.
create table jobs.sms_outbox (
  id uuid primary key,
  -- One reason, one text message: a repeated job or click finds its key taken.
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 300),
  -- Whom it is for.
  user_id uuid not null,
  recipient text not null check (recipient ~ '^\+1[2-9]\d{9}$'),
  body text not null,
  -- Its text is forgotten when it has left: it holds a code.
  is_secret boolean not null default false,
  -- SENDING is noted before the provider is asked: who died then doesn't ask again, because the provider may have taken it (UNKNOWN).
  state text not null default 'QUEUED'
    check (state in ('QUEUED', 'SENDING', 'SENT', 'DELIVERED', 'FAILED', 'UNKNOWN', 'CANCELED')),
  provider_id text,
  -- The provider's number of what went wrong, or `late`.
  error_code text,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  -- Later it would be no news, and a code that opens nothing.
  expires_at timestamptz not null,
  sent_at timestamptz
);
alter table jobs.sms_outbox enable row level security;
create policy tenant on jobs.sms_outbox using (users.sees_everything() or user_id = users.own_id());
create index sms_outbox_newest on jobs.sms_outbox (user_id, recipient, created_at desc);
create index sms_outbox_queued on jobs.sms_outbox (recipient) where state = 'QUEUED';

-- Replies that were taken: the provider may send one again.
create table jobs.sms_reply (
  provider_id text primary key,
  received_at timestamptz not null
);

alter table jobs.mailbox_message add column kind text not null default 'MAIL';
alter table jobs.mailbox_message add constraint mailbox_message_kind check (kind in ('MAIL', 'SMS'));
