-- One answer for one key: written by the transaction that did the work, so that neither is there without the other.
create table jobs.idempotency_key (
  actor_id uuid not null,
  key text not null check (length(key) between 1 and 200),
  fingerprint text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);
create index idempotency_key_created on jobs.idempotency_key (created_at);

-- How often somebody did what is done by hand. Counted for all processes together; a crash may forget it.
create unlogged table jobs.rate_limit (
  name text not null,
  -- A keyed hash: neither address nor person is here.
  subject text not null,
  began_at timestamptz not null,
  count int not null check (count > 0),
  primary key (name, subject)
);
create index rate_limit_began on jobs.rate_limit (began_at);
