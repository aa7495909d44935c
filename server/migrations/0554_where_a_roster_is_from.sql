-- Where the units and leases of a property come from: files or a connection; null where people typed them.
alter table users.property add column roster_source text;
alter table users.property add constraint property_roster_source check (roster_source in ('IMPORT', 'CONNECTION'));
create index property_by_source on users.property (roster_source, lower(name), id) where roster_source is not null;
-- Who lives there and who owes something is counted for each property of a page.
create index lease_now_of_property on users.lease (property_id, balance_cents) where is_current;
update users.property p set roster_source = case when exists (
    select from users.property_import i join users.property_import_row r on r.client_id = i.client_id and r.import_id = i.id
    where i.client_id = p.client_id and i.status = 'APPLIED' and i.connection_id is not null
      and r.written ->> 'propertyId' = p.id::text) then 'CONNECTION' else 'IMPORT' end
where exists (select from users.unit u where u.client_id = p.client_id and u.property_id = p.id and u.external_source is not null)
  or exists (select from users.lease l where l.client_id = p.client_id and l.property_id = p.id and l.external_source is not null);

-- With the new column; it reads as its owner and applies the rule itself, to all rows at once.
create or replace view users.searched_property as
  select * from users.property
  where users.sees_everything() or client_id = any (users.own_clients())
    or client_id in (select e.client_id from users.engagement e where e.firm_id = users.own_firm() and e.firm_id = any (users.known_firms()));
