-- Files that were made to be read once, such as a printed invoice or a list as CSV: their bytes are in the storage until the address
-- that was given has long expired. What stands in them stays with its own records.
create table jobs.made_file (
  path text primary key,
  made_at timestamptz not null
);
create index made_file_oldest on jobs.made_file (made_at, path);
