-- Workflows are edited: the draft of the next version stands beside what is published, and each published version says
-- who published it, and why.
alter table cases.workflow add column has_draft boolean not null default false;
-- Before there was a builder, only workflows that were never published had a draft.
update cases.workflow set has_draft = true where status = 'DRAFT';

create table cases.workflow_version (
  firm_id uuid not null,
  workflow_id uuid not null,
  version int not null,
  note text not null default '',
  published_at timestamptz not null default now(),
  published_by uuid,
  published_by_name text not null default '',
  primary key (firm_id, workflow_id, version)
);
-- distribute: cases.workflow_version by firm_id
alter table cases.workflow_version add constraint workflow_version_of
  foreign key (firm_id, workflow_id) references cases.workflow (firm_id, id);
alter table cases.workflow_version enable row level security;
create policy tenant on cases.workflow_version using (users.sees_everything() or firm_id = any (users.known_firms()));
insert into cases.workflow_version (firm_id, workflow_id, version, published_at)
select firm_id, id, version, updated_at from cases.workflow where version > 0;

-- Steps name the deadlines of the rules by their names there.
update cases.workflow_step set configure_action = jsonb_set(configure_action, '{deadlineRuleEvent}', '"NOTICE_EXPIRES"')
where configure_action ->> 'deadlineRuleEvent' = 'NOTICE_ENDS';
update cases.workflow_step set configure_action = jsonb_set(configure_action, '{deadlineRuleEvent}', '"WRIT_REQUEST_BY"')
where configure_action ->> 'deadlineRuleEvent' = 'WRIT_BY';
update cases.case_step set configure_action = jsonb_set(configure_action, '{deadlineRuleEvent}', '"NOTICE_EXPIRES"')
where configure_action ->> 'deadlineRuleEvent' = 'NOTICE_ENDS';
update cases.case_step set configure_action = jsonb_set(configure_action, '{deadlineRuleEvent}', '"WRIT_REQUEST_BY"')
where configure_action ->> 'deadlineRuleEvent' = 'WRIT_BY';

-- How many running cases have pinned which version, and which they are.
create index eviction_case_pinned on cases.eviction_case (firm_id, workflow_id, workflow_version, id)
where workflow_id is not null and status not in ('CLOSED', 'DISMISSED', 'DENIED');
