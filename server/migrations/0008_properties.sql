create table users.property (
  id uuid primary key,
  client_id uuid not null references users.client (id),
  owner_id uuid references users.property_owner (id),
  name text not null,
  address_line1 text,
  address_line2 text,
  city text,
  state_code text,
  zip_code text,
  county_id uuid,
  -- The plaintiff exactly as court paper must name it, e.g. with "as agent for".
  plaintiff_name text,
  property_category text not null default 'CONVENTIONAL',
  cares_covered text not null default 'UNKNOWN' check (cares_covered in ('YES', 'NO', 'UNKNOWN')),
  cares_basis text,
  unit_count int check (unit_count > 0),
  year_built int check (year_built between 1600 and 2200),
  license_number text,
  lead_certificate_number text,
  status text not null default 'ACTIVE' check (status in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  -- The id in the system that it was imported from.
  external_source text,
  external_id text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, external_source, external_id),
  check (status <> 'ACTIVE' or (address_line1 is not null and city is not null and state_code is not null
    and zip_code is not null and county_id is not null))
);
-- reference: users.property
create index property_client_name on users.property (client_id, lower(name), id);
create index property_name on users.property (lower(name), id);
create index property_newest on users.property (created_at, id);
create index property_search on users.property
  using gin (lower(name || ' ' || coalesce(address_line1, '') || ' ' || coalesce(city, '')) gin_trgm_ops);
create index property_prefix on users.property (client_id, lower(name) text_pattern_ops);
create index property_by_owner on users.property (owner_id) where owner_id is not null;
-- An owner belongs to the company whose property names them.
alter table users.property add constraint property_owner_of_client
  foreign key (client_id, owner_id) references users.property_owner (client_id, id);
alter table users.property enable row level security;
create policy tenant on users.property using (users.sees_client(client_id));

-- For lists and searches: under a policy PostgreSQL asks it of each row, and lets only leakproof operators choose rows before.
-- These views read as their owner and apply the same rule themselves, to all rows at once.
create view users.searched_client as
  select * from users.client
  where users.sees_everything() or id = any (users.own_clients())
    or id in (select e.client_id from users.engagement e where e.firm_id = users.own_firm() and e.firm_id = any (users.known_firms()));
create view users.searched_property as
  select * from users.property
  where users.sees_everything() or client_id = any (users.own_clients())
    or client_id in (select e.client_id from users.engagement e where e.firm_id = users.own_firm() and e.firm_id = any (users.known_firms()));
-- Views that ask no policy are read and never written through.
revoke insert, update, delete on users.searched_client, users.searched_property from writdesk_app;

create table users.unit (
  id uuid primary key,
  client_id uuid not null,
  property_id uuid not null,
  label text not null,
  address_line1 text,
  active boolean not null default true,
  foreign key (client_id, property_id) references users.property (client_id, id),
  unique (property_id, label)
);
-- reference: users.unit
alter table users.unit enable row level security;
create policy tenant on users.unit using (users.sees_client(client_id));

create view users.published_property with (security_invoker = true) as
  select p.id, p.client_id, p.owner_id, p.name, p.address_line1, p.address_line2, p.city, p.state_code, p.zip_code, p.county_id,
    p.plaintiff_name, p.property_category, p.cares_covered, p.cares_basis, p.unit_count, p.status, o.name as owner_name
  from users.property p left join users.property_owner o on o.id = p.owner_id;

-- A name alone, for lists: whoever sees a case may read what its property is called.
create view users.published_property_name as select id, name from users.property;
revoke insert, update, delete on users.published_property_name from writdesk_app;
