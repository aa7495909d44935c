-- What was refused stays as a row until its upload address has expired, so that its empty file is swept.
alter table jobs.stored_file drop constraint stored_file_state_check;
alter table jobs.stored_file add constraint stored_file_state_check check (state in ('PENDING', 'STORED', 'REFUSED'));

-- What waits to be put on a case is counted for its person, firm and company, at each new link.
create index stored_file_waiting_of_person on jobs.stored_file (uploaded_by) where upload_expires_at is not null;
create index stored_file_waiting_of_firm on jobs.stored_file (firm_id) where upload_expires_at is not null;
create index stored_file_waiting_of_client on jobs.stored_file (client_id) where upload_expires_at is not null;
