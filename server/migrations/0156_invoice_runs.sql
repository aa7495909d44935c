-- How the invoices of a company are gathered by a firm, and the runs that make them.
alter table users.engagement add column invoices_by text not null default 'COMPANY';
alter table users.engagement add constraint engagement_invoices_by
  check (invoices_by in ('CASE', 'PROPERTY', 'PORTFOLIO', 'COMPANY', 'MONTH'));
create view users.published_engagement with (security_invoker = true) as
  select client_id, firm_id, from_date, to_date, invoices_by from users.engagement;

create table cases.invoice_run (
  firm_id uuid not null,
  id uuid not null,
  -- Charges up to this day of the firm.
  through date not null,
  -- Null for all companies.
  client_id uuid,
  -- Null where each engagement says it.
  invoices_by text check (invoices_by in ('CASE', 'PROPERTY', 'PORTFOLIO', 'COMPANY', 'MONTH')),
  -- Drafts only, where it is false.
  issues boolean not null,
  started_by_name text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (firm_id, id)
);
-- distribute: cases.invoice_run by firm_id
create index invoice_run_newest on cases.invoice_run (firm_id, started_at desc, id desc);
alter table cases.invoice_run enable row level security;
create policy tenant on cases.invoice_run using (users.sees_everything() or firm_id = users.own_firm());

-- One invoice of a run: what it is of stands here before the run begins, and what became of it once its transaction ends. So a run
-- that was killed goes on, and nothing is billed twice.
create table cases.invoice_run_group (
  firm_id uuid not null,
  run_id uuid not null,
  -- The company, how its charges are gathered, and the case, property, owner or month.
  key text not null,
  position int not null,
  client_id uuid not null,
  invoices_by text not null check (invoices_by in ('CASE', 'PROPERTY', 'PORTFOLIO', 'COMPANY', 'MONTH')),
  name text,
  billing_item_ids uuid[] not null,
  amount_cents bigint not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'BILLED', 'LEFT')),
  -- Why it was left: a code of the contract.
  reason text,
  invoice_id uuid,
  primary key (firm_id, run_id, key),
  foreign key (firm_id, run_id) references cases.invoice_run (firm_id, id),
  foreign key (firm_id, invoice_id) references cases.invoice (firm_id, id),
  check ((status = 'BILLED') = (invoice_id is not null)),
  check ((status = 'LEFT') = (reason is not null))
);
-- distribute: cases.invoice_run_group by firm_id
alter table cases.invoice_run_group enable row level security;
create policy tenant on cases.invoice_run_group using (users.sees_everything() or firm_id = users.own_firm());
