-- What the mechanisms keep: mail on its way out, the development mailbox, live events, stored files.
-- The job queue (pg-boss) makes its own tables in this schema when it starts, as the schema's owner.

-- Mail to be sent: written by the transaction that has a reason to write, sent by a worker after it.
create table jobs.mail_outbox (
  id uuid primary key,
  -- One reason, one mail: a repeated job or click finds its key taken.
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 300),
  recipient text not null check (recipient !~ '[\r\n]'),
  subject text not null check (subject !~ '[\r\n]'),
  body_text text not null,
  body_html text,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'BOUNCED', 'FAILED')),
  attempts smallint not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_outbox_open on jobs.mail_outbox (created_at) where state <> 'SENT';

-- What the development mail server received; empty wherever mail really leaves.
create table jobs.mailbox_message (
  id uuid primary key,
  message_id text not null unique,
  sender text not null,
  recipients text[] not null,
  subject text not null,
  body_text text not null,
  body_html text,
  size_bytes int not null,
  received_at timestamptz not null default now()
);
create index mailbox_message_newest on jobs.mailbox_message (received_at desc, id desc);

-- What changed, for those who look at it; ids only. Readers find what is new by comparing tx_id with the
-- snapshot of their last read: ids are given out before commit, so their order isn't the order of commits.
create table jobs.live_event (
  id bigint generated always as identity primary key,
  tx_id xid8 not null default pg_current_xact_id(),
  kind text not null,
  user_id uuid,
  firm_id uuid,
  client_id uuid,
  property_id uuid,
  owner_id uuid,
  case_id uuid,
  ids jsonb not null default '{}',
  created_at timestamptz not null default now(),
  check (user_id is not null or firm_id is not null or client_id is not null)
);
create index live_event_tx on jobs.live_event (tx_id);
create index live_event_age on jobs.live_event (created_at);

-- One row per file that somebody was allowed to upload, or that we made; the bytes are in the storage.
create table jobs.stored_file (
  id uuid primary key,
  path text not null unique,
  file_name text not null,
  content_type text not null,
  -- As promised by the uploader until the file is settled, then as measured.
  size_bytes bigint not null check (size_bytes >= 0),
  state text not null default 'PENDING' check (state in ('PENDING', 'STORED')),
  -- FIRM: never shown to the company's people.
  visibility text not null default 'ALL' check (visibility in ('ALL', 'FIRM')),
  uploaded_by uuid,
  firm_id uuid,
  client_id uuid,
  property_id uuid,
  owner_id uuid,
  case_id uuid,
  upload_expires_at timestamptz,
  created_at timestamptz not null default now(),
  stored_at timestamptz
);
create index stored_file_case on jobs.stored_file (case_id) where case_id is not null;
create index stored_file_unswept on jobs.stored_file (upload_expires_at) where upload_expires_at is not null;

alter table jobs.stored_file enable row level security;
create policy tenant on jobs.stored_file using (
  users.sees_everything() or firm_id = users.own_firm() or client_id = any (users.own_clients())
);
