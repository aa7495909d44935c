-- What companies say against charges of their invoices, and what the firm answered.
create table cases.invoice_dispute (
  firm_id uuid not null,
  client_id uuid not null,
  invoice_id uuid not null,
  line_id uuid not null,
  id uuid not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'UPHELD', 'EXPLAINED')),
  reason text not null,
  raised_by uuid not null,
  raised_by_name text not null,
  raised_at timestamptz not null,
  answer text,
  answered_by_name text,
  answered_at timestamptz,
  primary key (firm_id, invoice_id, id),
  foreign key (firm_id, invoice_id, line_id) references cases.invoice_line (firm_id, invoice_id, id),
  check ((status = 'OPEN') = (answered_at is null) and (answered_at is null) = (answer is null)
    and (answered_at is null) = (answered_by_name is null))
);
-- distribute: cases.invoice_dispute by firm_id
-- A charge is disputed once at a time.
create unique index invoice_dispute_open on cases.invoice_dispute (firm_id, invoice_id, line_id) where status = 'OPEN';
alter table cases.invoice_dispute enable row level security;
create policy tenant on cases.invoice_dispute using (users.sees(firm_id, client_id));
