-- What a property's papers and visitors need beyond its address.
alter table users.property add column courthouse_id uuid;
alter table users.property add column license_expires_on date;
alter table users.property add column lead_certificate_expires_on date;
alter table users.property add column onsite_contact_name text;
alter table users.property add column onsite_contact_phone text;
alter table users.property add column onsite_contact_email text;
alter table users.property add column inactive_reason text;
-- An address as it is compared: `12 Main St.` is `12 MAIN ST`.
create index property_address on users.property
  (client_id, regexp_replace(lower(address_line1), '[[:punct:][:space:]]+', ' ', 'g'), left(zip_code, 5))
  where address_line1 is not null;

-- What the users half may know of the cases of a property, for whoever sees them.
create view cases.published_property_case with (security_invoker = true) as
  select firm_id, id, client_id, property_id, owner_id, title, status, case_number, created_at
  from cases.eviction_case where property_id is not null;
-- And of courthouses, which everybody may read.
create view cases.published_courthouse with (security_invoker = true) as
  select id, name, county_id, active from cases.courthouse;

-- What notifications may be about is the contract's list, and grows with it.
alter table users.notification drop constraint if exists notification_subject_kind_check;
