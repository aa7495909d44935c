-- The sites of courts at which robots of a firm work, and what the robots saw there.
create table cases.court_portal (
  firm_id uuid not null,
  id uuid not null,
  name text not null,
  address text not null,
  -- How its pages are read: a name of the adapters that stand in the program as data.
  adapter text not null,
  -- Whether the court lets robots in, where it says so, and when somebody read it there.
  terms text not null default 'UNKNOWN',
  terms_source text,
  terms_on date,
  -- By the clock at the court; null where it never closes.
  time_zone text not null,
  opens_at text,
  closes_at text,
  weekdays_only boolean not null default false,
  -- What comes later counts as filed on the next day.
  cut_off_at text,
  maintenance_from timestamptz,
  maintenance_until timestamptz,
  pace_seconds int not null default 10,
  -- Nobody asks the site before: its own wish, or our pace.
  next_at timestamptz,
  state text not null default 'ON',
  paused_because text,
  paused_at timestamptz,
  changed_pages int not null default 0,
  clean_submits int not null default 0,
  -- An administrator lets robots submit without asking.
  submits_alone boolean not null default false,
  looked_at timestamptz,
  look_succeeded boolean,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (firm_id, id)
);
-- distribute: cases.court_portal by firm_id
alter table cases.court_portal add constraint court_portal_terms check (terms in ('ALLOWED', 'FORBIDDEN', 'UNKNOWN'));
alter table cases.court_portal add constraint court_portal_terms_read
  check (terms = 'UNKNOWN' or (terms_source is not null and terms_on is not null));
alter table cases.court_portal add constraint court_portal_state check (state in ('ON', 'PAUSED'));
alter table cases.court_portal add constraint court_portal_why
  check (paused_because in ('PERSON', 'WRONG_PASSWORD', 'CHANGED_PAGES', 'LOOK_FAILED'));
alter table cases.court_portal add constraint court_portal_paused
  check ((state = 'PAUSED') = (paused_because is not null and paused_at is not null));
create unique index court_portal_name on cases.court_portal (firm_id, lower(name));
alter table cases.court_portal enable row level security;
create policy tenant on cases.court_portal using (users.sees(firm_id, null));

-- Which courts file there; a court has one portal.
create table cases.court_portal_court (
  firm_id uuid not null,
  courthouse_id uuid not null,
  portal_id uuid not null,
  primary key (firm_id, courthouse_id),
  foreign key (firm_id, portal_id) references cases.court_portal (firm_id, id)
);
-- distribute: cases.court_portal_court by firm_id
create index court_portal_court_portal on cases.court_portal_court (firm_id, portal_id);
alter table cases.court_portal_court enable row level security;
create policy tenant on cases.court_portal_court using (users.sees(firm_id, null));

-- How the firm signs in there, sealed for the firm and the portal; nothing ever reads it out to anybody.
create table cases.portal_credential (
  firm_id uuid not null,
  portal_id uuid not null,
  sealed text not null,
  set_by_name text not null,
  set_at timestamptz not null,
  primary key (firm_id, portal_id),
  foreign key (firm_id, portal_id) references cases.court_portal (firm_id, id)
);
-- distribute: cases.portal_credential by firm_id
alter table cases.portal_credential enable row level security;
create policy tenant on cases.portal_credential using (users.sees(firm_id, null));

