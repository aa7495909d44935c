-- Redacted versions of documents: what the company and the court get in the place of a document, which is the firm's alone from then on.
create table cases.document_redaction (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  document_id uuid not null,
  id uuid not null,
  status text not null,
  -- As the contract's redactionBox: places on pages in points from the top left, and why each is black. What stood there is nowhere.
  boxes jsonb not null,
  -- As the contract's redactedFile; null until it is made.
  file jsonb,
  redacted_by uuid,
  redacted_by_name text not null,
  redacted_at timestamptz not null,
  -- When another redaction took its place.
  ended_at timestamptz,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id, document_id) references cases.case_document (firm_id, case_id, id)
);
-- distribute: cases.document_redaction by firm_id
alter table cases.document_redaction add constraint document_redaction_status check (status in ('QUEUED', 'READY', 'FAILED'));
alter table cases.document_redaction add constraint document_redaction_file check ((status = 'READY') = (file is not null));
create unique index document_redaction_current on cases.document_redaction (firm_id, document_id) where ended_at is null;
alter table cases.document_redaction enable row level security;
create policy tenant on cases.document_redaction using (users.sees(firm_id, client_id) and users.not_walled(case_id));
