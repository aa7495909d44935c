-- What is wrong with a paper of a case: several at a time, each until the paper is replaced, explained or the flag withdrawn.
create table cases.document_flag (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  document_id uuid not null,
  id uuid not null,
  reason text not null check (reason in ('UNREADABLE', 'WRONG_DOCUMENT', 'OUTDATED', 'INCOMPLETE', 'WRONG_FACTS', 'NOT_SIGNED',
    'OTHER')),
  comment text not null,
  -- Where on the paper; from the top left of the page, in points.
  page int,
  x double precision,
  y double precision,
  flagged_by uuid,
  flagged_by_name text not null,
  flagged_at timestamptz not null,
  ended_at timestamptz,
  ended_by_name text,
  outcome text check (outcome in ('REPLACED', 'EXPLAINED', 'WITHDRAWN')),
  explanation text,
  -- The paper that came in its place.
  replaced_by uuid,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id, document_id) references cases.case_document (firm_id, case_id, id),
  check ((ended_at is null) = (outcome is null))
);
-- distribute: cases.document_flag by firm_id
create index document_flag_open on cases.document_flag (firm_id, case_id) where ended_at is null;
alter table cases.document_flag enable row level security;
create policy tenant on cases.document_flag using (users.sees(firm_id, client_id) and users.not_walled(case_id));

insert into cases.document_flag (firm_id, client_id, case_id, document_id, id, reason, comment, flagged_by_name, flagged_at)
  select firm_id, client_id, case_id, id, gen_random_uuid(), 'OTHER', coalesce(flag_comment, ''), '', flagged_at
  from cases.case_document where flagged_at is not null;
alter table cases.case_document drop column flagged_at;
alter table cases.case_document drop column flag_comment;

-- Which template a paper was made from, and every fact that it prints with its source.
alter table cases.case_document add column template_id uuid;
alter table cases.case_document add column template_version int;
alter table cases.case_document add column printed jsonb;
-- Taken off the case by whoever added it, or because nobody needs it; the row stays.
alter table cases.case_document add column removed_at timestamptz;
alter table cases.case_document add column removed_by uuid;
