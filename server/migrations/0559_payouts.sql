-- What a provider has paid out to the firm's bank: one line of a statement, and behind it payments, what was taken back, and fees.
create table cases.payout (
  firm_id uuid not null,
  id uuid not null,
  provider text not null,
  account text not null,
  -- As the provider calls it.
  payout_ref text not null,
  status text not null,
  gross_cents bigint not null,
  fee_cents bigint not null,
  net_cents bigint not null,
  arrives_on date not null,
  kept_at timestamptz not null,
  primary key (firm_id, id)
);
-- distribute: cases.payout by firm_id
alter table cases.payout add constraint payout_provider check (provider in ('stripe', 'demonstration'));
alter table cases.payout add constraint payout_status check (status in ('PAID', 'FAILED'));
alter table cases.payout add constraint payout_sums check (net_cents = gross_cents - fee_cents and net_cents <> 0);
create unique index payout_once on cases.payout (firm_id, payout_ref);
create index payout_newest on cases.payout (firm_id, arrives_on desc, id desc);
alter table cases.payout enable row level security;
create policy tenant on cases.payout using (users.sees_everything() or firm_id = users.own_firm());

create table cases.payout_item (
  firm_id uuid not null,
  payout_id uuid not null,
  item_ref text not null,
  kind text not null,
  amount_cents bigint not null,
  fee_cents bigint not null,
  -- The payment as the provider calls it; null for what belongs to none, such as a fee for the account.
  payment_ref text,
  primary key (firm_id, payout_id, item_ref),
  foreign key (firm_id, payout_id) references cases.payout (firm_id, id)
);
-- distribute: cases.payout_item by firm_id
alter table cases.payout_item add constraint payout_item_kind check (kind in ('PAYMENT', 'RETURN', 'FEE'));
create index payout_item_payment on cases.payout_item (firm_id, payment_ref) where payment_ref is not null;
alter table cases.payout_item enable row level security;
create policy tenant on cases.payout_item using (users.sees_everything() or firm_id = users.own_firm());
revoke update, delete, truncate on cases.payout_item from writdesk_app;

-- A line of a statement may be a payout.
alter table cases.bank_match drop constraint bank_match_kind_check;
alter table cases.bank_match add constraint bank_match_kind check (kind in ('TRUST', 'CHECK', 'PAYMENT', 'PAYOUT'));

-- The practice bank pays out as well: each amount in its book once.
create table cases.practice_payout (
  firm_id uuid not null,
  id uuid not null,
  account text not null,
  payout_ref text not null,
  net_cents bigint not null check (net_cents > 0),
  arrives_on date not null,
  made_at timestamptz not null,
  -- How often it was sent: once, and once more as real ones do.
  told int not null default 0,
  primary key (firm_id, id)
);
-- distribute: cases.practice_payout by firm_id
create index practice_payout_untold on cases.practice_payout (made_at) where told < 2;
create index practice_payout_ref on cases.practice_payout (payout_ref);
alter table cases.practice_payout enable row level security;
create policy tenant on cases.practice_payout using (users.sees(firm_id, null));

create table cases.practice_payout_entry (
  firm_id uuid not null,
  entry_id uuid not null,
  payout_id uuid not null,
  primary key (firm_id, entry_id),
  foreign key (firm_id, entry_id) references cases.practice_entry (firm_id, id),
  foreign key (firm_id, payout_id) references cases.practice_payout (firm_id, id)
);
-- distribute: cases.practice_payout_entry by firm_id
alter table cases.practice_payout_entry enable row level security;
create policy tenant on cases.practice_payout_entry using (users.sees(firm_id, null));
revoke update, delete, truncate on cases.practice_payout_entry from writdesk_app;
