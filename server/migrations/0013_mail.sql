-- Mail to be sent: written by the transaction that has a reason to write, sent by a worker after it.
-- The job queue (pg-boss) makes its own tables in this schema when it starts.
create table jobs.mail_outbox (
  id uuid primary key,
  -- One reason, one mail: a repeated job or click finds its key taken.
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 300),
  recipient text not null check (recipient !~ '[\r\n]'),
  subject text not null check (subject !~ '[\r\n]'),
  body_text text not null,
  body_html text,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'BOUNCED', 'FAILED')),
  -- Its text is forgotten when it has left: whoever reads the outbox can't use its link.
  is_secret boolean not null default false,
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
