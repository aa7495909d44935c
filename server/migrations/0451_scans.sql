-- Files of cases whose pages may be pictures, and what became of reading them: the words are a file of their own.
create table cases.scan (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  -- The file in the storage. Each has one path for good.
  path text not null,
  content_type text not null,
  -- As the document is called.
  title text not null,
  status text not null,
  -- Where the words lie, with their places; null where none were read.
  words_path text,
  -- As the contract's scanDoubt: pages at which somebody should look.
  doubts jsonb not null default '[]',
  queued_at timestamptz not null,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.scan by firm_id
alter table cases.scan add constraint scan_status check (status in ('QUEUED', 'READY', 'FAILED'));
create unique index scan_path on cases.scan (firm_id, case_id, path);
create index scan_waiting on cases.scan (firm_id, queued_at) where status = 'QUEUED';
alter table cases.scan enable row level security;
create policy tenant on cases.scan using (users.sees(firm_id, client_id) and users.not_walled(case_id));
