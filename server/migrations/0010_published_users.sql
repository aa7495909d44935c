-- What the cases half may join to of people, companies and properties: names and places, no more.
create view users.published_firm with (security_invoker = true) as
  select id, name, short_name, time_zone, attorney_fee_cents, address_line1, address_line2, city, state_code, zip_code, phone, email
  from users.firm;

create view users.published_client with (security_invoker = true) as
  select id, name, short_name, time_zone, terms_days, grace_days, overdue_gate from users.client;

create view users.published_person with (security_invoker = true) as
  select id, trim(first_name || ' ' || last_name) as name, email, role_type, roles, firm_id, client_id, active, language
  from users.app_user;

create view users.published_lawyer with (security_invoker = true) as
  select u.id, u.firm_id, trim(u.first_name || ' ' || u.last_name) as name, l.signature_name, b.state_code, b.bar_number
  from users.app_user u
  join users.lawyer l on l.user_id = u.id
  join users.bar_admission b on b.user_id = u.id and b.active
  where u.active;

create view users.published_property with (security_invoker = true) as
  select p.id, p.client_id, p.owner_id, p.name, p.address_line1, p.address_line2, p.city, p.state_code, p.zip_code, p.county_id,
    p.plaintiff_name, p.property_category, p.cares_covered, p.cares_basis, p.unit_count, p.status, o.name as owner_name
  from users.property p left join users.property_owner o on o.id = p.owner_id;

create view users.published_manager with (security_invoker = true) as
  select m.property_id, m.user_id from users.property_manager m;

-- Names alone, for lists: whoever sees a case may read what its company, property and county are called, so these
-- views don't ask the policies again for every row.
create view users.published_client_name as select id, name from users.client;
create view users.published_property_name as select id, name from users.property;
create view users.published_county_name as select id, name, time_zone from users.county;
