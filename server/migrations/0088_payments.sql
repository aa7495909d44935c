-- Payments of companies, and what of the invoices each one paid.
create table cases.payment (
  firm_id uuid not null,
  client_id uuid not null,
  id uuid not null,
  received_on date not null,
  method text not null check (method in ('CHECK', 'ACH', 'WIRE', 'CARD', 'CASH', 'OTHER')),
  reference text,
  note text,
  amount_cents bigint not null check (amount_cents > 0),
  -- What no invoice has taken and nobody refunded: the company's credit.
  unapplied_cents bigint not null check (unapplied_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  status text not null default 'RECORDED' check (status in ('RECORDED', 'REVERSED')),
  reversed_at timestamptz,
  reversed_by_name text,
  reversal_reason text,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  version int not null default 1,
  primary key (firm_id, id),
  check (unapplied_cents + refunded_cents <= amount_cents)
);
-- distribute: cases.payment by firm_id
create index payment_newest on cases.payment (firm_id, received_on desc, id desc);
create index payment_client on cases.payment (client_id, received_on desc, id desc);
alter table cases.payment enable row level security;
create policy tenant on cases.payment using (users.sees(firm_id, client_id));

create table cases.payment_allocation (
  firm_id uuid not null,
  client_id uuid not null,
  payment_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  line_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  allocated_at timestamptz not null,
  reversed_at timestamptz,
  primary key (firm_id, payment_id, id),
  foreign key (firm_id, payment_id) references cases.payment (firm_id, id),
  foreign key (firm_id, invoice_id, line_id) references cases.invoice_line (firm_id, invoice_id, id)
);
-- distribute: cases.payment_allocation by firm_id
create index payment_allocation_invoice on cases.payment_allocation (firm_id, invoice_id);
alter table cases.payment_allocation enable row level security;
create policy tenant on cases.payment_allocation using (users.sees(firm_id, client_id));
