-- What lies at a path never changes once it is stored: its hash is kept when somebody first needs it. Null until then.
alter table jobs.stored_file add column sha256 text;
alter table jobs.stored_file add constraint stored_file_sha256 check (sha256 ~ '^[0-9a-f]{64}$');
