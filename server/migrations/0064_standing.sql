-- What the cases half may know of whose a property is and under which license it is rented, for whoever sees it.
create view users.published_standing with (security_invoker = true) as
  select p.id, p.license_number, p.license_expires_on, p.lead_certificate_number, p.lead_certificate_expires_on,
    o.name as owner_name, o.active as owner_active, c.name as company_name
  from users.property p
  join users.client c on c.id = p.client_id
  left join users.property_owner o on o.id = p.owner_id;

-- The points that a lawyer has passed, each with its sentence: another name or another day is another point.
alter table cases.case_eviction add column standing_override jsonb;
