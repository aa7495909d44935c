-- Billing: the firm's catalog, what a case incurred, and the invoices that carry it.
create table cases.bill_item (
  firm_id uuid not null,
  id uuid not null,
  code text not null,
  title text not null,
  description text,
  account_no text not null,
  category text not null,
  pricing text not null default 'FLAT',
  amount_cents bigint not null default 0,
  recoverable boolean not null default false,
  active boolean not null default true,
  version int not null default 1,
  primary key (firm_id, id),
  unique (firm_id, code)
);
-- distribute: cases.bill_item by firm_id
alter table cases.bill_item add constraint bill_item_category check (category in ('ATTORNEY_FEE', 'COURT_COST',
  'SERVICE_FEE', 'WRIT_COST', 'OFFICER_FEE', 'SETOUT', 'APPEARANCE', 'SCRA_SEARCH', 'POSTAGE', 'COPIES_NOTARY',
  'EFILE_CONVENIENCE', 'RECORDING', 'ADJUSTMENT'));
alter table cases.bill_item add constraint bill_item_pricing check (pricing in ('FLAT', 'PER_DEFENDANT',
  'PER_EXTRA_DEFENDANT', 'PER_ADDRESS', 'TIER_BY_CLAIM', 'MILEAGE', 'ACTUAL'));
alter table cases.bill_item enable row level security;
create policy tenant on cases.bill_item using (users.sees_everything() or firm_id = any (users.known_firms()));

create table cases.invoice (
  firm_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  property_id uuid,
  number text not null,
  status text not null check (status in ('DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'VOID')),
  issue_date date not null,
  due_date date not null,
  subtotal_cents bigint not null,
  paid_cents bigint not null default 0,
  balance_cents bigint not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (firm_id, id),
  unique (firm_id, number)
);
-- distribute: cases.invoice by firm_id
create index invoice_overdue on cases.invoice (firm_id, client_id, due_date) where status in ('ISSUED', 'PARTIALLY_PAID') and balance_cents > 0;
create index invoice_newest on cases.invoice (firm_id, issue_date desc, id desc);
create index invoice_client on cases.invoice (client_id, issue_date desc, id desc);
-- What is left of an invoice is what was asked less what came in.
alter table cases.invoice add constraint invoice_balance check (balance_cents = subtotal_cents - paid_cents);
alter table cases.invoice add constraint invoice_due check (due_date >= issue_date);
alter table cases.invoice enable row level security;
create policy tenant on cases.invoice using (users.sees(firm_id, client_id));

create table cases.billing_item (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  bill_item_id uuid,
  description text not null,
  quantity int not null default 1,
  unit_cents bigint not null,
  amount_cents bigint not null,
  incurred_at timestamptz not null,
  source text not null check (source in ('AUTO', 'MANUAL')),
  trigger text not null,
  -- One automatic line per trigger and item of a case, however often the act is repeated.
  once_key text,
  status text not null default 'UNBILLED' check (status in ('UNBILLED', 'BILLED', 'CREDITED', 'WRITTEN_OFF')),
  invoice_id uuid,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id),
  foreign key (firm_id, invoice_id) references cases.invoice (firm_id, id)
);
-- distribute: cases.billing_item by firm_id
create unique index billing_item_once on cases.billing_item (firm_id, case_id, once_key) where once_key is not null;
create index billing_item_invoice on cases.billing_item (firm_id, invoice_id) where invoice_id is not null;
alter table cases.billing_item add constraint billing_item_amount check (amount_cents = quantity * unit_cents);
alter table cases.billing_item enable row level security;
create policy tenant on cases.billing_item using (users.sees(firm_id, client_id) and users.not_walled(case_id));
