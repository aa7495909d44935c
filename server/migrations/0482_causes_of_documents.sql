-- Why a document was made and who had it made, by the name that they had; null for what was made before this was kept.
alter table cases.case_document add column cause text;
alter table cases.case_document
  add constraint case_document_cause check (cause in ('MOMENT', 'STEP', 'REQUEST', 'BULK'));
alter table cases.case_document add column made_by_name text;
