-- Writs of a case, one open at a time: in our hands to REVIEWED, at the court to ISSUED, with the officer from then on.
create table cases.writ (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  -- W1, W2, … of its case.
  sequence int not null check (sequence > 0),
  kind text not null check (kind in ('ORIGINAL', 'ALIAS', 'PLURIES')),
  -- The issued writ that ended without possession, which an alias or pluries writ follows.
  parent_writ_id uuid,
  status text not null check (status in ('DRAFT', 'SUBMITTED', 'RESUBMIT_REQUESTED', 'REVIEWED', 'FILED', 'ISSUED', 'POSTED',
    'EXECUTED', 'STAYED', 'RETURNED_UNEXECUTED', 'EXPIRED', 'CANCELLED')),
  status_before_stay text check (status_before_stay in ('DRAFT', 'SUBMITTED', 'RESUBMIT_REQUESTED', 'REVIEWED', 'FILED',
    'ISSUED', 'POSTED')),
  -- Prepared before its first lawful day, to go out on this one.
  queued_for date,
  requested_at timestamptz not null,
  requested_by_name text not null,
  submitted_at timestamptz,
  -- What the company said, and who signed it by name.
  answers jsonb,
  client_confirmed_at timestamptz,
  client_confirmed_by text,
  resubmit_reason text,
  reviewed_at timestamptz,
  reviewed_by_name text,
  filed_on date,
  receipt text,
  issued_on date,
  writ_number text,
  applied_on date,
  officer_name text,
  officer_phone text,
  posted_at timestamptz,
  executed_at timestamptz,
  executed_by text,
  locks_changed boolean,
  goods text check (goods in ('SET_OUT', 'PADLOCK', 'STORE', 'NONE_LEFT')),
  court_order text,
  -- The last lawful day, as the rule of its state says; kept up with the law by the job that lets writs expire.
  expires_on date,
  ended_at timestamptz,
  end_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (firm_id, case_id, id),
  unique (firm_id, case_id, sequence),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id),
  constraint writ_stay check ((status = 'STAYED') = (status_before_stay is not null)),
  constraint writ_issue check (status not in ('ISSUED', 'POSTED', 'EXECUTED') or issued_on is not null)
);
-- distribute: cases.writ by firm_id
create unique index writ_one_open on cases.writ (firm_id, case_id)
  where status in ('DRAFT', 'SUBMITTED', 'RESUBMIT_REQUESTED', 'REVIEWED', 'FILED', 'ISSUED', 'POSTED', 'STAYED');
create index writ_by_id on cases.writ (id);
create index writ_of_firm on cases.writ (firm_id, status, requested_at desc, id desc);
create index writ_of_client on cases.writ (client_id, status, requested_at desc, id desc);
create index writ_expiring on cases.writ (firm_id, case_id) where status in ('REVIEWED', 'ISSUED', 'POSTED');
alter table cases.writ enable row level security;
create policy tenant on cases.writ using (users.sees(firm_id, client_id) and users.not_walled(case_id));

-- A company asks the firm for a writ; the firm's next writ of the case answers it.
create table cases.writ_request (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  requested_at timestamptz not null,
  requested_by_name text not null,
  comment text,
  answered_at timestamptz,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.writ_request by firm_id
create unique index writ_request_open on cases.writ_request (firm_id, case_id) where answered_at is null;
alter table cases.writ_request enable row level security;
create policy tenant on cases.writ_request using (users.sees(firm_id, client_id) and users.not_walled(case_id));

-- Days agreed with the officer, each reset with its reason; a manager's proposal stands next to them.
create table cases.lockout (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  state text not null check (state in ('PROPOSED', 'SET', 'RESET', 'CANCELLED', 'DONE')),
  lockout_date date not null,
  lockout_time text check (lockout_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  officer_name text,
  officer_phone text,
  contact_name text,
  contact_phone text,
  crew boolean not null default false,
  locksmith boolean not null default false,
  -- Why the day before it no longer holds.
  reset_reason text,
  note text,
  set_at timestamptz not null,
  set_by_name text not null,
  ended_at timestamptz,
  end_reason text,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.lockout by firm_id
create unique index lockout_one_set on cases.lockout (firm_id, case_id) where state = 'SET';
create unique index lockout_one_proposed on cases.lockout (firm_id, case_id) where state = 'PROPOSED';
alter table cases.lockout enable row level security;
create policy tenant on cases.lockout using (users.sees(firm_id, client_id) and users.not_walled(case_id));
