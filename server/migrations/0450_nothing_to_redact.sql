-- A document that is made again may have nothing private in it any more, and somebody says so.
alter table cases.document_redaction drop constraint document_redaction_status;
alter table cases.document_redaction add constraint document_redaction_status check (status in ('QUEUED', 'READY', 'FAILED', 'NONE'));
