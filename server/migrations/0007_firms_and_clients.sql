-- Firms, client companies, people, owners and properties: small tables that every case refers to.

create table users.firm (
  id uuid primary key,
  name text not null,
  short_name text not null,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  state_code text not null,
  zip_code text not null,
  phone text,
  email text,
  time_zone text not null,
  -- What the firm asks for a case that its lawyer approved; a bill item may say otherwise.
  attorney_fee_cents int not null default 12500 check (attorney_fee_cents >= 0),
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now()
);
-- reference: users.firm

create table users.client (
  id uuid primary key,
  name text not null,
  short_name text not null,
  entity_type text not null default 'LLC',
  address_line1 text,
  address_line2 text,
  city text,
  state_code text,
  zip_code text,
  phone text,
  email text,
  time_zone text not null default 'America/New_York',
  -- Accounts payable: who is sent the invoices.
  ap_name text,
  ap_email text,
  ap_phone text,
  ap_address jsonb,
  terms_days int not null default 30 check (terms_days between 0 and 180),
  grace_days int not null default 0 check (grace_days between 0 and 90),
  -- A company-wide overdue invoice holds new cases; some firms ask per property.
  overdue_gate text not null default 'COMPANY' check (overdue_gate in ('COMPANY', 'PROPERTY', 'NONE')),
  origin text not null default 'ORGANIC' check (origin in ('ORGANIC', 'INVITED')),
  status text not null default 'ACTIVE' check (status in ('ONBOARDING', 'ACTIVE', 'INACTIVE')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- reference: users.client
create index client_name on users.client (lower(name), id);
create index client_newest on users.client (created_at, id);
-- What the tables around a case still need: the searches of their lists, and rules that hold whoever writes.

-- Search from three characters on uses trigrams; a shorter text is taken as the beginning of a name.
create index client_search on users.client using gin (lower(name || ' ' || short_name) gin_trgm_ops);
create index client_prefix on users.client (lower(name) text_pattern_ops);

-- A client may engage several firms; a case takes the firm engaged for its property's state when it is created.
create table users.engagement (
  client_id uuid not null references users.client (id),
  firm_id uuid not null references users.firm (id),
  state_codes text[] not null check (cardinality(state_codes) > 0),
  from_date date not null,
  to_date date,
  primary key (client_id, firm_id, from_date)
);
-- reference: users.engagement
create index engagement_firm on users.engagement (firm_id);
alter table users.engagement add constraint engagement_ends_later check (to_date is null or to_date >= from_date);
alter table users.engagement enable row level security;
create policy tenant on users.engagement using (
  users.sees_everything() or firm_id = any (users.known_firms()) or client_id = any (users.own_clients())
);

-- Whether this client engaged the reader's firm, now or before. Its statement is planned once for a session.
create function users.engaged_us(client uuid) returns boolean language plpgsql stable as $$
begin
  return exists (select from users.engagement e where e.client_id = client and e.firm_id = users.own_firm());
end $$;
-- Whether the reader's own firm or companies, or a company that engaged the firm, have this row.
create function users.sees_client(client uuid) returns boolean language sql stable
  return users.sees_everything() or client = any (users.own_clients())
    or (client is not null and users.own_firm() is not null and users.engaged_us(client));

alter table users.client enable row level security;
create policy tenant on users.client using (users.sees_client(id));

create table users.property_owner (
  id uuid primary key,
  client_id uuid not null references users.client (id),
  name text not null,
  entity_type text not null default 'LLC',
  address_line1 text,
  address_line2 text,
  city text,
  state_code text,
  zip_code text,
  phone text,
  email text,
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id)
);
-- reference: users.property_owner
create index property_owner_search on users.property_owner using gin (lower(name) gin_trgm_ops);
create index property_owner_prefix on users.property_owner (client_id, lower(name) text_pattern_ops);
alter table users.property_owner enable row level security;
create policy tenant on users.property_owner using (users.sees_client(client_id));

-- What the cases half may join to of people, companies and properties: names and places, no more.
create view users.published_firm with (security_invoker = true) as
  select id, name, short_name, time_zone, attorney_fee_cents, address_line1, address_line2, city, state_code, zip_code, phone, email
  from users.firm;

create view users.published_client with (security_invoker = true) as
  select id, name, short_name, time_zone, terms_days, grace_days, overdue_gate from users.client;

-- Names alone, for lists: whoever sees a case may read what its company, property and county are called, so these
-- views don't ask the policies again for every row.
create view users.published_client_name as select id, name from users.client;
-- Views that ask no policy are read and never written through.
revoke insert, update, delete on users.published_client_name from writdesk_app;
