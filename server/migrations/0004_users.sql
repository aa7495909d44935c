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
create index client_name on users.client (lower(name));

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

create table users.app_user (
  id uuid primary key,
  -- The identity provider's subject; null until an invite is accepted.
  account_id uuid unique,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  role_type text not null check (role_type in ('Admin', 'CRM', 'Firm', 'Client')),
  -- What was given here; the token says what holds at the moment.
  roles text[] not null check (cardinality(roles) > 0),
  firm_id uuid references users.firm (id),
  client_id uuid references users.client (id),
  owner_id uuid references users.property_owner (id),
  crm_scope text check (crm_scope in ('ALL', 'ASSIGNED')),
  time_zone text not null default 'America/New_York',
  language text not null default 'en' check (language in ('en', 'es')),
  active boolean not null default true,
  last_seen_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (role_type <> 'Firm' or firm_id is not null),
  check (role_type <> 'CRM' or crm_scope is not null)
);
-- reference: users.app_user
create unique index app_user_email on users.app_user (lower(email));
create index app_user_firm on users.app_user (firm_id) where firm_id is not null;
create index app_user_client on users.app_user (client_id) where client_id is not null;

create table users.crm_client (
  user_id uuid not null references users.app_user (id),
  client_id uuid not null references users.client (id),
  primary key (user_id, client_id)
);
-- reference: users.crm_client

create table users.lawyer (
  user_id uuid primary key references users.app_user (id),
  title text,
  -- The name as it stands on court paper.
  signature_name text not null
);
-- reference: users.lawyer

create table users.bar_admission (
  user_id uuid not null references users.lawyer (user_id),
  state_code text not null,
  bar_number text not null,
  admitted_on date,
  active boolean not null default true,
  primary key (user_id, state_code)
);
-- reference: users.bar_admission

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
create index property_client_name on users.property (client_id, lower(name));

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

-- A manager or viewer sees the properties that stand here, and no other.
create table users.property_manager (
  property_id uuid not null references users.property (id),
  user_id uuid not null references users.app_user (id),
  assigned_at timestamptz not null default now(),
  primary key (property_id, user_id)
);
-- reference: users.property_manager
create index property_manager_user on users.property_manager (user_id);

-- The second net beneath the application's own scoping.
alter table users.client enable row level security;
create policy tenant on users.client using (
  users.sees_everything() or id = any (users.own_clients())
  or exists (select from users.engagement e where e.client_id = client.id and e.firm_id = users.own_firm())
);
alter table users.property enable row level security;
create policy tenant on users.property using (
  users.sees_everything() or client_id = any (users.own_clients())
  or exists (select from users.engagement e where e.client_id = property.client_id and e.firm_id = users.own_firm())
);
alter table users.property_owner enable row level security;
create policy tenant on users.property_owner using (
  users.sees_everything() or client_id = any (users.own_clients())
  or exists (select from users.engagement e where e.client_id = property_owner.client_id and e.firm_id = users.own_firm())
);
