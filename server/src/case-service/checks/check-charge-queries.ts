import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { CheckKey } from './check-queries.ts';

/** All lines of checks to courts for the cases of one check, with what became of each check; the first one first. */
export async function selectLinesOfItsCases(db: Kysely<DB>, { firmId, id }: CheckKey) {
  const own = await db
    .selectFrom('cases.courtCheckLine')
    .select('caseId')
    .where('firmId', '=', firmId)
    .where('checkId', '=', id)
    .execute();
  const caseIds = [...new Set(own.map(({ caseId }) => caseId))];
  if (!caseIds.length) return [];
  return db
    .selectFrom('cases.courtCheckLine as l')
    .innerJoin('cases.courtCheck as k', (join) =>
      join.onRef('k.firmId', '=', 'l.firmId').onRef('k.id', '=', 'l.checkId'),
    )
    .select(['l.firmId', 'l.checkId', 'l.id', 'l.caseId', 'l.payeeKind', 'l.purpose', 'l.amountCents'])
    .select(['l.takenBackCents', 'l.chargedAgainCents', 'k.number', 'k.status'])
    .where('l.firmId', '=', firmId)
    .where('l.caseId', 'in', caseIds)
    .orderBy('l.id')
    .execute();
}
export type ChargedLine = Awaited<ReturnType<typeof selectLinesOfItsCases>>[number];

/** Notes what became of the charge of a line, so that it comes once. */
export async function noteCharge(
  db: Kysely<DB>,
  { firmId, checkId, id }: Pick<ChargedLine, 'firmId' | 'checkId' | 'id'>,
  changes: { takenBackCents?: number; chargedAgainCents?: number | null },
): Promise<void> {
  await db
    .updateTable('cases.courtCheckLine')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('checkId', '=', checkId)
    .where('id', '=', id)
    .execute();
}
