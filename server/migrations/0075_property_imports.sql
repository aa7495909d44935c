-- Files of property systems on their way into rosters: what they said, what would change, and what it was before.
create table users.property_import (
  client_id uuid not null references users.client (id),
  id uuid not null,
  kind text not null check (kind in ('RENT_ROLL', 'DELINQUENCY')),
  source text not null,
  file_name text not null,
  status text not null check (status in ('PREVIEW', 'APPLIED', 'UNDONE')),
  -- The titles of the file’s columns, and which field each one is.
  titles jsonb not null,
  columns jsonb not null,
  day_first boolean not null default false,
  -- The property that rows without one of their own are of.
  property_id uuid,
  counts jsonb not null,
  -- Of what the preview showed: an import is applied only as it was seen.
  digest text not null,
  gone jsonb not null default '[]',
  kept jsonb not null default '[]',
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  version int not null default 1,
  primary key (client_id, id),
  foreign key (client_id, property_id) references users.property (client_id, id)
);
-- reference: users.property_import
create index property_import_newest on users.property_import (client_id, created_at desc, id);
alter table users.property_import enable row level security;
create policy tenant on users.property_import using (users.sees_client(client_id));

create table users.property_import_row (
  client_id uuid not null,
  import_id uuid not null,
  -- As the spreadsheet counts its rows.
  row_no int not null,
  -- The cells as texts, SSNs left out, and the property that a band above them named.
  cells jsonb not null,
  band text,
  state text not null check (state in ('NEW', 'CHANGED', 'UNCHANGED', 'REFUSED')),
  shown jsonb not null default '{}',
  changes jsonb not null default '[]',
  faults jsonb not null default '[]',
  -- What was written, and what stood there before, for the way back.
  written jsonb,
  primary key (client_id, import_id, row_no),
  foreign key (client_id, import_id) references users.property_import (client_id, id) on delete cascade
);
-- reference: users.property_import_row
create index property_import_row_state on users.property_import_row (client_id, import_id, state, row_no);
alter table users.property_import_row enable row level security;
create policy tenant on users.property_import_row using (users.sees_client(client_id));
