import type { Insertable, Kysely } from 'kysely';
import type { CasesFeeDifference, CasesFeeDismissal, DB } from '../../platform/db/schema.ts';
import { type CaseKeys } from '../cases/record/index.ts';

/** More filings that differ than anybody leaves unanswered. */
const MOST = 2_000;

/** Notes what a filing cost in addition to what was expected, or less. A corrected number leaves the first note. */
export async function noteFeeDifference(
  db: Kysely<DB>,
  keys: CaseKeys,
  noted: Omit<Insertable<CasesFeeDifference>, keyof CaseKeys>,
): Promise<void> {
  const { firmId, clientId, caseId } = keys;
  await db
    .insertInto('cases.feeDifference')
    .values({ firmId, clientId, caseId, ...noted })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest first, of a firm or of one of its courts; without what was dismissed. */
export async function selectFeeDifferences(db: Kysely<DB>, firmId: string, courthouseId: string | null) {
  const [rows, dismissed] = await Promise.all([
    db
      .selectFrom('cases.feeDifference as d')
      .innerJoin('cases.evictionCase as c', (join) =>
        join.onRef('c.firmId', '=', 'd.firmId').onRef('c.id', '=', 'd.caseId'),
      )
      .select(['d.caseId', 'd.courthouseId', 'd.differenceCents', 'd.notedAt'])
      .select(['c.title', 'c.caseNumber', 'c.caseDraftNumber'])
      .where('d.firmId', '=', firmId)
      .where('c.sealedAt', 'is', null)
      .$if(courthouseId !== null, (of) => of.where('d.courthouseId', '=', courthouseId ?? ''))
      .orderBy('d.notedAt', 'desc')
      .orderBy('d.caseId')
      .limit(MOST)
      .execute(),
    db
      .selectFrom('cases.feeDismissal')
      .select(['courthouseId', 'differenceCents'])
      .where('firmId', '=', firmId)
      .execute(),
  ]);
  return rows.filter(
    (row) =>
      !dismissed.some(
        (one) => one.courthouseId === row.courthouseId && one.differenceCents === row.differenceCents,
      ),
  );
}
export type FeeDifference = Awaited<ReturnType<typeof selectFeeDifferences>>[number];

export async function insertDismissal(db: Kysely<DB>, row: Insertable<CasesFeeDismissal>): Promise<void> {
  await db
    .insertInto('cases.feeDismissal')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
