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
alter table cases.case_hold enable row level security;
create policy tenant on cases.case_hold using (users.sees(firm_id, client_id) and users.not_walled(case_id));

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
alter table cases.case_request enable row level security;
create policy tenant on cases.case_request using (users.sees(firm_id, client_id) and users.not_walled(case_id));

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
alter table cases.internal_comment enable row level security;
create policy tenant on cases.internal_comment using (users.sees(firm_id, client_id) and users.not_walled(case_id));

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
alter table cases.reminder enable row level security;
create policy tenant on cases.reminder using (users.sees(firm_id, client_id) and users.not_walled(case_id));

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
alter table cases.case_docket enable row level security;
create policy tenant on cases.case_docket using (users.sees(firm_id, client_id));

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
alter table cases.docket_check enable row level security;
create policy tenant on cases.docket_check using (users.sees(firm_id, client_id) and users.not_walled(case_id));

create table cases.case_judgment (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  case_order int not null check (case_order > 0),
  outcome text not null,
  judgment_date date not null,
  writ_days int not null check (writ_days >= 0),
  -- Whether the judge set the days for the writ. The usual number of a rule is kept beside the judgment as it was shown
  -- then; a change of the rule must not take it for the judge's order.
  writ_days_by_judge boolean not null default false,
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
alter table cases.case_judgment enable row level security;
create policy tenant on cases.case_judgment using (users.sees(firm_id, client_id) and users.not_walled(case_id));

-- Days of the court's papers that no act on a case says and that dates are counted from: the writ was issued, execution
-- was applied for, the notice of entry was served. What is changed or withdrawn stays, with who did so and why.
create table cases.case_court_fact (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  fact text not null,
  -- A day, or of a moment the court's wall clock.
  value text not null check (value ~ '^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$'),
  -- Where it is from, such as a sheriff's return.
  source text,
  recorded_by uuid,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  ended_by uuid,
  ended_by_name text,
  ended_at timestamptz,
  ended_reason text,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id),
  check ((ended_at is null) = (ended_by_name is null) and (ended_at is null) = (ended_reason is null))
);
-- distribute: cases.case_court_fact by firm_id
-- One value of a fact counts at a time.
create unique index case_court_fact_standing on cases.case_court_fact (firm_id, case_id, fact) where ended_at is null;
alter table cases.case_court_fact enable row level security;
create policy tenant on cases.case_court_fact using (users.sees(firm_id, client_id) and users.not_walled(case_id));
