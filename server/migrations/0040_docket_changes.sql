-- A docket changes and goes: who appears for the firm, who changed it, and which change everybody on it knows of. What is
-- deleted stays, for cases that were once set on it still name it.
alter table cases.docket add column lawyer_id uuid;
alter table cases.docket add column updated_by uuid;
alter table cases.docket add column updated_at timestamptz;
alter table cases.docket add column deleted_by uuid;
alter table cases.docket add column deleted_at timestamptz;
alter table cases.docket add column told_version int not null default 1;
alter table cases.docket drop constraint docket_sitting;
create unique index docket_sitting on cases.docket (firm_id, courthouse_id, hearing_date, hearing_time, room)
  where deleted_at is null;
-- A lawyer's own dockets of a day: whether they are free.
create index docket_lawyer on cases.docket (firm_id, lawyer_id, hearing_date) where lawyer_id is not null;

-- What the tenant is offered at the hearing, as the court-day sheet shows it.
alter table cases.case_docket add column offer text;
alter table cases.case_docket add column offered_by uuid;
alter table cases.case_docket add column offered_at timestamptz;
