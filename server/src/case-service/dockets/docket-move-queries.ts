import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

interface DocketKey {
  firmId: string;
  docketId: string;
}

/**
 * Notes that people are notified of a docket as it is since a version, once for all time.
 * @returns false where it was done before, or a later change was notified of already.
 */
export async function markMoveNotified(
  db: Kysely<DB>,
  { firmId, docketId, version }: DocketKey & { version: number },
): Promise<boolean> {
  const marked = await db
    .updateTable('cases.docket')
    .set({ notifiedVersion: version })
    .where('firmId', '=', firmId)
    .where('id', '=', docketId)
    .where('notifiedVersion', '<', version)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** The cases whose hearing is set on a docket, in the order in which their trails are written. */
export function selectMoved(db: Kysely<DB>, { firmId, docketId }: DocketKey) {
  return db
    .selectFrom('cases.caseDocket as x')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'x.firmId').onRef('c.id', '=', 'x.caseId'),
    )
    .select(['c.id', 'c.clientId', 'c.title', 'c.caseNumber', 'c.caseDraftNumber'])
    .where('x.firmId', '=', firmId)
    .where('x.docketId', '=', docketId)
    .where('x.state', '=', 'SET')
    .orderBy('c.id')
    .execute();
}
