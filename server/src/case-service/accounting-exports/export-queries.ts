import type {
  AccountingBasis,
  AccountingFormat,
} from '@writdesk/contract/accounting-exports/accounting-exports';
import { type Insertable, type Kysely, sql } from 'kysely';
import { inBatches } from '../../platform/db/in-batches.ts';
import { lockName } from '../../platform/db/named-locks.ts';
import type { CasesAccountingExport, DB } from '../../platform/db/schema.ts';

export interface Period {
  firmId: string;
  from: string;
  to: string;
}

/** The postings of some days, entry by entry in the order of their days, with what their lines of invoices are for. */
export function selectPostings(db: Kysely<DB>, { firmId, from, to }: Period) {
  return db
    .selectFrom('cases.ledgerPosting as p')
    .innerJoin('cases.ledgerEntry as e', (join) =>
      join.onRef('e.firmId', '=', 'p.firmId').onRef('e.id', '=', 'p.entryId'),
    )
    .leftJoin('users.publishedClient as client', 'client.id', 'p.clientId')
    .leftJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'p.firmId').onRef('c.id', '=', 'p.caseId'),
    )
    .leftJoin('cases.invoiceLine as l', (join) =>
      join.onRef('l.firmId', '=', 'p.firmId').onRef('l.id', '=', 'p.lineId'),
    )
    .leftJoin('cases.invoice as i', (join) =>
      join.onRef('i.firmId', '=', 'p.firmId').onRef('i.id', '=', 'p.invoiceId'),
    )
    .leftJoin('cases.courtCheck as k', (join) =>
      join.onRef('k.firmId', '=', 'p.firmId').onRef('k.id', '=', 'e.sourceId'),
    )
    .select(['p.postedOn', 'p.entryId', 'p.debit', 'p.credit', 'p.amountCents', 'p.lineId', 'e.kind'])
    .select(['client.name as company', 'c.countyId', 'l.category', 'l.accountNo'])
    .select(['i.number as invoiceNumber', 'k.number as checkNumber'])
    .where('p.firmId', '=', firmId)
    .where('p.postedOn', '>=', from)
    .where('p.postedOn', '<=', to)
    .orderBy('p.postedOn')
    .orderBy('e.at')
    .orderBy('p.entryId')
    .orderBy('p.id')
    .execute();
}

/** The names of counties. */
export function selectCounties(db: Kysely<DB>, ids: readonly string[]) {
  return db
    .selectFrom('users.publishedCounty as county')
    .select([
      sql<string>`county.id`.as('id'),
      sql<string>`county.name`.as('name'),
      sql<string>`county.state_code`.as('stateCode'),
    ])
    .where(sql<boolean>`county.id = any(${[...ids]}::uuid[])`)
    .orderBy('county.stateCode')
    .orderBy('county.name')
    .orderBy('county.id')
    .execute();
}

interface Kind {
  firmId: string;
  format: AccountingFormat;
  basis: AccountingBasis;
}

/** The last export of a format and a basis that had a day of the period. */
export function findLastExport(db: Kysely<DB>, { firmId, format, basis, from, to }: Kind & Period) {
  return db
    .selectFrom('cases.accountingExport')
    .select(['madeAt as at', 'madeByName as name', 'fromDay as from', 'toDay as to', 'journals'])
    .where('firmId', '=', firmId)
    .where('format', '=', format)
    .where('basis', '=', basis)
    .where('fromDay', '<=', to)
    .where('toDay', '>=', from)
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What entries of some days said when a file of this format and basis had them last. */
export async function selectExported(
  db: Kysely<DB>,
  { firmId, format, basis, from, to }: Kind & Period,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('cases.accountingExported as x')
    .innerJoin('cases.ledgerEntry as e', (join) =>
      join.onRef('e.firmId', '=', 'x.firmId').onRef('e.id', '=', 'x.entryId'),
    )
    .select(['x.entryId', 'x.digest'])
    .where('x.firmId', '=', firmId)
    .where('x.format', '=', format)
    .where('x.basis', '=', basis)
    .where('e.postedOn', '>=', from)
    .where('e.postedOn', '<=', to)
    .execute();
  return new Map(rows.map(({ entryId, digest }) => [entryId, digest]));
}

/** Holds off whoever else exports the firm’s journals, so that none gets two numbers. */
export async function lockExports(db: Kysely<DB>, firmId: string): Promise<void> {
  await lockName(db, `accounting export ${firmId}`);
}

/** The numbers of entries that have left in any file. */
export async function selectNumbers(
  db: Kysely<DB>,
  firmId: string,
  entryIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('cases.accountingJournal')
    .select(['entryId', 'number'])
    .where('firmId', '=', firmId)
    .where(sql<boolean>`entry_id = any(${[...entryIds]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ entryId, number }) => [entryId, number]));
}

/** The numbers of entries; those that never left get the next ones, in their order. */
export async function numberEntries(
  db: Kysely<DB>,
  firmId: string,
  entryIds: readonly string[],
): Promise<Map<string, number>> {
  const numbers = await selectNumbers(db, firmId, entryIds);
  const last = await db
    .selectFrom('cases.accountingJournal')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('firmId', '=', firmId)
    .executeTakeFirst();
  const first = (last?.number ?? 0) + 1;
  const added = entryIds
    .filter((entryId) => !numbers.has(entryId))
    .map((entryId, at) => ({ firmId, entryId, number: first + at }));
  await inBatches(added, (rows) => db.insertInto('cases.accountingJournal').values(rows).execute());
  for (const { entryId, number } of added) numbers.set(entryId, number);
  return numbers;
}

export async function insertExport(
  db: Kysely<DB>,
  row: Insertable<CasesAccountingExport>,
  journals: readonly { id: string; digest: string }[],
): Promise<void> {
  await db.insertInto('cases.accountingExport').values(row).execute();
  const { firmId, format, basis, id: exportId } = row;
  const exported = journals.map(({ id: entryId, digest }) => ({
    firmId,
    format,
    basis,
    entryId,
    digest,
    exportId,
  }));
  await inBatches(exported, (rows) =>
    db
      .insertInto('cases.accountingExported')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['firmId', 'format', 'basis', 'entryId']).doUpdateSet(({ ref }) => ({
          digest: ref('excluded.digest'),
          exportId: ref('excluded.exportId'),
        })),
      )
      .execute(),
  );
}
