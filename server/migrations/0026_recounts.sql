-- A count of many cases that goes on after a restart: where it stands.
create table cases.recount (
  id uuid primary key,
  reason text not null,
  state_code text,
  -- The calendar whose change asked for it.
  calendar_id uuid references cases.court_calendar (id),
  -- The published version that asked for it; null where a calendar did.
  pack_version text,
  law_key text,
  -- Which law a count goes from and to; a count of a draft changes no case.
  base_version text,
  -- What held before, where its version doesn't name it: a release that gives the same version other rows.
  base_content jsonb,
  -- The draft's text that was counted with: its lock_version.
  draft_lock int,
  asked_by_id uuid,
  total int not null default 0,
  done int not null default 0,
  moved int not null default 0,
  -- The last case that is done, in the order of its key.
  after_firm uuid,
  after_case uuid,
  started_at timestamptz not null,
  ended_at timestamptz
);
-- reference: cases.recount
create index recount_open on cases.recount (reason, started_at) where ended_at is null;

-- Dates that a draft would move, as last counted.
create table cases.rule_impact (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  recount_id uuid not null,
  event text not null,
  was date,
  becomes date,
  primary key (firm_id, recount_id, case_id, event),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.rule_impact by firm_id
alter table cases.rule_impact enable row level security;
create policy tenant on cases.rule_impact using (users.sees(firm_id, client_id) and users.not_walled(case_id));
