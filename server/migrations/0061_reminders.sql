-- Reminders that people set: for whom, by whom, and whether they were sent.
alter table cases.reminder add column user_ids uuid[] not null default '{}';
alter table cases.reminder add column created_by uuid;
alter table cases.reminder add column created_by_name text;
alter table cases.reminder add column version int not null default 1;
alter table cases.reminder add column sent_at timestamptz;
alter table cases.reminder drop constraint reminder_audience_check;
-- PEOPLE: those whom `user_ids` names.
alter table cases.reminder add constraint reminder_audience
  check (audience in ('CLIENT', 'FIRM', 'CRM', 'PEOPLE'));
alter table cases.reminder add constraint reminder_people check (audience <> 'PEOPLE' or cardinality(user_ids) > 0);
-- Nobody was reminded until now, and nobody wants to be reminded of what is long past.
update cases.reminder set sent_at = now() where due_at < now();
create index reminder_unsent on cases.reminder (due_at) where done_at is null and sent_at is null;
