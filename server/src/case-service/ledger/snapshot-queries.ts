import { addDays } from '@writdesk/contract/values/dates';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { firstDayOf, monthBefore, monthOf } from './months.ts';

/** What a firm’s accounts were debited and credited, added up to a sum of each by whoever asks. */
interface Moved {
  account: string;
  clientId: string | null;
  bankAccountId: string | null;
  debitCents: number;
  creditCents: number;
}

/**
 * What a firm’s accounts were debited and credited up to the end of a day: the snapshot of the nearest month that is closed, and
 * each posting since. One statement reads both, so that a month that closes or opens meanwhile is counted once.
 * Both ends of the days are subqueries: under a policy `coalesce` would be asked of each row, and of one unknown end PostgreSQL expects a third of
 * the ledger. Either reads all of it.
 */
export function movedUntil(firmId: string, day: string): RawBuilder<Moved> {
  const lastWhole = firstDayOf(monthBefore(monthOf(addDays(day, 1))));
  const nearest = sql`(select max(near.month) from cases.ledger_snapshot near
    where near.firm_id = ${firmId} and near.month <= ${lastWhole}::date)`;
  return sql<Moved>`(
    select kept.account, kept.client_id, kept.bank_account_id, kept.debit_cents, kept.credit_cents
    from cases.ledger_snapshot kept where kept.firm_id = ${firmId} and kept.month = ${nearest}
    union all
    select side.account, since.client_id, since.bank_account_id, side.debit_cents, side.credit_cents
    from cases.ledger_posting since
    cross join lateral (values (since.debit, since.amount_cents, 0), (since.credit, 0, since.amount_cents))
      side (account, debit_cents, credit_cents)
    where since.firm_id = ${firmId} and since.posted_on <= (select ${day}::date)
      and since.posted_on >= (select coalesce((${nearest} + interval '1 month')::date, '-infinity'::date)))`;
}

// A cluster inserts no sums of another table into one with policies: they are read first. As many rows as one statement has room for.
const ROWS = 5000;

/** Keeps what each account was debited and credited up to the end of a month. Whoever closes it holds the book. */
export async function keepSnapshot(db: Kysely<DB>, firmId: string, month: string, lastDay: string) {
  const { rows } = await sql<Moved>`
    select moved.account, moved.client_id, moved.bank_account_id,
      sum(moved.debit_cents)::bigint as debit_cents, sum(moved.credit_cents)::bigint as credit_cents
    from ${movedUntil(firmId, lastDay)} moved
    group by moved.account, moved.client_id, moved.bank_account_id`.execute(db);
  for (let from = 0; from < rows.length; from += ROWS)
    await db
      .insertInto('cases.ledgerSnapshot')
      .values(rows.slice(from, from + ROWS).map((row) => ({ firmId, month, ...row })))
      .execute();
}

export async function dropSnapshot(db: Kysely<DB>, firmId: string, month: string): Promise<void> {
  await db
    .deleteFrom('cases.ledgerSnapshot')
    .where('firmId', '=', firmId)
    .where('month', '=', month)
    .execute();
}
