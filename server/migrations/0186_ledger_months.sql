-- Who closed each month of a firm's ledger last, and who opened it again and why; all of it stands on the trail.
create table cases.ledger_month (
  firm_id uuid not null,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  closed_by_name text not null,
  closed_at timestamptz not null,
  reopened_by_name text,
  reopened_at timestamptz,
  reopen_reason text,
  primary key (firm_id, month),
  check ((reopened_at is null) = (reopened_by_name is null) and (reopened_at is null) = (reopen_reason is null))
);
-- distribute: cases.ledger_month by firm_id
alter table cases.ledger_month enable row level security;
create policy tenant on cases.ledger_month using (users.sees_everything() or firm_id = any (users.known_firms()));
-- A firm's first day, and the postings of a month.
create index ledger_posting_day on cases.ledger_posting (firm_id, posted_on);
