-- Property systems that companies connected: the key, and what was read last.
create table users.property_connection (
  client_id uuid not null references users.client (id),
  id uuid not null,
  system text not null check (system in ('BUILDIUM', 'PROPERTYWARE')),
  -- Of the demonstration: no vendor runs it, and nothing is read.
  is_practice boolean not null default false,
  -- The key of the company, sealed: nobody reads it again.
  sealed text not null,
  connected_by uuid not null,
  connected_by_name text not null,
  connected_at timestamptz not null,
  -- What is being read now, and since when.
  sync_id uuid,
  syncing_since timestamptz,
  -- What was read whole last, sealed, and when; `full_at` when all of it was read again.
  data text,
  data_at timestamptz,
  full_at timestamptz,
  found jsonb,
  -- Why the last attempt came to nothing.
  failure text,
  failed_resource text,
  failed_at timestamptz,
  version int not null default 1,
  primary key (client_id, id),
  constraint property_connection_system unique (client_id, system)
);
-- reference: users.property_connection
alter table users.property_connection enable row level security;
create policy tenant on users.property_connection using (users.sees_client(client_id));

-- Which connection an import is of, and what the system said then: what says the same again is the same import.
alter table users.property_import add column connection_id uuid;
alter table users.property_import add column source_digest text;
create index property_import_of_connection on users.property_import (client_id, connection_id, kind, created_at desc)
  where connection_id is not null;
