-- Who takes the rent of a property, and on which days and at which hours in person: a notice to pay must say it in California. What is
-- empty is the company's.
alter table users.property add column payee_name text;
alter table users.property add column payee_phone text;
alter table users.property add column payee_address text;
alter table users.property add column payee_hours text;
create or replace view users.published_property with (security_invoker = true) as
  select p.id, p.client_id, p.owner_id, p.name, p.address_line1, p.address_line2, p.city, p.state_code, p.zip_code, p.county_id,
    p.plaintiff_name, p.property_category, p.cares_covered, p.cares_basis, p.unit_count, p.status, o.name as owner_name,
    p.onsite_contact_phone, p.payee_name, p.payee_phone, p.payee_address, p.payee_hours
  from users.property p left join users.property_owner o on o.id = p.owner_id;
