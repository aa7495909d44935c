-- Until when the clerk takes a filing as of the same day, by the court's own clock; null where nobody has said.
alter table cases.courthouse add column filing_cutoff text;
alter table cases.courthouse add constraint courthouse_filing_cutoff_is_a_time
  check (filing_cutoff ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
