import { type Insertable, type Kysely, sql } from 'kysely';
import type { CasesLedgerEntry, CasesLedgerPosting, DB } from '../../platform/db/schema.ts';

/**
 * Holds a firm’s book: who posts holds it against whoever closes a month, and who closes one holds it alone.
 * @returns the last day that is closed; null while none is.
 */
export async function lockBook(db: Kysely<DB>, firmId: string, isAlone = false): Promise<string | null> {
  const read = () => {
    const book = db.selectFrom('cases.ledgerBook').select('closedThrough').where('firmId', '=', firmId);
    return (isAlone ? book.forUpdate() : book.forShare()).executeTakeFirst();
  };
  const book = await read();
  if (book) return book.closedThrough;
  await db
    .insertInto('cases.ledgerBook')
    .values({ firmId })
    .onConflict((conflict) => conflict.column('firmId').doNothing())
    .execute();
  return (await read())?.closedThrough ?? null;
}

export async function insertEntry(
  db: Kysely<DB>,
  entry: Insertable<CasesLedgerEntry>,
  postings: readonly Insertable<CasesLedgerPosting>[],
): Promise<void> {
  await db.insertInto('cases.ledgerEntry').values(entry).execute();
  await db.insertInto('cases.ledgerPosting').values(postings).execute();
}

/** What was posted for an invoice, a payment or a check, and not reversed. */
export async function selectStanding(db: Kysely<DB>, firmId: string, sourceId: string) {
  const entries = await db
    .selectFrom('cases.ledgerEntry as e')
    .select(['e.id', 'e.clientId', 'e.kind', 'e.sourceId'])
    .where('e.firmId', '=', firmId)
    .where('e.sourceId', '=', sourceId)
    .where('e.reversesId', 'is', null)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('cases.ledgerEntry as r')
            .select('r.id')
            .whereRef('r.firmId', '=', 'e.firmId')
            .whereRef('r.reversesId', '=', 'e.id'),
        ),
      ),
    )
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
  if (!entries.length) return [];
  const postings = await db
    .selectFrom('cases.ledgerPosting')
    .select(['entryId', 'debit', 'credit', 'amountCents', 'caseId', 'invoiceId', 'lineId', 'bankAccountId'])
    .where('firmId', '=', firmId)
    .where(
      'entryId',
      'in',
      entries.map(({ id }) => id),
    )
    .execute();
  return entries.map((entry) => ({
    ...entry,
    postings: postings.filter(({ entryId }) => entryId === entry.id),
  }));
}

/**
 * Keeps what of the costs of cases is paid less what is billed, and holds their rows in one order.
 * @param changes by how much each case’s paid costs grow; less than nothing for what is billed.
 * @returns by how much what is billed and not paid grows or, below zero, shrinks.
 */
export async function moveCosts(
  db: Kysely<DB>,
  { firmId, clientId }: { firmId: string; clientId: string },
  changes: ReadonlyMap<string, number>,
): Promise<{ caseId: string; accruedCents: number }[]> {
  const wanted = [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows = await db
    .insertInto('cases.caseCost')
    .values(
      wanted.map(([caseId, netCents]) => ({
        firmId,
        clientId,
        caseId,
        netCents,
        accruedCents: Math.max(-netCents, 0),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['firmId', 'caseId']).doUpdateSet({
        netCents: sql<number>`case_cost.net_cents + excluded.net_cents`,
        accruedCents: sql<number>`greatest(-(case_cost.net_cents + excluded.net_cents), 0)`,
      }),
    )
    .returning(['caseId', 'netCents', 'accruedCents'])
    .execute();
  return rows.map(({ caseId, netCents, accruedCents }) => ({
    caseId,
    accruedCents: accruedCents - Math.max((changes.get(caseId) ?? 0) - netCents, 0),
  }));
}
