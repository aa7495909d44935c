-- A run stops where whoever started it may no longer do what it does. Runs from before don't say who it was.
alter table cases.invoice_run add column started_by uuid;
alter table cases.document_run_case drop constraint document_run_case_reason_check;
alter table cases.document_run_case
  add constraint document_run_case_reason_check check (reason in ('ENDED', 'GONE', 'FAILED', 'NO_RIGHTS'));
