-- What banks say of the accounts. A line comes once, however often it is imported.
create table cases.bank_statement (
  firm_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  format text not null check (format in ('OFX', 'BAI2', 'CSV')),
  file_name text not null,
  file_hash text not null,
  opening_cents bigint not null,
  closing_cents bigint not null,
  closing_on date not null,
  lines int not null,
  known_lines int not null,
  imported_by_name text not null,
  imported_at timestamptz not null,
  primary key (firm_id, id),
  foreign key (firm_id, account_id) references cases.bank_account (firm_id, id)
);
-- distribute: cases.bank_statement by firm_id
create unique index bank_statement_file on cases.bank_statement (firm_id, account_id, file_hash);
create index bank_statement_newest on cases.bank_statement (firm_id, account_id, closing_on desc);
alter table cases.bank_statement enable row level security;
create policy tenant on cases.bank_statement using (users.sees_everything() or firm_id = users.own_firm());

create table cases.bank_line (
  firm_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  statement_id uuid not null,
  -- By what the line is known again.
  line_key text not null,
  posted_on date not null,
  amount_cents bigint not null check (amount_cents <> 0),
  number text,
  text text not null,
  reference text,
  alarm text check (alarm in ('AMOUNT', 'VOIDED', 'PAID_TWICE')),
  -- The check that an alarm is about.
  alarm_kind text check (alarm_kind in ('TRUST', 'CHECK', 'PAYMENT')),
  alarm_id uuid,
  primary key (firm_id, id),
  foreign key (firm_id, account_id) references cases.bank_account (firm_id, id),
  foreign key (firm_id, statement_id) references cases.bank_statement (firm_id, id)
);
-- distribute: cases.bank_line by firm_id
create unique index bank_line_once on cases.bank_line (firm_id, account_id, line_key);
create index bank_line_day on cases.bank_line (firm_id, account_id, posted_on desc, id desc);
alter table cases.bank_line enable row level security;
create policy tenant on cases.bank_line using (users.sees_everything() or firm_id = users.own_firm());

-- What a line is in the books.
create table cases.bank_match (
  firm_id uuid not null,
  line_id uuid not null,
  kind text not null check (kind in ('TRUST', 'CHECK', 'PAYMENT')),
  item_id uuid not null,
  -- Whether it is the bank's side of a reversal.
  is_return boolean not null,
  amount_cents bigint not null check (amount_cents <> 0),
  is_automatic boolean not null,
  matched_by_name text not null,
  matched_at timestamptz not null,
  primary key (firm_id, line_id, item_id, is_return),
  foreign key (firm_id, line_id) references cases.bank_line (firm_id, id)
);
-- distribute: cases.bank_match by firm_id
-- Nothing in the books is paid twice.
create unique index bank_match_once on cases.bank_match (firm_id, item_id, is_return);
alter table cases.bank_match enable row level security;
create policy tenant on cases.bank_match using (users.sees_everything() or firm_id = users.own_firm());

-- A check that the bank paid.
alter table cases.court_check add column cleared_on date;
alter table cases.court_check drop constraint court_check_status;
alter table cases.court_check add constraint court_check_status
  check (status in ('GENERATED', 'AWAITING_APPROVAL', 'SUBMITTED', 'CLEARED', 'VOIDED'));
alter table cases.court_check drop constraint court_check_released;
alter table cases.court_check add constraint court_check_released check (status not in ('SUBMITTED', 'CLEARED')
  or (number is not null and issued_on is not null and approved_by is not null));
alter table cases.court_check add constraint court_check_cleared check ((status = 'CLEARED') = (cleared_on is not null));

-- The three sums of a trust account at the end of a month, as somebody prepared them and a lawyer signed them.
create table cases.trust_reconciliation (
  firm_id uuid not null,
  account_id uuid not null,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  status text not null check (status in ('PREPARED', 'SIGNED')),
  bank_cents bigint not null,
  in_transit_cents bigint not null,
  outstanding_cents bigint not null,
  adjusted_cents bigint not null,
  ledger_cents bigint not null,
  clients_cents bigint not null,
  prepared_by uuid not null,
  prepared_by_name text not null,
  prepared_at timestamptz not null,
  signed_by uuid,
  signed_by_name text,
  signed_at timestamptz,
  primary key (firm_id, account_id, month),
  foreign key (firm_id, account_id) references cases.bank_account (firm_id, id)
);
-- distribute: cases.trust_reconciliation by firm_id
-- One cent off is not signed, and whoever prepared it doesn't sign it.
alter table cases.trust_reconciliation add constraint trust_reconciliation_equal
  check (status <> 'SIGNED' or (adjusted_cents = ledger_cents and ledger_cents = clients_cents));
alter table cases.trust_reconciliation add constraint trust_reconciliation_second_person
  check ((status = 'SIGNED') = (signed_by is not null) and (signed_by is null or signed_by <> prepared_by));
alter table cases.trust_reconciliation add constraint trust_reconciliation_adjusted
  check (adjusted_cents = bank_cents + in_transit_cents - outstanding_cents);
alter table cases.trust_reconciliation enable row level security;
create policy tenant on cases.trust_reconciliation using (users.sees_everything() or firm_id = users.own_firm());
