-- The case and all that stands beneath it. firm_id leads every key; rows of a case carry its client_id, so that
-- row-level security needs no join. No triggers: counters are written by the transaction that changes a case.

-- Workflows: a template with numbered steps; what was published is never changed, cases pin a version.
create table cases.workflow (
  firm_id uuid not null,
  id uuid not null,
  name text not null,
  state_code text,
  county_id uuid,
  case_type text not null default 'NONPAYMENT',
  -- Serve first, then file (e.g. a summary eviction): decides which edges of the status machine are offered.
  serve_first boolean not null default false,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED')),
  version int not null default 0,
  lock_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (firm_id, id)
);
-- distribute: cases.workflow by firm_id
create unique index workflow_name on cases.workflow (firm_id, lower(name));

-- version 0 holds the draft steps, 1 and more what was published.
create table cases.workflow_step (
  firm_id uuid not null,
  workflow_id uuid not null,
  version int not null,
  id uuid not null,
  sequence_no numeric(9, 4) not null,
  name text not null,
  roles text[] not null,
  configure_action jsonb not null,
  notifications jsonb not null default '[]',
  billing jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (firm_id, workflow_id, version, id),
  foreign key (firm_id, workflow_id) references cases.workflow (firm_id, id)
);
-- distribute: cases.workflow_step by firm_id

create table cases.workflow_courthouse (
  firm_id uuid not null,
  workflow_id uuid not null,
  courthouse_id uuid not null,
  primary key (firm_id, workflow_id, courthouse_id),
  foreign key (firm_id, workflow_id) references cases.workflow (firm_id, id)
);
-- distribute: cases.workflow_courthouse by firm_id
create index workflow_by_courthouse on cases.workflow_courthouse (firm_id, courthouse_id);

-- Running numbers per firm, without gaps: draft numbers by year, invoices, checks.
create table cases.running_number (
  firm_id uuid not null,
  kind text not null,
  year int not null,
  last int not null,
  primary key (firm_id, kind, year)
);
-- distribute: cases.running_number by firm_id

create table cases.docket (
  firm_id uuid not null,
  id uuid not null,
  courthouse_id uuid not null,
  hearing_date date not null,
  -- Wall-clock time at the courthouse, and the instant it means.
  hearing_time text not null check (hearing_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  hearing_at timestamptz not null,
  room text not null,
  judge text,
  max_cases int not null check (max_cases > 0),
  case_count int not null default 0 check (case_count >= 0),
  note text,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (firm_id, id),
  unique (firm_id, courthouse_id, hearing_date, hearing_time, room)
);
-- distribute: cases.docket by firm_id
create index docket_date on cases.docket (firm_id, hearing_at, id);

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

  primary key (firm_id, id),
  unique (firm_id, case_draft_number),
  foreign key (firm_id, workflow_id) references cases.workflow (firm_id, id),
  foreign key (firm_id, docket_id) references cases.docket (firm_id, id)
);
-- distribute: cases.eviction_case by firm_id
create unique index eviction_case_number on cases.eviction_case (firm_id, courthouse_id, case_number) where case_number is not null;
create index eviction_case_number_prefix on cases.eviction_case (firm_id, case_number text_pattern_ops);
create index eviction_case_draft_prefix on cases.eviction_case (firm_id, case_draft_number text_pattern_ops);
create index eviction_case_newest on cases.eviction_case (firm_id, created_at desc, id desc);
create index eviction_case_next on cases.eviction_case (firm_id, next_date, id);
create index eviction_case_status on cases.eviction_case (firm_id, status, created_at desc, id desc) include (county_id);
create index eviction_case_status_next on cases.eviction_case (firm_id, status, next_date, id);
create index eviction_case_client on cases.eviction_case (firm_id, client_id, created_at desc, id desc) include (status, county_id);
create index eviction_case_client_only on cases.eviction_case (client_id, created_at desc, id desc);
create index eviction_case_county on cases.eviction_case (firm_id, county_id, status, created_at desc, id desc);
create index eviction_case_property on cases.eviction_case (firm_id, property_id, created_at desc);
create index eviction_case_courthouse on cases.eviction_case (firm_id, courthouse_id, status);
create index eviction_case_processor on cases.eviction_case (firm_id, assigned_processor_id, status);
create index eviction_case_lawyer on cases.eviction_case (firm_id, assigned_lawyer_id, status);
create index eviction_case_search on cases.eviction_case using gin (firm_id, search gin_trgm_ops);

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

