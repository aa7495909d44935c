-- Somebody keeps a document although facts that it prints have changed: why, and what those facts were then. What changes after
-- that makes it stale again.
alter table cases.case_document add column kept_at timestamptz;
alter table cases.case_document add column kept_by_name text;
alter table cases.case_document add column kept_reason text;
alter table cases.case_document add column kept_values jsonb;
alter table cases.case_document add constraint case_document_kept check ((kept_at is null) = (kept_reason is null));
