import type { InvoiceGrouping } from '@writdesk/contract/invoices/invoice-grouping';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { CasesInvoiceRun, CasesInvoiceRunGroup, DB } from '../../platform/db/schema.ts';

export interface RunKey {
  firmId: string;
  id: string;
}

/** How the engagements of a firm gather the charges of each company: the one of today, else the one that ended last. */
export async function groupingsOf(
  db: Kysely<DB>,
  firmId: string,
  today: string,
): Promise<ReadonlyMap<string, InvoiceGrouping>> {
  const rows = await db
    .selectFrom('users.publishedEngagement')
    .select(['clientId', 'fromDate', 'invoicesBy'])
    .where('firmId', '=', firmId)
    .where('fromDate', '<=', today)
    .execute();
  const inOrder = rows.toSorted((a, b) => (a.fromDate ?? '').localeCompare(b.fromDate ?? ''));
  return new Map(inOrder.map((row) => [row.clientId ?? '', row.invoicesBy ?? 'COMPANY']));
}

/** What companies, properties and owners are called. */
export async function namesOf(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (!ids.length) return new Map();
  const of = [...new Set(ids)];
  const [companies, properties, owners] = await Promise.all([
    db.selectFrom('users.publishedClient').select(['id', 'name']).where('id', 'in', of).execute(),
    db.selectFrom('users.publishedProperty').select(['id', 'name']).where('id', 'in', of).execute(),
    db
      .selectFrom('users.publishedProperty')
      .select(['ownerId as id', 'ownerName as name'])
      .distinct()
      .where('ownerId', 'in', of)
      .execute(),
  ]);
  return new Map([...companies, ...properties, ...owners].map(({ id, name }) => [id ?? '', name ?? '']));
}

/** So many rows of eleven values fit into one statement. */
const MOST_ROWS = 2_000;

export async function insertRun(
  db: Kysely<DB>,
  run: Insertable<CasesInvoiceRun>,
  groups: readonly Insertable<CasesInvoiceRunGroup>[],
): Promise<void> {
  await db.insertInto('cases.invoiceRun').values(run).execute();
  for (let from = 0; from < groups.length; from += MOST_ROWS)
    await db
      .insertInto('cases.invoiceRunGroup')
      .values(groups.slice(from, from + MOST_ROWS))
      .execute();
}

export const findRun = (db: Kysely<DB>, { firmId, id }: RunKey) =>
  db
    .selectFrom('cases.invoiceRun')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .executeTakeFirst();
export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export const selectRunPage = (db: Kysely<DB>, firmId: string, page: { page: number; size: number }) =>
  selectPage(db, db.selectFrom('cases.invoiceRun as r').where('r.firmId', '=', firmId), page, (rows) =>
    rows.selectAll('r').orderBy('r.startedAt', 'desc').orderBy('r.id', 'desc'),
  );

/** Of each run, how many invoices it makes, and what became of them. */
export async function countGroups(db: Kysely<DB>, firmId: string, runIds: readonly string[]) {
  if (!runIds.length) return [];
  const rows = await db
    .selectFrom('cases.invoiceRunGroup')
    .select(['runId', sql<number>`count(*)`.as('groupCount')])
    .select([
      sql<number>`count(*) filter (where status = 'BILLED')`.as('billedCount'),
      sql<number>`count(*) filter (where status = 'LEFT')`.as('leftCount'),
      sql<number>`coalesce(sum(amount_cents) filter (where status = 'BILLED'), 0)::bigint`.as('billedCents'),
    ])
    .where('firmId', '=', firmId)
    .where('runId', 'in', runIds)
    .groupBy(['firmId', 'runId'])
    .execute();
  return rows.map(({ runId, ...counts }) => ({
    runId,
    groupCount: Number(counts.groupCount),
    billedCount: Number(counts.billedCount),
    leftCount: Number(counts.leftCount),
    billedCents: Number(counts.billedCents),
  }));
}

export const selectGroups = (db: Kysely<DB>, { firmId, id }: RunKey) =>
  db
    .selectFrom('cases.invoiceRunGroup as g')
    .leftJoin('cases.invoice as i', (join) =>
      join.onRef('i.firmId', '=', 'g.firmId').onRef('i.id', '=', 'g.invoiceId'),
    )
    .select([
      'g.key',
      'g.position',
      'g.clientId',
      'g.invoicesBy',
      'g.name',
      'g.amountCents',
      'g.status',
      'g.reason',
    ])
    .select(['g.invoiceId', 'i.number'])
    .select(sql<number>`cardinality(g.billing_item_ids)`.as('lineCount'))
    .where('g.firmId', '=', firmId)
    .where('g.runId', '=', id)
    .orderBy('g.position')
    .orderBy('g.key')
    .execute();

/** What a run has yet to bill, in its order. */
export async function selectWaiting(db: Kysely<DB>, { firmId, id }: RunKey): Promise<string[]> {
  const rows = await db
    .selectFrom('cases.invoiceRunGroup')
    .select('key')
    .where('firmId', '=', firmId)
    .where('runId', '=', id)
    .where('status', '=', 'WAITING')
    .orderBy('position')
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** One invoice to be, held until the transaction ends: a second worker of the run waits, and finds it done. */
export const lockWaiting = (db: Kysely<DB>, { firmId, id }: RunKey, key: string) =>
  db
    .selectFrom('cases.invoiceRunGroup')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('runId', '=', id)
    .where('key', '=', key)
    .where('status', '=', 'WAITING')
    .forUpdate()
    .executeTakeFirst();

export async function updateGroup(
  db: Kysely<DB>,
  { firmId, id }: RunKey,
  key: string,
  changes: Updateable<CasesInvoiceRunGroup>,
): Promise<void> {
  await db
    .updateTable('cases.invoiceRunGroup')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('runId', '=', id)
    .where('key', '=', key)
    .execute();
}

/** @returns whether it wasn’t finished before. */
export async function finishRun(db: Kysely<DB>, { firmId, id }: RunKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.invoiceRun')
    .set({ finishedAt: now })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
