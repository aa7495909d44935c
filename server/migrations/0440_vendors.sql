-- Whom a firm pays, with the facts of Form W-9. The tax number is sealed; its last digits are all that people read.
create table cases.vendor (
  firm_id uuid not null,
  id uuid not null,
  legal_name text not null,
  business_name text,
  other_names text[] not null default '{}',
  tax_class text not null,
  income text not null,
  is_government boolean not null default false,
  address_line1 text,
  address_line2 text,
  city text,
  state_code text,
  zip_code text,
  tin_kind text,
  sealed_tin text,
  tin_ending text,
  w9_on date,
  created_by_name text not null,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (firm_id, id)
);
-- distribute: cases.vendor by firm_id
alter table cases.vendor add constraint vendor_tax_class check (tax_class in ('INDIVIDUAL', 'PARTNERSHIP', 'TRUST_ESTATE',
  'C_CORPORATION', 'S_CORPORATION', 'LLC_PARTNERSHIP', 'LLC_C_CORPORATION', 'LLC_S_CORPORATION', 'OTHER'));
alter table cases.vendor add constraint vendor_income
  check (income in ('SERVICES', 'LEGAL_SERVICES', 'ATTORNEY_PROCEEDS', 'RENTS', 'OTHER_INCOME'));
alter table cases.vendor add constraint vendor_tin_kind check (tin_kind in ('SSN', 'EIN'));
alter table cases.vendor add constraint vendor_tin check ((sealed_tin is null) = (tin_ending is null)
  and (sealed_tin is null or tin_kind is not null));
alter table cases.vendor add constraint vendor_address check ((address_line1 is null) = (city is null)
  and (city is null) = (state_code is null) and (state_code is null) = (zip_code is null));
alter table cases.vendor enable row level security;
create policy tenant on cases.vendor using (users.sees_everything() or firm_id = users.own_firm());

-- The names by which checks know a vendor, as they are compared. A name means one vendor.
create table cases.vendor_name (
  firm_id uuid not null,
  name_key text not null,
  vendor_id uuid not null,
  primary key (firm_id, name_key),
  foreign key (firm_id, vendor_id) references cases.vendor (firm_id, id)
);
-- distribute: cases.vendor_name by firm_id
create index vendor_name_vendor on cases.vendor_name (firm_id, vendor_id);
alter table cases.vendor_name enable row level security;
create policy tenant on cases.vendor_name using (users.sees_everything() or firm_id = users.own_firm());
