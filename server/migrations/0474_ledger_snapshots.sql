-- What each account was debited and credited from the first day to the end of a month that is closed, for each company and trust
-- account: a past day is the nearest of them and what was posted since, however long the ledger is. Written in the transaction that
-- closes the month, gone with the one that opens it again.
create table cases.ledger_snapshot (
  firm_id uuid not null,
  -- The month's first day.
  month date not null check (extract(day from month) = 1),
  account text not null,
  -- Null for deposits that nobody identified.
  client_id uuid,
  bank_account_id uuid,
  debit_cents bigint not null check (debit_cents >= 0),
  credit_cents bigint not null check (credit_cents >= 0),
  foreign key (firm_id, month) references cases.ledger_month (firm_id, month)
);
-- distribute: cases.ledger_snapshot by firm_id
create unique index ledger_snapshot_key on cases.ledger_snapshot (firm_id, month, account, client_id, bank_account_id) nulls not distinct;
create index ledger_snapshot_company on cases.ledger_snapshot (firm_id, client_id, month);
alter table cases.ledger_snapshot enable row level security;
create policy tenant on cases.ledger_snapshot using (users.sees(firm_id, client_id));
revoke update, truncate on cases.ledger_snapshot from writdesk_app;

-- The months that are closed already.
insert into cases.ledger_snapshot (firm_id, month, account, client_id, bank_account_id, debit_cents, credit_cents)
select m.firm_id, m.month, side.account, p.client_id, p.bank_account_id, sum(side.debit_cents), sum(side.credit_cents)
from cases.ledger_month m
join cases.ledger_book b on b.firm_id = m.firm_id and b.closed_through >= m.month
join cases.ledger_posting p on p.firm_id = m.firm_id and p.posted_on < (m.month + interval '1 month')::date
cross join lateral (values (p.debit, p.amount_cents, 0), (p.credit, 0, p.amount_cents)) side (account, debit_cents, credit_cents)
group by m.firm_id, m.month, side.account, p.client_id, p.bank_account_id;
