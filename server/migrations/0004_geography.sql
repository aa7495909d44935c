-- Places: the same for everybody, loaded from server/seed/reference. A ZIP code is a text: half of New England
-- begins with a zero.

create table users.country (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z]{2}$'),
  name text not null
);
-- reference: users.country

create table users.state (
  id uuid primary key,
  country_id uuid not null references users.country (id),
  code text not null check (code ~ '^[A-Z]{2}$'),
  -- Two digits of the Census; military mail has none.
  fips text check (fips ~ '^\d{2}$'),
  name text not null,
  -- `postal`: a state to the post office alone; it has no courts of the United States.
  kind text not null check (kind in ('state', 'district', 'territory', 'postal')),
  -- Most of the state keeps this time; a county may keep another.
  time_zone text not null,
  unique (country_id, code)
);
-- reference: users.state

create table users.county (
  id uuid primary key,
  state_id uuid not null references users.state (id),
  fips text not null unique check (fips ~ '^\d{5}$'),
  -- Unique in its state: Virginia has a Richmond and a Richmond city.
  name text not null,
  -- As a caption has it: Fulton County, Orleans Parish, Richmond city.
  full_name text not null,
  -- The clock of the county seat.
  time_zone text not null,
  unique (state_id, name)
);
-- reference: users.county
create index county_search on users.county using gin (lower(full_name) gin_trgm_ops);

create table users.city (
  id uuid primary key,
  state_id uuid not null references users.state (id),
  name text not null,
  unique (state_id, name)
);
-- reference: users.city

create table users.zip_code (
  country_id uuid not null,
  zip text not null,
  city_id uuid not null references users.city (id),
  state_id uuid not null references users.state (id),
  primary key (country_id, zip)
);
-- reference: users.zip_code

-- Every county that a ZIP code may lie in: three in ten ZIP codes touch several, and a filing in the wrong
-- county is thrown out. The main one is the likeliest; a person confirms it.
-- No foreign keys: only the loader writes here, it joins what it writes, and checking 115,000 rows one by one
-- would take half of the first start.
create table users.zip_county (
  country_id uuid not null,
  zip text not null,
  county_id uuid not null,
  is_main boolean not null,
  -- From the middle of the ZIP code to the county's border; 0 where the middle lies in it.
  distance_meters int not null check (distance_meters >= 0),
  primary key (country_id, zip, county_id)
);
-- reference: users.zip_county
create unique index zip_county_main on users.zip_county (country_id, zip) where is_main;

-- What was loaded, so that a start that finds nothing new loads nothing.
create table users.reference_load (
  name text primary key,
  sha256 text not null,
  loaded_at timestamptz not null default now()
);
-- reference: users.reference_load

-- What the other half of the product may join to.
create view users.published_county as
  select county.id, county.name, county.full_name, county.fips, county.time_zone,
    county.state_id, state.code as state_code, state.name as state_name,
    state.country_id, country.name as country_name
  from users.county
  join users.state on state.id = county.state_id
  join users.country on country.id = state.country_id;

create view users.published_state as
  select state.id, state.code, state.name, state.time_zone, state.country_id, country.name as country_name
  from users.state join users.country on country.id = state.country_id;

create view users.published_city as
  select city.id, city.name, city.state_id from users.city;

create view users.published_county_name as select id, name, time_zone from users.county;

-- Views that ask no policy are read and never written through.
revoke insert, update, delete on users.published_county, users.published_state, users.published_city,
  users.published_county_name from writdesk_app;
