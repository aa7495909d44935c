-- Buildings, units, leases, the people of a lease and its ledger. The company leads every key, so that these tables can be spread by it
-- once the cluster spreads anything but firms; today each node keeps them whole, next to the properties that they belong to.
create table users.building (
  client_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  name text not null,
  primary key (client_id, id),
  foreign key (client_id, property_id) references users.property (client_id, id)
);
-- reference: users.building
create unique index building_name on users.building (client_id, property_id, lower(name));
alter table users.building enable row level security;
create policy tenant on users.building using (users.sees_client(client_id));

alter table users.unit drop constraint unit_pkey;
alter table users.unit drop constraint unit_property_id_label_key;
alter table users.unit add constraint unit_pkey primary key (client_id, id);
alter table users.unit add column building_id uuid;
alter table users.unit add column address_line2 text;
alter table users.unit add column bedrooms int;
alter table users.unit add column bathrooms double precision;
alter table users.unit add column size_sqft int;
alter table users.unit add column market_rent_cents bigint;
alter table users.unit add column external_source text;
alter table users.unit add column external_id text;
alter table users.unit add column version int not null default 1;
alter table users.unit add constraint unit_building
  foreign key (client_id, building_id) references users.building (client_id, id);
create unique index unit_label on users.unit
  (client_id, property_id, coalesce(building_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(label));
create index unit_of_property on users.unit (property_id, lower(label), id);

create table users.lease (
  client_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  -- The one lease under which somebody lives in the unit now.
  is_current boolean not null default true,
  lease_from date,
  lease_to date,
  renewed_on date,
  term text not null default 'FIXED' check (term in ('FIXED', 'MONTH_TO_MONTH', 'WEEKLY')),
  is_written boolean not null default true,
  rent_cents bigint check (rent_cents >= 0),
  due_day int not null default 1 check (due_day between 1 and 31),
  grace_days int check (grace_days between 0 and 60),
  late_fee_cents bigint check (late_fee_cents >= 0),
  deposit_cents bigint check (deposit_cents >= 0),
  forfeiture_clause boolean,
  subsidy text not null default 'NONE'
    check (subsidy in ('NONE', 'VOUCHER', 'LIHTC', 'PUBLIC_HOUSING', 'USDA_RD', 'OTHER')),
  notice_given_on date,
  moved_in_on date,
  moved_out_on date,
  -- Who lives there, for lists and searches.
  tenant_names text not null default '',
  -- What is owed on a day, rent apart from other charges, and how old it is. A ledger is added up; a report says it.
  balance_source text not null default 'LEDGER' check (balance_source in ('LEDGER', 'REPORT')),
  balance_on date,
  balance_cents bigint not null default 0,
  rent_owed_cents bigint not null default 0,
  other_owed_cents bigint not null default 0,
  owed0_cents bigint not null default 0,
  owed31_cents bigint not null default 0,
  owed61_cents bigint not null default 0,
  owed91_cents bigint not null default 0,
  -- Counts the changes of what is owed: a case knows from it that the ledger moved.
  ledger_version int not null default 1,
  external_source text,
  external_id text,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (client_id, id),
  foreign key (client_id, property_id) references users.property (client_id, id),
  foreign key (client_id, unit_id) references users.unit (client_id, id)
);
-- reference: users.lease
create unique index lease_current on users.lease (client_id, unit_id) where is_current;
create unique index lease_external on users.lease (client_id, external_source, external_id) where external_id is not null;
create index lease_of_property on users.lease (property_id, unit_id);
create index lease_late on users.lease (client_id, balance_cents desc, id) where is_current and balance_cents > 0;
alter table users.lease enable row level security;
create policy tenant on users.lease using (users.sees_client(client_id));

create table users.lease_person (
  client_id uuid not null,
  id uuid not null,
  lease_id uuid not null,
  position int not null,
  kind text not null check (kind in ('LEASEHOLDER', 'OCCUPANT', 'COSIGNER')),
  first_name text not null default '',
  middle_name text,
  last_name text not null,
  suffix text,
  is_minor boolean not null default false,
  email text,
  phone text,
  language text,
  accommodation_pending boolean not null default false,
  ssn_sealed text,
  ssn_last4 text,
  dob_sealed text,
  dob_year int,
  primary key (client_id, id),
  foreign key (client_id, lease_id) references users.lease (client_id, id) on delete cascade
);
-- reference: users.lease_person
create index lease_person_of_lease on users.lease_person (lease_id, position);
alter table users.lease_person enable row level security;
create policy tenant on users.lease_person using (users.sees_client(client_id));

create table users.lease_ledger_line (
  client_id uuid not null,
  id uuid not null,
  lease_id uuid not null,
  position int not null,
  kind text not null check (kind in ('RENT', 'LATE_FEE', 'UTILITY', 'OTHER', 'PAYMENT', 'CREDIT')),
  due_on date,
  description text not null default '',
  amount_cents bigint not null,
  primary key (client_id, id),
  foreign key (client_id, lease_id) references users.lease (client_id, id) on delete cascade
);
-- reference: users.lease_ledger_line
create index lease_ledger_line_of_lease on users.lease_ledger_line (lease_id, position);
alter table users.lease_ledger_line enable row level security;
create policy tenant on users.lease_ledger_line using (users.sees_client(client_id));
