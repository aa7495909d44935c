/** How many postings are of the month that runs, in a ledger of any length. */
const OF_NOW = 1_000;
/** Lines of an invoice; each is billed by one posting, and paid by another. */
const LINES = 5;

const hex = (n: string, digits: number) => `lpad(to_hex(${n}), ${digits}, '0')`;
/** An id of a kind and a number, the same in each world. */
const idOf = (kind: string, n: string) => `('01920000-${kind}-7000-8000-' || ${hex(n, 12)})::uuid`;

/**
 * The invoices of a firm with their postings: the first are paid, in the 48 months before this one, which are closed with their
 * snapshots; the last, of this month, are open. Foreign keys are not asked.
 */
export function ledgerSql(firmId: string, billItemId: string, postings: number): string[] {
  const open = OF_NOW / LINES;
  const paid = Math.max(0, Math.floor((postings - OF_NOW) / (2 * LINES)));
  const numbers = `
    select n, n > ${paid} as is_open,
      case when n > ${paid} then date_trunc('month', current_date)::date
        else (date_trunc('month', current_date) - interval '48 months' * (1 - (n - 1)::float8 / ${Math.max(1, paid)}))::date end as day,
      own.client_id, own.case_id
    from generate_series(1, ${paid + open}) n
    join bench_company own on own.at = n % (select count(*) from bench_company)`;
  const lines = `(${numbers}) i cross join generate_series(1, ${LINES}) line`;
  const lineNumber = `((i.n - 1) * ${LINES} + line)`;
  return [
    'set session_replication_role = replica',
    'set synchronous_commit = off',
    `create temporary table bench_company as
       select c.client_id, c.id as case_id, row_number() over (order by c.client_id) - 1 as at
       from cases.eviction_case c where c.firm_id = '${firmId}'`,
    `insert into cases.invoice (firm_id, id, client_id, number, status, issue_date, due_date, subtotal_cents, balance_cents, paid_cents)
       select '${firmId}', ${idOf('0001', 'i.n')}, i.client_id, 'INV-' || lpad(i.n::text, 7, '0'),
         case when i.is_open then 'ISSUED' else 'PAID' end, i.day, i.day + 30, ${LINES} * 1000,
         case when i.is_open then ${LINES} * 1000 else 0 end, case when i.is_open then 0 else ${LINES} * 1000 end
       from (${numbers}) i`,
    `insert into cases.billing_item (firm_id, client_id, case_id, id, bill_item_id, description, unit_cents, amount_cents, incurred_at, source, trigger, status, invoice_id)
       select '${firmId}', i.client_id, i.case_id, ${idOf('0002', lineNumber)}, '${billItemId}', 'Attorney fee', 1000, 1000, i.day, 'MANUAL', 'manual', 'BILLED', ${idOf('0001', 'i.n')}
       from ${lines}`,
    `insert into cases.invoice_line (firm_id, invoice_id, id, billing_item_id, client_id, case_id, position, description, category, account_no, quantity, unit_cents, amount_cents, paid_cents, incurred_at)
       select '${firmId}', ${idOf('0001', 'i.n')}, ${idOf('0003', lineNumber)}, ${idOf('0002', lineNumber)}, i.client_id, i.case_id, line, 'Attorney fee', 'ATTORNEY_FEE', '4000', 1, 1000, 1000,
         case when i.is_open then 0 else 1000 end, i.day
       from ${lines}`,
    `insert into cases.ledger_entry (firm_id, id, client_id, posted_on, kind, source_id, actor_name, at)
       select '${firmId}', ${idOf('0004', 'i.n * 2 + paid')}, i.client_id, i.day, case paid when 0 then 'invoice.issue' else 'payment.record' end, ${idOf('0001', 'i.n')}, 'Bench', i.day
       from (${numbers}) i cross join generate_series(0, 1) paid where paid = 0 or not i.is_open`,
    `insert into cases.ledger_posting (firm_id, entry_id, id, client_id, posted_on, debit, credit, amount_cents, case_id, invoice_id, line_id)
       select '${firmId}', ${idOf('0004', 'i.n * 2 + paid')}, ${idOf('0005', `(${lineNumber} * 2 + paid)`)}, i.client_id, i.day,
         case paid when 0 then 'RECEIVABLE' else 'CASH' end, case paid when 0 then 'FEE_INCOME' else 'RECEIVABLE' end, 1000, i.case_id, ${idOf('0001', 'i.n')}, ${idOf('0003', lineNumber)}
       from ${lines} cross join generate_series(0, 1) paid where paid = 0 or not i.is_open`,
    `insert into cases.ledger_book (firm_id, closed_through) values ('${firmId}', date_trunc('month', current_date)::date - 1)
       on conflict (firm_id) do update set closed_through = excluded.closed_through`,
    `insert into cases.ledger_month (firm_id, month, closed_by_name, closed_at)
       select '${firmId}', m::date, 'Bench', now()
       from generate_series(date_trunc('month', current_date) - interval '48 months', date_trunc('month', current_date) - interval '1 month', interval '1 month') m`,
    // As closing a month keeps them: each is the one before and what the month moved.
    `insert into cases.ledger_snapshot (firm_id, month, account, client_id, debit_cents, credit_cents)
       select '${firmId}', m.month, moved.account, moved.client_id, sum(moved.debit_cents), sum(moved.credit_cents)
       from cases.ledger_month m
       join (
         select date_trunc('month', p.posted_on)::date as month, side.account, p.client_id, sum(side.debit_cents) as debit_cents, sum(side.credit_cents) as credit_cents
         from cases.ledger_posting p
         cross join lateral (values (p.debit, p.amount_cents, 0), (p.credit, 0, p.amount_cents)) side (account, debit_cents, credit_cents)
         group by 1, 2, 3) moved on moved.month <= m.month
       where m.firm_id = '${firmId}' group by m.month, moved.account, moved.client_id`,
    'reset session_replication_role',
    'vacuum analyze cases.invoice',
    'vacuum analyze cases.invoice_line',
    'vacuum analyze cases.billing_item',
    'vacuum analyze cases.ledger_entry',
    'vacuum analyze cases.ledger_posting',
    'vacuum analyze cases.ledger_snapshot',
  ];
}
