-- The journals of a firm's ledger that left for its accounting system. An entry keeps its number in every file.
create table cases.accounting_journal (
  firm_id uuid not null,
  entry_id uuid not null,
  number int not null,
  primary key (firm_id, entry_id),
  unique (firm_id, number),
  foreign key (firm_id, entry_id) references cases.ledger_entry (firm_id, id)
);
-- distribute: cases.accounting_journal by firm_id
alter table cases.accounting_journal enable row level security;
create policy tenant on cases.accounting_journal using (users.sees_everything() or firm_id = any (users.known_firms()));

create table cases.accounting_export (
  firm_id uuid not null,
  id uuid not null,
  format text not null check (format in ('QUICKBOOKS_ONLINE', 'XERO', 'IIF', 'LEDGER_CSV')),
  basis text not null check (basis in ('ACCRUAL', 'CASH')),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  scope text not null check (scope in ('ALL', 'NEW')),
  journals int not null,
  debit_cents bigint not null,
  made_by_name text not null,
  made_at timestamptz not null,
  primary key (firm_id, id)
);
-- distribute: cases.accounting_export by firm_id
create index accounting_export_last on cases.accounting_export (firm_id, format, basis, made_at desc);
alter table cases.accounting_export enable row level security;
create policy tenant on cases.accounting_export using (users.sees_everything() or firm_id = any (users.known_firms()));

-- What each journal said when a file of a format and a basis had it last: whoever imports it twice learns what is new.
create table cases.accounting_exported (
  firm_id uuid not null,
  format text not null,
  basis text not null,
  entry_id uuid not null,
  digest text not null,
  export_id uuid not null,
  primary key (firm_id, format, basis, entry_id),
  foreign key (firm_id, entry_id) references cases.accounting_journal (firm_id, entry_id),
  foreign key (firm_id, export_id) references cases.accounting_export (firm_id, id)
);
-- distribute: cases.accounting_exported by firm_id
alter table cases.accounting_exported enable row level security;
create policy tenant on cases.accounting_exported using (users.sees_everything() or firm_id = any (users.known_firms()));
