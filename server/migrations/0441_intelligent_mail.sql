-- What the Postal Service gave a firm for the Intelligent Mail barcode; without a row, its envelopes have none.
create table cases.postage_settings (
  firm_id uuid not null,
  mailer_id text,
  service_type text,
  barcode_id text not null,
  version int not null default 1,
  primary key (firm_id)
);
-- distribute: cases.postage_settings by firm_id
alter table cases.postage_settings add constraint postage_settings_mailer check (mailer_id ~ '^([0-8]\d{5}|9\d{8})$');
alter table cases.postage_settings add constraint postage_settings_service check (service_type ~ '^\d{3}$');
alter table cases.postage_settings add constraint postage_settings_both check ((mailer_id is null) = (service_type is null));
alter table cases.postage_settings add constraint postage_settings_barcode check (barcode_id ~ '^\d[0-4]$');
alter table cases.postage_settings enable row level security;
create policy tenant on cases.postage_settings using (users.sees_everything() or firm_id = users.own_firm());

-- The digits of the barcode with which it was printed first.
alter table cases.envelope add column barcode text;
alter table cases.envelope add constraint envelope_barcode check (barcode ~ '^\d[0-4](\d{18}|\d{23}|\d{27}|\d{29})$');