alter table cases.rpa_bot_job add column portal_id uuid;
-- What a robot stopped for.
alter table cases.rpa_bot_job add column question text;
alter table cases.rpa_bot_job add column not_before timestamptz;
-- What is ready to be submitted: hash of the values, the document and the fee; what a person has said yes to.
alter table cases.rpa_bot_job add column ready_hash text;
alter table cases.rpa_bot_job add column approved_hash text;
alter table cases.rpa_bot_job add column approved_by uuid;
alter table cases.rpa_bot_job add column approved_by_name text;
alter table cases.rpa_bot_job add column approved_at timestamptz;
alter table cases.rpa_bot_job add column packet_id uuid;
alter table cases.rpa_bot_job add column fee_cents int;
alter table cases.rpa_bot_job add column expected_fee_cents int;
-- What the clerk sent back, in their words.
alter table cases.rpa_bot_job add column rejection_code text;
alter table cases.rpa_bot_job add column rejection_words text;
alter table cases.rpa_bot_job add column resubmit_by date;
-- When the clerk is asked again.
alter table cases.rpa_bot_job add column ask_at timestamptz;
-- Nobody in particular queues what is due by itself.
alter table cases.rpa_bot_job alter column created_by drop not null;
alter table cases.rpa_bot_job drop constraint rpa_bot_job_stage;
alter table cases.rpa_bot_job add constraint rpa_bot_job_stages check (stage in ('WAITING', 'SEARCHING', 'FILLING',
  'READY_TO_SUBMIT', 'SUBMITTING', 'OUTCOME_UNKNOWN', 'BY_HAND', 'TAKEN_OVER', 'WITH_CLERK', 'ACCEPTED', 'REJECTED',
  'NOT_FILED', 'COMPLETED_BY_HAND', 'DONE'));
alter table cases.rpa_bot_job add constraint rpa_bot_job_question check (question in ('APPROVAL', 'FEE', 'CAPTCHA',
  'SECOND_FACTOR', 'CHANGED_PAGE', 'WRONG_PASSWORD', 'NO_CREDENTIAL', 'NO_BROWSER', 'NO_PACKET', 'OTHER_PACKET', 'TERMS',
  'PAUSED', 'OTHER_CASE', 'UNKNOWN_LINE', 'NOT_FOUND', 'NO_ROBOT'));
-- A person who says yes says it to what they saw.
alter table cases.rpa_bot_job add constraint rpa_bot_job_approved
  check ((approved_hash is null) = (approved_at is null));
-- One visit to a portal at a time.
create unique index rpa_bot_job_portal_busy on cases.rpa_bot_job (firm_id, portal_id) where status = 'RUNNING';
create index rpa_bot_job_ask on cases.rpa_bot_job (ask_at) where stage = 'WITH_CLERK';
create index rpa_bot_job_unknown on cases.rpa_bot_job (updated_at) where stage = 'OUTCOME_UNKNOWN';

-- What a robot saw, page by page: kept without secrets, for the firm alone.
create table cases.robot_evidence (
  firm_id uuid not null,
  case_id uuid not null,
  job_id uuid not null,
  id uuid not null,
  attempt int not null,
  number int not null,
  step text not null,
  heading text not null,
  seen_at timestamptz not null,
  html_path text not null,
  html_sha256 text not null,
  picture_path text,
  picture_sha256 text,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id, job_id) references cases.rpa_bot_job (firm_id, case_id, id)
);
-- distribute: cases.robot_evidence by firm_id
create unique index robot_evidence_number on cases.robot_evidence (firm_id, case_id, job_id, attempt, number);
alter table cases.robot_evidence enable row level security;
create policy tenant on cases.robot_evidence using (users.sees(firm_id, null) and users.not_walled(case_id));

-- What a line of a docket seems to say, until a person decides.
create table cases.docket_proposal (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  evidence_id uuid,
  kind text not null,
  line_on date,
  line_text text not null,
  -- A line is proposed once, however often the docket is read.
  line_key text not null,
  confidence int not null,
  -- What the act needs and the line says, as the contract’s proposalFacts.
  facts jsonb not null default '{}',
  status text not null default 'OPEN',
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.docket_proposal by firm_id
alter table cases.docket_proposal add constraint docket_proposal_kind
  check (kind in ('ANSWER', 'HEARING', 'JUDGMENT', 'APPEAL', 'UNKNOWN'));
alter table cases.docket_proposal add constraint docket_proposal_status
  check (status in ('OPEN', 'ACCEPTED', 'SET_ASIDE'));
alter table cases.docket_proposal add constraint docket_proposal_decided
  check ((status = 'OPEN') = (decided_at is null));
create unique index docket_proposal_line on cases.docket_proposal (firm_id, case_id, line_key);
create index docket_proposal_open on cases.docket_proposal (firm_id, created_at desc) where status = 'OPEN';
alter table cases.docket_proposal enable row level security;
create policy tenant on cases.docket_proposal using (users.sees(firm_id, null) and users.not_walled(case_id));
