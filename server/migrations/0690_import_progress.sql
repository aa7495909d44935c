-- How far a large import is, for whoever waits for it. It is written next to the import’s own transaction, into which nobody sees while
-- it is open, and is gone when that ends.
create table users.import_progress (
  client_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- Null while a file is read, of which there is no import yet.
  import_id uuid,
  file_name text not null,
  work text not null check (work in ('READ', 'PREVIEW', 'APPLY', 'UNDO')),
  step text not null check (step in ('START', 'COMPARE', 'WRITE', 'KEEP')),
  done int not null,
  total int not null,
  updated_at timestamptz not null,
  primary key (client_id, id)
);
-- reference: users.import_progress
create index import_progress_of_person on users.import_progress (user_id);
alter table users.import_progress enable row level security;
create policy tenant on users.import_progress using (users.sees_client(client_id));
