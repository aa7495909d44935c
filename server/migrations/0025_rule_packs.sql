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
  -- The version that a draft was made from.
  based_on text,
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

-- A change that a firm asks for: in words, or as the row that it wants.
create table cases.rule_proposal (
  id uuid primary key,
  state_code text not null,
  pack_version text not null,
  body text not null check (body <> ''),
  -- {kind, row} as the contract's lawRow has it.
  change jsonb,
  proposed_by_id uuid not null,
  proposed_by text not null,
  -- The firm, of a table that is no firm's: everybody's rules are asked about.
  house_id uuid not null,
  house_name text not null,
  proposed_at timestamptz not null,
  answer text check (answer in ('TAKEN', 'DECLINED')),
  answer_note text,
  answered_by_id uuid,
  answered_by text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
-- reference: cases.rule_proposal
create index rule_proposal_state on cases.rule_proposal (state_code, proposed_at desc);
