-- A large write-off that one person asked for and another one has to do.
alter table cases.invoice add column write_off_asked_by uuid;
alter table cases.invoice add column write_off_asked_by_name text;
alter table cases.invoice add column write_off_comment text;
alter table cases.invoice add constraint invoice_write_off_asked check ((write_off_asked_by is null) = (write_off_asked_by_name is null)
  and (write_off_asked_by is null) = (write_off_comment is null));
