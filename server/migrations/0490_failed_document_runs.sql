-- A case whose documents couldn't be generated is left, and the cases after it are not.
alter table cases.document_run_case drop constraint document_run_case_reason_check;
alter table cases.document_run_case
  add constraint document_run_case_reason_check check (reason in ('ENDED', 'GONE', 'FAILED'));
