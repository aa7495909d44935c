-- A kept reply says by itself with which status it is given again.
alter table jobs.idempotency_key drop column status;
