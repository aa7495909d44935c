-- To which account of a firm's accounting system an account of its ledger is posted; fee income by the account number of bill items.
create table cases.account_mapping (
  firm_id uuid not null,
  account text not null check (account in ('CASH', 'RECEIVABLE', 'ADVANCED_COSTS', 'CLIENT_CREDIT', 'FEE_INCOME', 'BAD_DEBT',
    'TRUST_CASH', 'TRUST_OWED', 'PAYMENT_FEES')),
  -- Empty for every account but fee income.
  account_no text not null,
  code text not null,
  name text not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (firm_id, account, account_no),
  check ((account = 'FEE_INCOME') = (account_no <> ''))
);
-- distribute: cases.account_mapping by firm_id
alter table cases.account_mapping enable row level security;
create policy tenant on cases.account_mapping using (users.sees_everything() or firm_id = any (users.known_firms()));
