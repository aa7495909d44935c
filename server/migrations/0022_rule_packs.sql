-- Rule packs are changed: what a draft was made from, what it would move, and what firms ask for.

alter table cases.rule_pack add column based_on text;

-- Which law a count goes from and to; a count of a draft changes no case.
alter table cases.recount
  add column base_version text,
  -- The draft's text that was counted with: its lock_version.
  add column draft_lock int,
  add column asked_by_id uuid;
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
create policy tenant on cases.rule_impact using ((select users.sees_everything())
  or firm_id = (select users.own_firm()) or client_id = any ((select users.own_clients())::uuid[]));
create policy wall on cases.rule_impact as restrictive
  using (case_id <> all ((select users.walled_cases())::uuid[]));

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
