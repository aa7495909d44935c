-- The price of a bill item from a day on: a new price changes no line that was charged before.
create table cases.bill_item_amount (
  firm_id uuid not null,
  bill_item_id uuid not null,
  effective_from date not null,
  amount_cents bigint not null,
  created_at timestamptz not null default now(),
  primary key (firm_id, bill_item_id, effective_from),
  foreign key (firm_id, bill_item_id) references cases.bill_item (firm_id, id)
);
-- distribute: cases.bill_item_amount by firm_id
alter table cases.bill_item_amount enable row level security;
create policy tenant on cases.bill_item_amount using (users.sees_everything() or firm_id = any (users.known_firms()));

-- What an item cost until now holds for as long as anybody looks back.
insert into cases.bill_item_amount (firm_id, bill_item_id, effective_from, amount_cents)
  select firm_id, id, '2000-01-01', amount_cents from cases.bill_item;
alter table cases.bill_item drop column amount_cents;

-- Only items that actions on a case charge have a code.
alter table cases.bill_item alter column code drop not null;
alter table cases.bill_item add column updated_at timestamptz not null default now();
create unique index bill_item_title on cases.bill_item (firm_id, lower(title));

-- An item that a case was charged with stays: the two can't happen at once.
create index billing_item_of on cases.billing_item (firm_id, bill_item_id) where bill_item_id is not null;
alter table cases.billing_item add constraint billing_item_catalog foreign key (firm_id, bill_item_id)
  references cases.bill_item (firm_id, id);

-- The location of a firm's accounts to which what happens in a county is posted.
create table cases.county_location (
  firm_id uuid not null,
  county_id uuid not null,
  location_id text not null,
  location_name text not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (firm_id, county_id)
);
-- distribute: cases.county_location by firm_id
alter table cases.county_location enable row level security;
create policy tenant on cases.county_location using (users.sees_everything() or firm_id = any (users.known_firms()));
