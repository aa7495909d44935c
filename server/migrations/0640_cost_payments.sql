-- A cost that is billed before it is paid is a debt of the firm, and no asset below zero.
alter table cases.ledger_posting drop constraint ledger_posting_debit_check;
alter table cases.ledger_posting drop constraint ledger_posting_credit_check;
alter table cases.ledger_posting add constraint ledger_posting_debit_check check (debit in
  ('CASH', 'RECEIVABLE', 'ADVANCED_COSTS', 'ACCRUED_COSTS', 'CLIENT_CREDIT', 'FEE_INCOME', 'BAD_DEBT', 'TRUST_CASH', 'TRUST_OWED', 'PAYMENT_FEES'));
alter table cases.ledger_posting add constraint ledger_posting_credit_check check (credit in
  ('CASH', 'RECEIVABLE', 'ADVANCED_COSTS', 'ACCRUED_COSTS', 'CLIENT_CREDIT', 'FEE_INCOME', 'BAD_DEBT', 'TRUST_CASH', 'TRUST_OWED', 'PAYMENT_FEES'));
alter table cases.account_mapping drop constraint account_mapping_account_check;
alter table cases.account_mapping add constraint account_mapping_account_check check (account in
  ('CASH', 'RECEIVABLE', 'ADVANCED_COSTS', 'ACCRUED_COSTS', 'CLIENT_CREDIT', 'FEE_INCOME', 'BAD_DEBT', 'TRUST_CASH', 'TRUST_OWED', 'PAYMENT_FEES'));

-- What of a case's costs is paid and what is billed, as the ledger has it: the row is held by whoever posts either.
create table cases.case_cost (
  firm_id uuid not null,
  case_id uuid not null,
  client_id uuid not null,
  -- Paid less billed.
  net_cents bigint not null,
  -- Billed and not paid yet.
  accrued_cents bigint not null,
  primary key (firm_id, case_id)
);
-- distribute: cases.case_cost by firm_id
alter table cases.case_cost add constraint case_cost_accrued check (accrued_cents >= 0);
alter table cases.case_cost add constraint case_cost_advanced check (net_cents + accrued_cents >= 0);
create index case_cost_open on cases.case_cost (firm_id, case_id) where accrued_cents > 0;
alter table cases.case_cost enable row level security;
-- As the ledger: whoever releases a check for many cases may be kept from one of them.
create policy tenant on cases.case_cost using (users.sees(firm_id, client_id));

insert into cases.case_cost (firm_id, case_id, client_id, net_cents, accrued_cents)
  select firm_id, case_id, min(client_id::text)::uuid,
    sum(case when debit = 'ADVANCED_COSTS' then amount_cents else -amount_cents end),
    greatest(-sum(case when debit = 'ADVANCED_COSTS' then amount_cents else -amount_cents end), 0)
  from cases.ledger_posting
  where case_id is not null and 'ADVANCED_COSTS' in (debit, credit)
  group by firm_id, case_id;
insert into cases.ledger_entry (firm_id, id, client_id, posted_on, kind, source_id, actor_name, at)
  select firm_id, gen_random_uuid(), client_id, current_date, 'cost.settle', case_id, 'Writdesk', now()
  from cases.case_cost where accrued_cents > 0;
insert into cases.ledger_posting (firm_id, entry_id, id, client_id, posted_on, debit, credit, amount_cents, case_id)
  select e.firm_id, e.id, gen_random_uuid(), e.client_id, e.posted_on, 'ADVANCED_COSTS', 'ACCRUED_COSTS', c.accrued_cents, c.case_id
  from cases.ledger_entry e join cases.case_cost c on c.firm_id = e.firm_id and c.case_id = e.source_id
  where e.kind = 'cost.settle';

-- What the firm paid for a case by anything but a check: by card, at the court's site, in cash, or as postage.
create table cases.cost_payment (
  firm_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  status text not null,
  -- What knew of the payment; nothing where a person entered it.
  source text not null,
  source_id uuid,
  paid_on date not null,
  method text not null,
  category text not null,
  payee_name text not null,
  amount_cents bigint not null,
  reference text,
  paid_from text,
  note text,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  ended_by_name text,
  ended_at timestamptz,
  ended_reason text,
  version int not null default 1,
  primary key (firm_id, id)
);
-- distribute: cases.cost_payment by firm_id
alter table cases.cost_payment add constraint cost_payment_status check (status in ('PROPOSED', 'RECORDED', 'REVERSED', 'DISMISSED'));
alter table cases.cost_payment add constraint cost_payment_source check (source in ('PERSON', 'FILING', 'POSTAGE'));
alter table cases.cost_payment add constraint cost_payment_method
  check (method in ('CARD', 'EFILING_ACCOUNT', 'BANK_TRANSFER', 'CASH', 'POSTAGE_ACCOUNT'));
alter table cases.cost_payment add constraint cost_payment_category check (category in
  ('COURT_COST', 'SERVICE_FEE', 'WRIT_COST', 'OFFICER_FEE', 'SETOUT', 'POSTAGE', 'EFILE_CONVENIENCE', 'RECORDING'));
alter table cases.cost_payment add constraint cost_payment_amount check (amount_cents > 0);
alter table cases.cost_payment add constraint cost_payment_ended
  check ((ended_at is not null) = (status in ('REVERSED', 'DISMISSED')) and (ended_reason is not null) = (ended_at is not null));
create unique index cost_payment_once on cases.cost_payment (firm_id, case_id, source, source_id) where source_id is not null;
create index cost_payment_case on cases.cost_payment (firm_id, case_id);
create index cost_payment_paid on cases.cost_payment (firm_id, paid_on desc, id);
alter table cases.cost_payment enable row level security;
create policy tenant on cases.cost_payment using (users.sees(firm_id, client_id) and users.not_walled(case_id));

-- A line of a bank statement may be a cost that was paid.
alter table cases.bank_match drop constraint bank_match_kind;
alter table cases.bank_match add constraint bank_match_kind check (kind in ('TRUST', 'CHECK', 'PAYMENT', 'PAYOUT', 'COST'));
