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
