-- Which column is which, as somebody said it of a file with these titles: the next file of the company is read the same way.
create table users.import_mapping (
  client_id uuid not null references users.client (id),
  kind text not null check (kind in ('RENT_ROLL', 'DELINQUENCY')),
  -- A digest of the titles.
  titles_key text not null,
  columns jsonb not null,
  day_first boolean not null,
  updated_at timestamptz not null,
  primary key (client_id, kind, titles_key)
);
-- reference: users.import_mapping
alter table users.import_mapping enable row level security;
create policy tenant on users.import_mapping using (users.sees_client(client_id));
