-- Entrusted money has accounts of its own on the ledger; a deposit that nobody identified is of no company yet.
alter table cases.ledger_entry alter column client_id drop not null;
alter table cases.ledger_posting alter column client_id drop not null;
alter table cases.ledger_posting add column bank_account_id uuid;
alter table cases.ledger_posting drop constraint ledger_posting_debit_check;
alter table cases.ledger_posting drop constraint ledger_posting_credit_check;
alter table cases.ledger_posting add constraint ledger_posting_debit_check check (debit in
  ('CASH', 'RECEIVABLE', 'ADVANCED_COSTS', 'CLIENT_CREDIT', 'FEE_INCOME', 'BAD_DEBT', 'TRUST_CASH', 'TRUST_OWED'));
alter table cases.ledger_posting add constraint ledger_posting_credit_check check (credit in
  ('CASH', 'RECEIVABLE', 'ADVANCED_COSTS', 'CLIENT_CREDIT', 'FEE_INCOME', 'BAD_DEBT', 'TRUST_CASH', 'TRUST_OWED'));
-- Money in trust is never anything but money in trust.
alter table cases.ledger_posting add constraint ledger_posting_trust check
  ((debit in ('TRUST_CASH', 'TRUST_OWED')) = (credit in ('TRUST_CASH', 'TRUST_OWED')));
alter table cases.ledger_posting add constraint ledger_posting_trust_account check
  ((debit in ('TRUST_CASH', 'TRUST_OWED')) = (bank_account_id is not null));
create index ledger_posting_bank on cases.ledger_posting (firm_id, bank_account_id, posted_on) where bank_account_id is not null;

-- Payments that came from trust.
alter table cases.payment drop constraint payment_method_check;
alter table cases.payment add constraint payment_method_check check (method in ('CHECK', 'ACH', 'WIRE', 'CARD', 'CASH', 'OTHER', 'TRUST'));

-- What each company and case has on a trust account. Whoever moves the money holds the row; no row is ever below nothing, nor
-- below the deposits that still wait.
create table cases.trust_balance (
  firm_id uuid not null,
  account_id uuid not null,
  -- Whose it is: company and case in one key, because either may be absent.
  holder text not null,
  id uuid not null,
  client_id uuid,
  case_id uuid,
  balance_cents bigint not null default 0,
  held_cents bigint not null default 0,
  primary key (firm_id, account_id, holder),
  foreign key (firm_id, account_id) references cases.bank_account (firm_id, id)
);
-- distribute: cases.trust_balance by firm_id
alter table cases.trust_balance add constraint trust_balance_not_below_nothing check (balance_cents >= 0);
alter table cases.trust_balance add constraint trust_balance_held check (held_cents >= 0 and held_cents <= balance_cents);
alter table cases.trust_balance enable row level security;
create policy tenant on cases.trust_balance using (users.sees(firm_id, client_id));

-- Deposits, checks and transfers of trust accounts: what a bank's statement shows too.
create table cases.trust_item (
  firm_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('DEPOSIT', 'CHECK', 'TRANSFER')),
  status text not null check (status in ('AWAITING_APPROVAL', 'POSTED', 'REVERSED', 'REFUSED')),
  client_id uuid,
  case_id uuid,
  amount_cents bigint not null check (amount_cents > 0),
  posted_on date,
  method text check (method in ('CHECK', 'ACH', 'WIRE')),
  usable_on date,
  number int,
  payee_name text,
  reference text,
  memo text,
  invoice_id uuid,
  payment_id uuid,
  cleared_on date,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  approved_by uuid,
  approved_by_name text,
  identified_by_name text,
  reversed_on date,
  reversed_by_name text,
  reversal_reason text,
  -- When the bank took a reversal into its books that it had shown before.
  return_cleared_on date,
  version int not null default 1,
  primary key (firm_id, id),
  foreign key (firm_id, account_id) references cases.bank_account (firm_id, id)
);
-- distribute: cases.trust_item by firm_id
create unique index trust_item_number on cases.trust_item (firm_id, account_id, number) where number is not null;
create index trust_item_newest on cases.trust_item (firm_id, posted_on desc, id desc);
create index trust_item_client on cases.trust_item (firm_id, client_id);
alter table cases.trust_item add constraint trust_item_deposit check ((kind = 'DEPOSIT') = (method is not null and usable_on is not null));
alter table cases.trust_item add constraint trust_item_owned check (kind = 'DEPOSIT' or client_id is not null);
alter table cases.trust_item add constraint trust_item_transfer check ((kind = 'TRANSFER') = (invoice_id is not null and payment_id is not null));
alter table cases.trust_item add constraint trust_item_check check (kind <> 'CHECK' or payee_name is not null);
alter table cases.trust_item add constraint trust_item_posted check (status not in ('POSTED', 'REVERSED')
  or (posted_on is not null and (kind <> 'CHECK' or (number is not null and approved_by is not null))));
-- Whoever asks for a check never approves it.
alter table cases.trust_item add constraint trust_item_second_person check (approved_by is null or approved_by <> created_by);
alter table cases.trust_item add constraint trust_item_reversed check ((status = 'REVERSED') = (reversed_on is not null));
alter table cases.trust_item enable row level security;
create policy tenant on cases.trust_item using (users.sees(firm_id, client_id));

-- The register of each company and case. Rows are only added.
create table cases.trust_movement (
  firm_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  client_id uuid,
  case_id uuid,
  item_id uuid not null,
  kind text not null check (kind in ('DEPOSIT', 'IDENTIFY', 'CHECK', 'TRANSFER', 'REVERSAL')),
  amount_cents bigint not null check (amount_cents <> 0),
  posted_on date not null,
  made_by_name text not null,
  made_at timestamptz not null,
  primary key (firm_id, id),
  foreign key (firm_id, item_id) references cases.trust_item (firm_id, id)
);
-- distribute: cases.trust_movement by firm_id
create index trust_movement_day on cases.trust_movement (firm_id, account_id, posted_on);
create index trust_movement_client on cases.trust_movement (firm_id, client_id, posted_on);
alter table cases.trust_movement enable row level security;
create policy tenant on cases.trust_movement using (users.sees(firm_id, client_id));
revoke update, delete, truncate on cases.trust_movement from writdesk_app;
