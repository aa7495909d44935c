import type { Insertable, Kysely } from 'kysely';
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
