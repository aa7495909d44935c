-- Interest on overdue invoices: off unless a firm sets a rate for a company.
alter table cases.bill_item drop constraint bill_item_category;
alter table cases.bill_item add constraint bill_item_category check (category in ('ATTORNEY_FEE', 'COURT_COST',
  'SERVICE_FEE', 'WRIT_COST', 'OFFICER_FEE', 'SETOUT', 'APPEARANCE', 'SCRA_SEARCH', 'POSTAGE', 'COPIES_NOTARY',
  'EFILE_CONVENIENCE', 'RECORDING', 'INTEREST', 'ADJUSTMENT'));

-- The most that may be asked a year for cases of each state, in hundredths of a percent, from a day on. Where a state allows more
-- by a contract of a special kind, the lower rate stands. A state that isn’t here bears no interest.
create table cases.interest_cap (
  state_code text not null,
  effective_from date not null,
  basis_points int not null check (basis_points between 0 and 10000),
  source text not null,
  -- S seen in the source, K known, U unsure.
  confidence text not null check (confidence in ('S', 'K', 'U')),
  primary key (state_code, effective_from)
);
-- reference: cases.interest_cap
insert into cases.interest_cap (state_code, effective_from, basis_points, source, confidence) values
  ('AL', '2025-01-01', 800, 'Ala. Code § 8-8-1', 'K'),
  ('AZ', '2025-01-01', 1000, 'A.R.S. § 44-1201(A)', 'K'),
  ('FL', '2025-01-01', 1800, 'Fla. Stat. § 687.02(1)', 'K'),
  ('GA', '2025-01-01', 1800, 'O.C.G.A. § 7-4-16', 'K'),
  ('NC', '2025-01-01', 800, 'N.C. Gen. Stat. § 24-1', 'K'),
  ('OH', '2025-01-01', 800, 'Ohio Rev. Code § 1343.01(A)', 'K'),
  ('SC', '2025-01-01', 875, 'S.C. Code § 34-31-20(A)', 'K'),
  ('TN', '2025-01-01', 1000, 'Tenn. Code § 47-14-103(3)', 'K'),
  ('TX', '2025-01-01', 1800, 'Tex. Fin. Code § 303.009(a)', 'K'),
  ('VA', '2025-01-01', 1200, 'Va. Code § 6.2-303(A)', 'K');
revoke insert, update, delete, truncate on cases.interest_cap from writdesk_app;

-- What a firm agreed with a company that engaged it, from the first day of a month; nothing is off.
create table cases.interest_rate (
  firm_id uuid not null,
  client_id uuid not null,
  starts_on date not null check (extract(day from starts_on) = 1),
  basis_points int not null check (basis_points between 0 and 10000),
  set_by_name text not null,
  set_at timestamptz not null,
  primary key (firm_id, client_id, starts_on)
);
-- distribute: cases.interest_rate by firm_id
alter table cases.interest_rate enable row level security;
create policy tenant on cases.interest_rate using (users.sees(firm_id, client_id));

-- The months of which the interest of a company was charged: each once.
create table cases.interest_accrual (
  firm_id uuid not null,
  client_id uuid not null,
  month date not null check (extract(day from month) = 1),
  charges int not null check (charges >= 0),
  -- Below zero where a month takes back more than it asks for.
  amount_cents bigint not null,
  accrued_at timestamptz not null,
  primary key (firm_id, client_id, month)
);
-- distribute: cases.interest_accrual by firm_id
alter table cases.interest_accrual enable row level security;
create policy tenant on cases.interest_accrual using (users.sees(firm_id, client_id));

-- What a month charged for one line of an invoice; below zero takes back what an earlier month charged too much.
create table cases.interest_charge (
  firm_id uuid not null,
  client_id uuid not null,
  line_id uuid not null,
  month date not null,
  invoice_id uuid not null,
  -- From when the line bore interest: terms that change later don’t move it.
  overdue_from date not null,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (firm_id, line_id, month),
  foreign key (firm_id, client_id, month) references cases.interest_accrual (firm_id, client_id, month),
  foreign key (firm_id, invoice_id, line_id) references cases.invoice_line (firm_id, invoice_id, id)
);
-- distribute: cases.interest_charge by firm_id
create index interest_charge_invoice on cases.interest_charge (firm_id, invoice_id);
alter table cases.interest_charge enable row level security;
create policy tenant on cases.interest_charge using (users.sees(firm_id, client_id));
revoke update, delete, truncate on cases.interest_accrual, cases.interest_charge from writdesk_app;

-- In which states a firm works for a company.
create or replace view users.published_engagement with (security_invoker = true) as
  select client_id, firm_id, from_date, to_date, invoices_by, state_codes from users.engagement;
