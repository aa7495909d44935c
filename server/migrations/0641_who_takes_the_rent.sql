-- A notice to pay names who takes the rent, where, and by which telephone they are reached: the company of the case, and
-- the person of the property.
create or replace view users.published_client with (security_invoker = true) as
  select id, name, short_name, time_zone, address_line1, address_line2, city, state_code, zip_code, phone from users.client;
create or replace view users.published_property with (security_invoker = true) as
  select p.id, p.client_id, p.owner_id, p.name, p.address_line1, p.address_line2, p.city, p.state_code, p.zip_code, p.county_id,
    p.plaintiff_name, p.property_category, p.cares_covered, p.cares_basis, p.unit_count, p.status, o.name as owner_name,
    p.onsite_contact_phone
  from users.property p left join users.property_owner o on o.id = p.owner_id;
