-- The case and all that stands beneath it. firm_id leads every key; rows of a case carry its client_id, so that
-- row-level security needs no join. No triggers: counters are written by the transaction that changes a case.

create table cases.eviction_case (
  firm_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  property_id uuid,
  owner_id uuid,
  unit_label text,
  county_id uuid,
  state_code text,
  courthouse_id uuid,
  workflow_id uuid,
  workflow_version int,
  -- Whole while a step is active, k + 0.5 between steps.
  present_step numeric(9, 4),

  title text not null,
  case_draft_number text not null,
  case_number text,
  status text not null,
  resume_status text,
  -- Where a continued case, and a reopened one, goes on.
  status_before_docket text,
  status_before_end text,
  with_prejudice boolean not null default false,
  -- Pinned from the workflow: the notice is served before anything is filed.
  serve_first boolean not null default false,
  -- Parties, sums, notice or address changed after the case went back to the processor: a lawyer must look again.
  changed_since_return boolean not null default false,
  complete boolean not null default false,
  filing_stage text not null default 'NONE',
  service_stage text not null default 'NONE',
  hearing_stage text not null default 'NONE',
  case_appealed boolean not null default false,

  plaintiff_name text,
  is_corporate_case boolean not null default true,
  property_category text not null default 'CONVENTIONAL',
  tenant_address jsonb,
  interpreter jsonb not null default '{"needed": false, "language": null}',
  comment text,
  case_details jsonb not null default '{}',
  -- Names of all defendants as one text, for lists and search.
  tenant_names text not null default '',
  premises text not null default '',
  claim_cents bigint not null default 0,

  assigned_processor_id uuid,
  assigned_lawyer_id uuid,
  docket_id uuid,
  file_on date,
  lockout_date date,
  lockout_time text,
  close_reason text,
  end_reason text,

  -- The date that somebody must act by, and what it is; lists sort by it.
  next_date date,
  next_date_kind text,
  -- The step that waits for nothing but its first lawful day, and that day: the queue of what may be done.
  may_do text check (may_do in ('FILE', 'ASK_DEFAULT', 'APPLY_WRIT', 'ALT_OFFICER')),
  may_do_on date,

  attested_by text,
  attested_at timestamptz,
  submitted_at timestamptz,
  initial_check_at timestamptz,
  review_at timestamptz,
  approved_at timestamptz,
  approved_by uuid,
  filed_at timestamptz,
  filed_on date,
  served_at timestamptz,
  hearing_at timestamptz,
  judgment_at timestamptz,
  appeal_filed_at timestamptz,
  writ_requested_at timestamptz,
  writ_issued_at timestamptz,
  possession_at timestamptz,
  dismissal_requested_at timestamptz,
  dismissed_at timestamptz,
  denied_at timestamptz,
  closed_at timestamptz,

  created_by uuid,
  updated_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,

  search text generated always as (
    lower(coalesce(case_number, '') || ' ' || case_draft_number || ' ' || title || ' ' || tenant_names || ' ' || premises)
  ) stored,

  constraint eviction_case_may_do check ((may_do is null) = (may_do_on is null)),
  primary key (firm_id, id),
  unique (firm_id, case_draft_number),
  foreign key (firm_id, workflow_id) references cases.workflow (firm_id, id),
  foreign key (firm_id, docket_id) references cases.docket (firm_id, id)
);
-- distribute: cases.eviction_case by firm_id
create unique index eviction_case_number on cases.eviction_case (firm_id, courthouse_id, case_number) where case_number is not null;
create index eviction_case_number_prefix on cases.eviction_case (firm_id, case_number text_pattern_ops);
create index eviction_case_draft_prefix on cases.eviction_case (firm_id, case_draft_number text_pattern_ops);
-- The order of each sort that lists offer, for a firm, for a company, and over all of them.
create index eviction_case_newest on cases.eviction_case (firm_id, created_at desc, id desc);
create index eviction_case_next on cases.eviction_case (firm_id, next_date, id);
create index eviction_case_updated on cases.eviction_case (firm_id, updated_at desc, id desc);
create index eviction_case_title on cases.eviction_case (firm_id, title, id);
create index eviction_case_may_do_on on cases.eviction_case (firm_id, may_do_on, id);
create index eviction_case_client_only on cases.eviction_case (client_id, created_at desc, id desc);
create index eviction_case_client_next on cases.eviction_case (client_id, next_date, id);
create index eviction_case_client_updated on cases.eviction_case (client_id, updated_at desc, id desc);
create index eviction_case_client_title on cases.eviction_case (client_id, title, id);
create index eviction_case_all_newest on cases.eviction_case (created_at desc, id desc);
create index eviction_case_all_next on cases.eviction_case (next_date, id);
create index eviction_case_all_updated on cases.eviction_case (updated_at desc, id desc);
create index eviction_case_all_title on cases.eviction_case (title, id);
-- What lists are filtered by.
create index eviction_case_status on cases.eviction_case (firm_id, status, created_at desc, id desc) include (county_id);
create index eviction_case_status_next on cases.eviction_case (firm_id, status, next_date, id);
create index eviction_case_client on cases.eviction_case (client_id, status, created_at desc, id desc) include (county_id);
create index eviction_case_county on cases.eviction_case (firm_id, county_id, status, created_at desc, id desc);
create index eviction_case_property on cases.eviction_case (property_id, created_at desc, id desc);
create index eviction_case_owner on cases.eviction_case (owner_id, created_at desc, id desc) where owner_id is not null;
create index eviction_case_courthouse on cases.eviction_case (firm_id, courthouse_id, status);
-- A person's own cases: few, whatever a firm has.
create index eviction_case_processor on cases.eviction_case (assigned_processor_id, status) include (firm_id, id, client_id)
  where assigned_processor_id is not null;
