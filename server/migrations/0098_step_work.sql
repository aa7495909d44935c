-- What a step that is active has to be done by, and by whom; null where nobody is named.
alter table cases.case_step add column due_at timestamptz;
alter table cases.case_step add column assignee_id uuid;
-- The next moment at which the step notifies somebody of its due day.
alter table cases.case_step add column notice_at timestamptz;
-- Since when the case stands before this wait.
alter table cases.case_step add column waiting_since timestamptz;
-- What the step has done by itself, with the moment that it did it for: nothing is done twice.
alter table cases.case_step add column runs jsonb not null default '{}';
create index case_step_notice on cases.case_step (notice_at) where notice_at is not null;
create index case_step_waiting on cases.case_step (waiting_since) where waiting_since is not null;
create index case_step_task on cases.case_step (firm_id, due_at, id)
where state = 'ACTIVE' and configure_action ->> 'action' in ('TASK', 'CHECK_DOCKET', 'GENERATE_DOCUMENT');
