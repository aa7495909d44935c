-- Whom an event is about beside its firm and company is said by the nouns: the mechanism keeps it and names none.
alter table jobs.live_event add column about jsonb not null default '{}';
alter table jobs.live_event drop column property_id;
alter table jobs.live_event drop column owner_id;
alter table jobs.live_event drop column case_id;
