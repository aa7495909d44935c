-- Invoices with lines: drafted without a number, issued with one, corrected by credits and write-offs.
alter table cases.invoice alter column number drop not null;
alter table cases.invoice alter column issue_date drop not null;
alter table cases.invoice alter column due_date drop not null;
alter table cases.invoice add column terms_days int not null default 30;
alter table cases.invoice add column credits_cents bigint not null default 0;
alter table cases.invoice add column written_off_cents bigint not null default 0;
alter table cases.invoice add column note text;
alter table cases.invoice add column created_by_name text;
alter table cases.invoice add column issued_by_name text;
alter table cases.invoice add column voided_at timestamptz;
alter table cases.invoice add column voided_by_name text;
alter table cases.invoice add column void_reason text;
alter table cases.invoice drop constraint invoice_balance;
update cases.invoice set balance_cents = 0 where status = 'VOID';
-- What is left of an invoice is what was asked less what was credited, written off and paid; of a void one nothing.
alter table cases.invoice add constraint invoice_balance check (balance_cents =
  case when status = 'VOID' then 0 else subtotal_cents - credits_cents - written_off_cents - paid_cents end);
alter table cases.invoice add constraint invoice_no_debt check (balance_cents >= 0 and paid_cents >= 0
  and credits_cents >= 0 and written_off_cents >= 0);
alter table cases.invoice add constraint invoice_number check (status in ('DRAFT', 'VOID')
  or (number is not null and issue_date is not null and due_date is not null));

create table cases.invoice_line (
  firm_id uuid not null,
  client_id uuid not null,
  invoice_id uuid not null,
  id uuid not null,
  position int not null,
  case_id uuid not null,
  billing_item_id uuid not null,
  description text not null,
  category text not null,
  account_no text not null,
  incurred_at timestamptz not null,
  quantity numeric(12, 4) not null,
  unit_cents bigint not null,
  amount_cents bigint not null,
  credited_cents bigint not null default 0,
  written_off_cents bigint not null default 0,
  paid_cents bigint not null default 0,
  primary key (firm_id, invoice_id, id),
  unique (firm_id, invoice_id, position),
  foreign key (firm_id, invoice_id) references cases.invoice (firm_id, id)
);
-- distribute: cases.invoice_line by firm_id
create index invoice_line_item on cases.invoice_line (firm_id, billing_item_id);
alter table cases.invoice_line add constraint invoice_line_amount check (amount_cents = round(quantity * unit_cents));
-- A line of less than nothing takes from the other lines of its invoice, and nobody pays it.
alter table cases.invoice_line add constraint invoice_line_rest check (
  (amount_cents > 0 and credited_cents >= 0 and written_off_cents >= 0 and paid_cents >= 0
    and credited_cents + written_off_cents + paid_cents <= amount_cents)
  or (amount_cents < 0 and written_off_cents = 0 and paid_cents = 0 and credited_cents between amount_cents and 0));
alter table cases.invoice_line enable row level security;
create policy tenant on cases.invoice_line using (users.sees(firm_id, client_id));

-- Credits and write-offs of issued invoices, each with its reason and its person.
create table cases.invoice_correction (
  firm_id uuid not null,
  client_id uuid not null,
  invoice_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('CREDIT', 'WRITE_OFF')),
  -- Of a credit note: a series of its own.
  number text,
  reason text not null,
  comment text,
  amount_cents bigint not null check (amount_cents > 0),
  made_by_name text not null,
  made_at timestamptz not null,
  primary key (firm_id, invoice_id, id),
  unique (firm_id, number),
  foreign key (firm_id, invoice_id) references cases.invoice (firm_id, id)
);
-- distribute: cases.invoice_correction by firm_id
alter table cases.invoice_correction enable row level security;
create policy tenant on cases.invoice_correction using (users.sees(firm_id, client_id));

-- Where payments of a company and new cases of it meet: whoever moves money or submits a case holds the row.
create table cases.billing_account (
  firm_id uuid not null,
  client_id uuid not null,
  moved_at timestamptz not null,
  primary key (firm_id, client_id)
);
-- distribute: cases.billing_account by firm_id
alter table cases.billing_account enable row level security;
create policy tenant on cases.billing_account using (users.sees(firm_id, client_id));
