import type { BillItemCategory } from '@writdesk/contract/invoices/bill-items';
import { type Insertable, type Kysely, type SqlBool, sql, type Updateable } from 'kysely';
import type { CasesBillingItem, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { lockCase, visibleCase } from '../cases/record/index.ts';
import { keepCosts } from './keep-costs.ts';
import { type CaseKey, selectBillings, shownBilling } from './billing-queries.ts';

/** Items of a firm’s catalog by their place in the request, each with the price of its moment; undefined where there is none. */
export async function itemsOnDay(
  db: Kysely<DB>,
  firmId: string,
  wanted: readonly { id: string; at: Date }[],
) {
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const [items, prices] = await Promise.all([
    db
      .selectFrom('cases.billItem as i')
      .innerJoin('users.publishedFirm as firm', 'firm.id', 'i.firmId')
      .select(['i.id', 'i.title', 'i.active', sql<string>`firm.time_zone`.as('timeZone')])
      .where('i.firmId', '=', firmId)
      .where('i.id', 'in', ids)
      .execute(),
    db
      .selectFrom('cases.billItemAmount as a')
      .innerJoin('users.publishedFirm as firm', 'firm.id', 'a.firmId')
      .select(['a.billItemId', 'a.amountCents'])
      .select(sql<Date>`(a.effective_from::timestamp at time zone firm.time_zone)`.as('from'))
      .where('a.firmId', '=', firmId)
      .where('a.billItemId', 'in', ids)
      .orderBy('a.effectiveFrom', 'desc')
      .execute(),
  ]);
  return wanted.map(({ id, at }) => {
    const item = items.find((one) => one.id === id);
    const price = prices.find((one) => one.billItemId === id && one.from <= at);
    return item && { ...item, amountCents: price?.amountCents ?? 0 };
  });
}

export async function insertLines(
  db: Kysely<DB>,
  rows: readonly Insertable<CasesBillingItem>[],
): Promise<void> {
  await db.insertInto('cases.billingItem').values(rows).execute();
  await keepCosts(db, rows);
}

/** Some lines of a case as its page shows them. */
export async function findBillings(
  db: Kysely<DB>,
  key: Pick<CaseKey, 'firmId' | 'id'>,
  ids: readonly string[],
) {
  const rows = await selectBillings(db, key);
  return rows.filter(({ id }) => ids.includes(id)).map(shownBilling);
}

/** A line on a case that the scope sees; any other looks as if it were not there. */
function findLine(db: Kysely<DB>, scope: Scope, id: string) {
  return db
    .selectFrom('cases.billingItem as b')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'b.firmId').onRef('c.id', '=', 'b.caseId'),
    )
    .select(['b.firmId', 'b.caseId', 'b.id'])
    .where('b.id', '=', id)
    .where('b.status', '<>', 'DELETED')
    .where(visibleCase(scope))
    .executeTakeFirst();
}
type LineKey = NonNullable<Awaited<ReturnType<typeof findLine>>>;

/**
 * A line and its case, locked: the case before its line, as whoever acts on the case takes them. An invoice that takes the line waits,
 * or has taken it.
 */
export async function lockLine(db: Kysely<DB>, scope: Scope, id: string) {
  const key = await findLine(db, scope, id);
  const record = key && (await lockCase(db, scope, key.caseId));
  if (!record) return undefined;
  const row = await db
    .selectFrom('cases.billingItem')
    .selectAll()
    .where('firmId', '=', key.firmId)
    .where('caseId', '=', key.caseId)
    .where('id', '=', key.id)
    .where(sql<SqlBool>`status <> 'DELETED'`)
    .forUpdate()
    .executeTakeFirst();
  return row && { record, line: { ...row, quantity: Number(row.quantity) } };
}

/** Changes a line that is locked; what it costs now goes to the cost of its case. */
export async function updateLine(
  db: Kysely<DB>,
  line: LineKey & { amountCents: number },
  changes: Updateable<CasesBillingItem>,
): Promise<void> {
  const { firmId, caseId, id } = line;
  await db
    .updateTable('cases.billingItem')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .execute();
  const after = changes.status === 'DELETED' ? 0 : (changes.amountCents ?? line.amountCents);
  await keepCosts(db, [{ firmId, caseId, amountCents: after - line.amountCents }]);
}

/** What a case was charged of one kind, locked, the newest first; what was deleted only where it is asked for. */
export async function lockCharges(
  db: Kysely<DB>,
  { firmId, id: caseId }: Pick<CaseKey, 'firmId' | 'id'>,
  category: BillItemCategory,
  deleted?: 'with those deleted',
) {
  const items = await db
    .selectFrom('cases.billItem')
    .select(['id', 'title'])
    .where('firmId', '=', firmId)
    .where('category', '=', category)
    .execute();
  if (!items.length) return [];
  const charges = await db
    .selectFrom('cases.billingItem')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where(
      'billItemId',
      'in',
      items.map((item) => item.id),
    )
    .$if(deleted === undefined, (rows) => rows.where('status', '<>', 'DELETED'))
    .orderBy('incurredAt', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
  return charges.map((charge) => ({
    ...charge,
    title: items.find(({ id }) => id === charge.billItemId)?.title,
  }));
}
