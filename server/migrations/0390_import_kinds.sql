-- Files of ledgers and of owners are imported too.
alter table users.property_import drop constraint property_import_kind_check;
alter table users.property_import add constraint property_import_kind_check
  check (kind in ('RENT_ROLL', 'DELINQUENCY', 'LEDGER', 'OWNERS'));
alter table users.import_mapping drop constraint import_mapping_kind_check;
alter table users.import_mapping add constraint import_mapping_kind_check
  check (kind in ('RENT_ROLL', 'DELINQUENCY', 'LEDGER', 'OWNERS'));
