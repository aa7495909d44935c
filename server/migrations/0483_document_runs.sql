-- Documents of many cases that somebody has generated at once.
create table cases.document_run (
  firm_id uuid not null,
  id uuid not null,
  started_by uuid not null,
  started_by_name text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (firm_id, id)
);
-- distribute: cases.document_run by firm_id
alter table cases.document_run enable row level security;
create policy tenant on cases.document_run using (users.sees_everything() or firm_id = users.own_firm());

-- One case of a run: it stands here before the run begins, and what became of it once its transaction ends. So a run that was killed
-- goes on, and nothing is generated twice.
create table cases.document_run_case (
  firm_id uuid not null,
  client_id uuid not null,
  run_id uuid not null,
  case_id uuid not null,
  position int not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'DONE', 'LEFT')),
  reason text check (reason in ('ENDED', 'GONE')),
  -- As the contract's runPaper.
  papers jsonb not null default '[]',
  primary key (firm_id, run_id, case_id),
  foreign key (firm_id, run_id) references cases.document_run (firm_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id),
  check ((status = 'LEFT') = (reason is not null))
);
-- distribute: cases.document_run_case by firm_id
alter table cases.document_run_case enable row level security;
create policy tenant on cases.document_run_case
  using (users.sees(firm_id, client_id) and users.not_walled(case_id));