create table cases.case_hold (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  kind text not null,
  from_at timestamptz not null,
  until_at timestamptz,
  ended_at timestamptz,
  by_user_id uuid,
  note text,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.case_hold by firm_id

-- What was asked for when a case was sent back: documents, corrections, fixes.
create table cases.case_request (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  addressee text not null check (addressee in ('CLIENT', 'PROCESSOR')),
  kind text not null check (kind in ('DOCUMENT', 'FIELD', 'FIX')),
  item text not null,
  message text,
  clerical boolean not null default false,
  due_on date,
  reason_codes text[] not null default '{}',
  asked_by uuid,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by uuid,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.case_request by firm_id

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
create index status_change_actor on cases.status_change (firm_id, actor_id, case_id);

create table cases.case_docket (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  docket_id uuid not null,
  state text not null default 'SET' check (state in ('SET', 'HELD', 'CONTINUED', 'CANCELLED')),
  position int not null,
  result text,
  set_by uuid,
  set_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id),
  foreign key (firm_id, docket_id) references cases.docket (firm_id, id)
);
-- distribute: cases.case_docket by firm_id
create index case_docket_docket on cases.case_docket (firm_id, docket_id, state);
create unique index case_docket_one_set on cases.case_docket (firm_id, case_id) where state = 'SET';

create table cases.case_judgment (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  case_order int not null check (case_order > 0),
  outcome text not null,
  judgment_date date not null,
  writ_days int not null check (writ_days >= 0),
  amount_cents bigint,
  comments text,
  needs_lawyer_confirm boolean not null default false,
  order_document_id uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (firm_id, case_id, id),
  unique (firm_id, case_id, case_order),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.case_judgment by firm_id

create table cases.docket_check (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  found text not null check (found in ('NONE', 'ANSWER', 'APPEAL')),
  checked_on date not null,
  checked_by uuid,
  note text,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.docket_check by firm_id

create table cases.internal_comment (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  comment_type text not null check (comment_type in ('Firm', 'Client')),
  parent_id uuid,
  message text not null,
  mentions uuid[] not null default '{}',
  created_by uuid,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.internal_comment by firm_id

create table cases.reminder (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  kind text not null,
  due_at timestamptz not null,
  audience text not null check (audience in ('CLIENT', 'FIRM', 'CRM')),
  message text not null,
  done_at timestamptz,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.reminder by firm_id
create index reminder_due on cases.reminder (firm_id, due_at) where done_at is null;

-- Billing: the firm's catalogue, what a case incurred, and the invoices that carry it.
create table cases.bill_item (
  firm_id uuid not null,
  id uuid not null,
  code text not null,
  title text not null,
  description text,
  account_no text not null,
  category text not null,
  pricing text not null default 'FLAT',
  amount_cents bigint not null default 0,
  recoverable boolean not null default false,
  active boolean not null default true,
  version int not null default 1,
  primary key (firm_id, id),
  unique (firm_id, code)
);
-- distribute: cases.bill_item by firm_id

create table cases.invoice (
  firm_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  property_id uuid,
  number text not null,
  status text not null check (status in ('DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'VOID')),
  issue_date date not null,
  due_date date not null,
  subtotal_cents bigint not null,
  paid_cents bigint not null default 0,
  balance_cents bigint not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (firm_id, id),
  unique (firm_id, number)
);
-- distribute: cases.invoice by firm_id
create index invoice_overdue on cases.invoice (firm_id, client_id, due_date) where status in ('ISSUED', 'PARTIALLY_PAID') and balance_cents > 0;

create table cases.billing_item (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  bill_item_id uuid,
  description text not null,
  quantity int not null default 1,
  unit_cents bigint not null,
  amount_cents bigint not null,
  incurred_at timestamptz not null,
  source text not null check (source in ('AUTO', 'MANUAL')),
  trigger text not null,
  -- One automatic line per trigger and item of a case, however often the act is repeated.
  once_key text,
  status text not null default 'UNBILLED' check (status in ('UNBILLED', 'BILLED', 'CREDITED', 'WRITTEN_OFF')),
  invoice_id uuid,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id),
  foreign key (firm_id, invoice_id) references cases.invoice (firm_id, id)
);
-- distribute: cases.billing_item by firm_id
create unique index billing_item_once on cases.billing_item (firm_id, case_id, once_key) where once_key is not null;
create index billing_item_invoice on cases.billing_item (firm_id, invoice_id) where invoice_id is not null;

-- Counters: what a fold has summed, and what came since. Read as the sum of both.
create table cases.case_count (
  firm_id uuid not null,
  client_id uuid not null,
  status text not null,
  n int not null,
  primary key (firm_id, client_id, status)
);
-- distribute: cases.case_count by firm_id
create table cases.case_count_delta (
  firm_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  status text not null,
  n int not null,
  primary key (firm_id, id)
);
-- distribute: cases.case_count_delta by firm_id
create table cases.case_month_count (
  firm_id uuid not null,
  county_id uuid not null,
  status text not null,
  month date not null,
  n int not null,
  primary key (firm_id, county_id, status, month)
);
-- distribute: cases.case_month_count by firm_id
create table cases.case_month_count_delta (
  firm_id uuid not null,
  id uuid not null,
  county_id uuid not null,
  status text not null,
  month date not null,
  n int not null,
  primary key (firm_id, id)
);
-- distribute: cases.case_month_count_delta by firm_id

-- Row-level security: what belongs to a case is its firm's and its client's; masters are the firm's, and known to
-- the clients who engaged it.
do $$
declare
  t text;
begin
  foreach t in array array['eviction_case', 'case_tenant', 'case_eviction', 'case_ledger_line', 'case_document', 'case_step',
    'case_hold', 'case_request', 'status_change', 'case_docket', 'case_judgment', 'docket_check', 'internal_comment',
    'reminder', 'invoice', 'billing_item', 'case_count', 'case_count_delta']
  loop
    execute format('alter table cases.%I enable row level security', t);
    execute format('create policy tenant on cases.%I using (users.sees_everything() or firm_id = users.own_firm()
      or client_id = any (users.own_clients()))', t);
  end loop;
  foreach t in array array['workflow', 'workflow_step', 'workflow_courthouse', 'running_number', 'docket', 'bill_item',
    'case_month_count', 'case_month_count_delta']
  loop
    execute format('alter table cases.%I enable row level security', t);
    execute format('create policy tenant on cases.%I using (users.sees_everything() or firm_id = any (users.known_firms()))', t);
  end loop;
end $$;
