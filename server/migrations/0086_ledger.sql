-- The ledger of each firm. A row debits one account and credits another by a positive amount, so that no row can be out of
-- balance. Rows are only added: a correction reverses an entry and names it.
create table cases.ledger_entry (
  firm_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  posted_on date not null,
  kind text not null,
  -- The invoice, payment or check that it comes from.
  source_id uuid not null,
  reverses_id uuid,
  actor_id uuid,
  actor_name text not null,
  at timestamptz not null,
  primary key (firm_id, id)
);
-- distribute: cases.ledger_entry by firm_id
create index ledger_entry_source on cases.ledger_entry (firm_id, source_id);
-- What was reversed once is not reversed again.
create unique index ledger_entry_reversed on cases.ledger_entry (firm_id, reverses_id) where reverses_id is not null;
alter table cases.ledger_entry enable row level security;
create policy tenant on cases.ledger_entry using (users.sees(firm_id, client_id));

create table cases.ledger_posting (
  firm_id uuid not null,
  entry_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  posted_on date not null,
  debit text not null check (debit in ('CASH', 'RECEIVABLE', 'ADVANCED_COSTS', 'CLIENT_CREDIT', 'FEE_INCOME', 'BAD_DEBT')),
  credit text not null check (credit in ('CASH', 'RECEIVABLE', 'ADVANCED_COSTS', 'CLIENT_CREDIT', 'FEE_INCOME', 'BAD_DEBT')),
  amount_cents bigint not null check (amount_cents > 0),
  case_id uuid,
  invoice_id uuid,
  line_id uuid,
  primary key (firm_id, id),
  foreign key (firm_id, entry_id) references cases.ledger_entry (firm_id, id),
  check (debit <> credit)
);
-- distribute: cases.ledger_posting by firm_id
create index ledger_posting_entry on cases.ledger_posting (firm_id, entry_id);
create index ledger_posting_invoice on cases.ledger_posting (firm_id, invoice_id) where invoice_id is not null;
alter table cases.ledger_posting enable row level security;
create policy tenant on cases.ledger_posting using (users.sees(firm_id, client_id));
revoke update, delete, truncate on cases.ledger_entry, cases.ledger_posting from writdesk_app;

-- How far a firm's months are closed: whoever posts holds the row against whoever closes.
create table cases.ledger_book (
  firm_id uuid not null,
  closed_through date,
  primary key (firm_id)
);
-- distribute: cases.ledger_book by firm_id
alter table cases.ledger_book enable row level security;
create policy tenant on cases.ledger_book using (users.sees_everything() or firm_id = any (users.known_firms()));
