-- What robots, or people in their place, do at the sites of courts.
create table cases.rpa_bot_job (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  kind text not null,
  filing text,
  courthouse_id uuid,
  status text not null default 'QUEUED',
  stage text not null default 'WAITING',
  reference text not null,
  attempts int not null default 0,
  last_message text,
  -- The court may have it: set before anything is sent, taken back by a person alone.
  may_have_filed boolean not null default false,
  -- Each lease has a higher number than all before: whoever writes under an older one is refused.
  fence int not null default 0,
  leased_by text,
  leased_until timestamptz,
  taken_over_by uuid,
  taken_over_by_name text,
  taken_over_at timestamptz,
  court_reference text,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  version int not null default 1,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.rpa_bot_job by firm_id
alter table cases.rpa_bot_job add constraint rpa_bot_job_kind
  check (kind in ('EFILE', 'DOCKET_LOOKUP', 'CASE_NUMBER_FETCH', 'SCRA'));
alter table cases.rpa_bot_job add constraint rpa_bot_job_filing
  check (filing in ('PETITION', 'WRIT', 'APPEAL', 'DISMISSAL'));
alter table cases.rpa_bot_job add constraint rpa_bot_job_files check ((kind = 'EFILE') = (filing is not null));
alter table cases.rpa_bot_job add constraint rpa_bot_job_status
  check (status in ('QUEUED', 'RUNNING', 'NEEDS_HUMAN', 'SUCCEEDED', 'FAILED', 'CANCELED'));
alter table cases.rpa_bot_job add constraint rpa_bot_job_stage check (stage in ('WAITING', 'SEARCHING', 'FILLING',
  'READY_TO_SUBMIT', 'SUBMITTING', 'OUTCOME_UNKNOWN', 'BY_HAND', 'TAKEN_OVER', 'ACCEPTED', 'REJECTED', 'NOT_FILED',
  'COMPLETED_BY_HAND'));
-- What may lie at the court is neither queued nor canceled.
alter table cases.rpa_bot_job add constraint rpa_bot_job_may_have_filed
  check (not may_have_filed or status in ('RUNNING', 'NEEDS_HUMAN', 'SUCCEEDED'));
alter table cases.rpa_bot_job add constraint rpa_bot_job_taken
  check ((stage = 'TAKEN_OVER') = (taken_over_by is not null and status = 'NEEDS_HUMAN'));
-- One live submission of a filing of a case at a court: never twice, whoever asks.
create unique index rpa_bot_job_filing_once on cases.rpa_bot_job (firm_id, case_id, courthouse_id, filing)
  where kind = 'EFILE' and status in ('QUEUED', 'RUNNING', 'NEEDS_HUMAN', 'SUCCEEDED');
create unique index rpa_bot_job_live on cases.rpa_bot_job (firm_id, case_id, kind)
  where kind <> 'EFILE' and status in ('QUEUED', 'RUNNING', 'NEEDS_HUMAN');
create unique index rpa_bot_job_reference on cases.rpa_bot_job (firm_id, reference);
create index rpa_bot_job_newest on cases.rpa_bot_job (firm_id, created_at desc, id desc);
create index rpa_bot_job_leased on cases.rpa_bot_job (leased_until) where status = 'RUNNING';
alter table cases.rpa_bot_job enable row level security;
-- How a firm files is its own: no company is among those who see it.
create policy tenant on cases.rpa_bot_job using (users.sees(firm_id, null) and users.not_walled(case_id));
