-- Each search for military service, with what was searched for and its certificate. The defendant's own row keeps the last.
create table cases.military_search (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  tenant_id uuid not null,
  searched_on date not null,
  -- The name as it was searched for, and by which number.
  first_name text not null,
  last_name text not null,
  searched_by text not null check (searched_by in ('SSN', 'DATE_OF_BIRTH', 'NAME')),
  result text not null check (result in ('NOT_ACTIVE', 'ACTIVE', 'UNABLE')),
  certificate_document_id uuid,
  -- Where the search gave no certain answer: why a lawyer swears that the service can't be determined.
  affidavit_reason text,
  affidavit_by uuid,
  affidavit_by_name text,
  recorded_by uuid,
  recorded_at timestamptz not null,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.military_search by firm_id
alter table cases.military_search enable row level security;
create policy tenant on cases.military_search using (users.sees(firm_id, client_id) and users.not_walled(case_id));
