-- Who delivers a firm's court papers.
create table cases.process_server (
  firm_id uuid not null,
  id uuid not null,
  name text not null,
  phone text,
  email text,
  note text,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (firm_id, id)
);
-- distribute: cases.process_server by firm_id
alter table cases.process_server enable row level security;
create policy tenant on cases.process_server using (users.sees(firm_id, null));
