import { type Insertable, type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { CasesCaseDocket, DB } from '../../platform/db/schema.ts';

type CaseOf = { firmId: string; id: string };

/** The docket on which the case is set now. */
export function findPlace(db: Kysely<DB>, key: CaseOf) {
  return db
    .selectFrom('cases.caseDocket')
    .select(['id', 'docketId'])
    .where('firmId', '=', key.firmId)
    .where('caseId', '=', key.id)
    .where('state', '=', 'SET')
    .executeTakeFirst();
}

/** Dockets locked in the order of their ids, so that two cases that change places never wait for each other. */
export function lockDockets(db: Kysely<DB>, firmId: string, docketIds: readonly string[]) {
  return db
    .selectFrom('cases.docket')
    .select([
      'id',
      'courthouseId',
      'hearingDate',
      'hearingTime',
      'hearingAt',
      'room',
      'maxCases',
      'caseCount',
      'lawyerId',
      'version',
    ])
    .where('firmId', '=', firmId)
    .where('id', 'in', docketIds)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The cases whose hearing is set on a docket. */
export async function selectSetCases(db: Kysely<DB>, firmId: string, docketId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cases.caseDocket')
    .select('caseId')
    .where('firmId', '=', firmId)
    .where('docketId', '=', docketId)
    .where('state', '=', 'SET')
    .execute();
  return rows.map(({ caseId }) => caseId);
}

/** The place after the last one that was ever given on a docket. */
export async function nextPosition(db: Kysely<DB>, firmId: string, docketId: string): Promise<number> {
  const row = await db
    .selectFrom('cases.caseDocket')
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
    .where('firmId', '=', firmId)
    .where('docketId', '=', docketId)
    .executeTakeFirstOrThrow();
  return row.next;
}

export async function insertPlace(db: Kysely<DB>, place: Insertable<CasesCaseDocket>): Promise<void> {
  await db.insertInto('cases.caseDocket').values(place).execute();
}

export interface PlaceEnd {
  id: string;
  state: 'HELD' | 'CONTINUED' | 'CANCELLED';
  at: Date;
}

export async function endPlace(db: Kysely<DB>, key: CaseOf, { id, state, at }: PlaceEnd): Promise<void> {
  await db
    .updateTable('cases.caseDocket')
    .set({ state, endedAt: at })
    .where('firmId', '=', key.firmId)
    .where('caseId', '=', key.id)
    .where('id', '=', id)
    .execute();
}

/** Sets what the tenant is offered at a hearing. */
export async function offerAt(
  db: Kysely<DB>,
  key: CaseOf,
  { id, offer, by, at }: { id: string; offer: string | null; by: string; at: Date },
): Promise<void> {
  await db
    .updateTable('cases.caseDocket')
    .set({ offer, offeredBy: by, offeredAt: at })
    .where('firmId', '=', key.firmId)
    .where('caseId', '=', key.id)
    .where('id', '=', id)
    .execute();
}

export async function countOnDocket(
  db: Kysely<DB>,
  firmId: string,
  docketId: string,
  by: 1 | -1,
): Promise<void> {
  await db
    .updateTable('cases.docket')
    .set({ caseCount: sql`case_count + ${by}` })
    .where('firmId', '=', firmId)
    .where('id', '=', docketId)
    .execute();
}

/** Every docket that a case stood on, in their order. */
export const selectDockets = prepared((db, { firmId, id }: CaseOf) =>
  db
    .selectFrom('cases.caseDocket as x')
    .innerJoin('cases.docket as d', (join) =>
      join.onRef('d.firmId', '=', 'x.firmId').onRef('d.id', '=', 'x.docketId'),
    )
    .select([
      'x.id',
      'x.docketId',
      'x.state',
      'x.position',
      'x.result',
      'd.hearingAt',
      'd.hearingDate',
      'd.hearingTime',
      'd.room',
      'd.judge',
      'd.caseCount',
      'd.maxCases',
    ])
    .where('x.firmId', '=', firmId)
    .where('x.caseId', '=', id)
    .orderBy('x.id'),
);
