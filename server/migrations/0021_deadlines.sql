-- The law as dated data: a pack for each state, in versions. What was published is never changed.
create table cases.rule_pack (
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  version text not null,
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'SUPERSEDED')),
  name text not null,
  -- Terms, deadlines, notice rules and figures as the contract's rulePackContent has them, without who verified them.
  content jsonb not null,
  -- What this version changes, in its author's words.
  note text not null default '',
  created_by text not null,
  created_by_id uuid,
  created_at timestamptz not null default now(),
  published_by text,
  published_by_id uuid,
  published_at timestamptz,
  lock_version int not null default 1,
  primary key (state_code, version),
  check ((status = 'DRAFT') = (published_at is null))
);
-- reference: cases.rule_pack
create unique index rule_pack_published on cases.rule_pack (state_code) where status = 'PUBLISHED';
create unique index rule_pack_draft on cases.rule_pack (state_code) where status = 'DRAFT';

-- What a lawyer said of one rule: right, or wrong and why. It holds for the rule as it read then: a rule that changes
-- loses it. The latest word counts.
create table cases.rule_verdict (
  id uuid primary key,
  state_code text not null,
  rule_id text not null,
  -- SHA-256 of what the rule says.
  rule_hash text not null,
  verdict text not null check (verdict in ('VERIFIED', 'WRONG', 'WITHDRAWN')),
  reason text,
  -- The case from whose page it was said; a case of the lawyer's own firm.
  case_id uuid,
  lawyer_id uuid not null,
  -- The name and the house, told to everybody who reads the date.
  lawyer_name text not null,
  firm_name text not null,
  bar_number text,
  said_at timestamptz not null,
  check (verdict <> 'WRONG' or reason is not null)
);
-- reference: cases.rule_verdict
create index rule_verdict_rule on cases.rule_verdict (state_code, rule_id, said_at desc);

-- The dates of a case as last counted, one row each: an object with the event as key. The day-by-day count is not kept;
-- it is made anew from the same facts.
create table cases.case_dates (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  dates jsonb not null default '{}',
  -- Which law and which calendars it was counted with.
  law_key text not null,
  counted_at timestamptz not null,
  primary key (firm_id, case_id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.case_dates by firm_id

-- A date that a change of the law, and no fact, has moved; a lawyer of the firm says that he has seen it.
create table cases.moved_date (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  state_code text not null,
  pack_version text not null,
  event text not null,
  was date,
  becomes date,
  moved_at timestamptz not null,
  accepted_by uuid,
  accepted_by_name text,
  accepted_at timestamptz,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id),
  check ((accepted_by is null) = (accepted_at is null))
);
-- distribute: cases.moved_date by firm_id
create index moved_date_open on cases.moved_date (firm_id, moved_at desc, id) where accepted_at is null;

do $$
declare
  t text;
begin
  foreach t in array array['case_dates', 'moved_date'] loop
    execute format('alter table cases.%I enable row level security', t);
    execute format('create policy tenant on cases.%I using ((select users.sees_everything())
      or firm_id = (select users.own_firm()) or client_id = any ((select users.own_clients())::uuid[]))', t);
    execute format('create policy wall on cases.%I as restrictive
      using (case_id <> all ((select users.walled_cases())::uuid[]))', t);
  end loop;
end $$;

-- The step that waits for nothing but its first lawful day, and that day: the queue of what may be done.
alter table cases.eviction_case
  add column may_do text check (may_do in ('FILE', 'ASK_DEFAULT', 'APPLY_WRIT', 'ALT_OFFICER')),
  add column may_do_on date,
  add constraint eviction_case_may_do check ((may_do is null) = (may_do_on is null));
create index eviction_case_may_do on cases.eviction_case (firm_id, may_do, may_do_on, id) where may_do is not null;

-- A count of many cases that goes on after a restart: where it stands.
create table cases.recount (
  id uuid primary key,
  reason text not null,
  state_code text,
  courthouse_id uuid references cases.courthouse (id),
  -- The published version that asked for it; null where a calendar did.
  pack_version text,
  law_key text,
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