create index eviction_case_lawyer on cases.eviction_case (assigned_lawyer_id, status) include (firm_id, id, client_id)
  where assigned_lawyer_id is not null;
create index eviction_case_search on cases.eviction_case using gin (firm_id, search gin_trgm_ops);
create index eviction_case_may_do on cases.eviction_case (firm_id, may_do, may_do_on, id) where may_do is not null;
alter table cases.eviction_case enable row level security;
create policy tenant on cases.eviction_case using (users.sees(firm_id, client_id) and users.not_walled(id));

-- What the users half may know of cases: which firm's they are, for whoever sees them.
create view cases.published_case with (security_invoker = true) as
  select firm_id, id from cases.eviction_case;
-- For searches: under a policy PostgreSQL lets only leakproof operators choose rows, and `like` isn't one. This view reads
-- as its owner and applies the same rule itself, so that a search uses the trigrams.
create view cases.searched_case as
  select * from cases.eviction_case where users.sees(firm_id, client_id) and users.not_walled(id);
-- A view that asks no policy is read and never written through.
revoke insert, update, delete on cases.searched_case from writdesk_app;

create table cases.case_tenant (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  position int not null,
  first_name text not null default '',
  middle_name text,
  last_name text not null default '',
  suffix text,
  is_minor boolean not null default false,
  email text,
  phone text,
  -- Encrypted; beside them only what may be shown.
  ssn_sealed text,
  ssn_last4 text,
  dob_sealed text,
  dob_year int,
  military_status text check (military_status in ('NOT_ACTIVE', 'ACTIVE', 'UNABLE')),
  military_checked_on date,
  service_method text,
  service_server text,
  served_on date,
  service_result text check (service_result in ('SERVED', 'FAILED')),
  service_note text,
  primary key (firm_id, case_id, id),
  unique (firm_id, case_id, position),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.case_tenant by firm_id
alter table cases.case_tenant enable row level security;
create policy tenant on cases.case_tenant using (users.sees(firm_id, client_id) and users.not_walled(case_id));

-- Why, how much, and what notice was given.
create table cases.case_eviction (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  reasons text[] not null default '{}',
  reason_text text,
  lease_from date,
  lease_to date,
  lease_renewed_on date,
  lease_is_written boolean,
  monthly_rent_cents bigint,
  rent_due_day int check (rent_due_day between 1 and 31),
  rent_through date,
  claimed_cents bigint not null default 0,
  -- The end of the month-to-month period that a notice of termination must reach.
  rent_period_ends_on date,
  notice_type text,
  notice_served_on date,
  notice_method text,
  notice_served_by text,
  notice_amount_cents bigint,
  cares_covered text not null default 'UNKNOWN' check (cares_covered in ('YES', 'NO', 'UNKNOWN')),
  cares_basis text,
  occupied boolean,
  occupancy_checked_at timestamptz,
  notice_override jsonb,
  primary key (firm_id, case_id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.case_eviction by firm_id
alter table cases.case_eviction enable row level security;
create policy tenant on cases.case_eviction using (users.sees(firm_id, client_id) and users.not_walled(case_id));

create table cases.case_ledger_line (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  position int not null,
  kind text not null check (kind in ('RENT', 'LATE_FEE', 'UTILITY', 'OTHER', 'PAYMENT', 'CREDIT')),
  due_on date,
  description text not null default '',
  amount_cents bigint not null,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.case_ledger_line by firm_id
alter table cases.case_ledger_line enable row level security;
create policy tenant on cases.case_ledger_line using (users.sees(firm_id, client_id) and users.not_walled(case_id));

create table cases.case_document (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  kind text not null,
  title text not null,
  source text not null check (source in ('UPLOAD', 'GENERATED')),
  status text not null check (status in ('QUEUED', 'GENERATING', 'READY', 'FAILED')),
  failure text,
  -- The storage path; null until it is there.
  path text,
  file_name text not null,
  content_type text not null,
  size_bytes bigint,
  sha256 text,
  page_count int,
  visibility text not null default 'ALL' check (visibility in ('ALL', 'FIRM')),
  flagged_at timestamptz,
  flag_comment text,
  -- For generated paper: from which facts it was made, so that the same facts are not set twice.
  source_hash text,
  created_by uuid,
  created_at timestamptz not null default now(),
  replaced_by uuid,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.case_document by firm_id
alter table cases.case_document enable row level security;
create policy tenant on cases.case_document using (users.sees(firm_id, client_id) and users.not_walled(case_id));

-- The case's own copy of its workflow's steps.
create table cases.case_step (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  step_id uuid not null,
  sequence_no numeric(9, 4) not null,
  name text not null,
  roles text[] not null,
  configure_action jsonb not null,
  notifications jsonb not null default '[]',
  billing jsonb not null default '[]',
  state text not null default 'PENDING' check (state in ('PENDING', 'ACTIVE', 'DONE', 'SKIPPED')),
  started_at timestamptz,
  done_at timestamptz,
  done_by uuid,
  done_by_name text,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.case_step by firm_id
alter table cases.case_step enable row level security;
create policy tenant on cases.case_step using (users.sees(firm_id, client_id) and users.not_walled(case_id));

create table cases.status_change (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  from_status text,
  to_status text not null,
  action text not null,
  comment text,
  actor_kind text not null,
  actor_id uuid,
  actor_name text not null,
  occurred_at timestamptz not null,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.status_change by firm_id
create index status_change_time on cases.status_change (firm_id, occurred_at desc);
create index status_change_actor on cases.status_change (actor_id, firm_id, case_id) include (client_id) where actor_id is not null;
alter table cases.status_change enable row level security;
create policy tenant on cases.status_change using (users.sees(firm_id, client_id) and users.not_walled(case_id));
