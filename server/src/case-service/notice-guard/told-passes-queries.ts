import type { NoticePointName } from '@writdesk/contract/notices/notice-points';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { CasesToldNoticePasses, DB } from '../../platform/db/schema.ts';
import { passAction } from './notice-guard-queries.ts';

/** Every firm with its zone, and up to when its administrators were told. */
export async function selectFirmsToTell(
  db: Kysely<DB>,
): Promise<{ firmId: string; timeZone: string; toldUntil: Date | null }[]> {
  const rows = await db
    .selectFrom('users.published_firm as firm')
    .leftJoin('cases.told_notice_passes as told', 'told.firm_id', 'firm.id')
    .select(({ fn }) => ['firm.id', 'firm.time_zone', fn.max<Date | null>('told.until_at').as('told_until')])
    .groupBy(['firm.id', 'firm.time_zone'])
    .orderBy('firm.id')
    .execute();
  // A view's columns may be null for all that the types know.
  return rows.flatMap(({ id, time_zone: timeZone, told_until: toldUntil }) =>
    id && timeZone ? [{ firmId: id, timeZone, toldUntil }] : [],
  );
}

/** A point that a lawyer let pass, as it is told. */
export interface Passed {
  caseId: string;
  caseTitle: string;
  point: NoticePointName;
  reason: string;
  by: string;
  at: Date;
}

/** What a firm's lawyers passed in a span of time, in its order. */
export async function selectPassesBetween(
  db: Kysely<DB>,
  firmId: string,
  { from, until }: { from: Date; until: Date },
): Promise<Passed[]> {
  const rows = await db
    .selectFrom('cases.audit_event as a')
    .innerJoin('cases.eviction_case as c', (join) =>
      join.onRef('c.firm_id', '=', 'a.firm_id').onRef('c.id', '=', 'a.subject_id'),
    )
    .select(['a.subject_id', 'a.data', 'a.actor_name', 'a.occurred_at', 'c.title'])
    .where('a.firm_id', '=', firmId)
    .where('a.subject', '=', 'case')
    .where('a.action', '=', passAction)
    .where('a.occurred_at', '>=', from)
    .where('a.occurred_at', '<', until)
    .orderBy('a.occurred_at')
    .orderBy('a.seq')
    .execute();
  return rows.map((row) => {
    const { point, reason } = row.data as { point: NoticePointName; reason: string };
    return {
      caseId: row.subject_id,
      caseTitle: row.title,
      point,
      reason,
      by: row.actor_name,
      at: row.occurred_at,
    };
  });
}

/** Notes that a firm is told up to a Monday. @returns false where that stands already. */
export async function noteTold(db: Kysely<DB>, row: Insertable<CasesToldNoticePasses>): Promise<boolean> {
  const result = await db
    .insertInto('cases.told_notice_passes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['firm_id', 'until_day']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Who is kept from which of these cases. */
export async function selectKeptFrom(
  db: Kysely<DB>,
  firmId: string,
  caseIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('cases.published_wall')
    .select(['case_id', 'user_id'])
    .where('firm_id', '=', firmId)
    .where('case_id', '=', sql<string>`any(${[...new Set(caseIds)]}::uuid[])`)
    .execute();
  return new Set(rows.map(({ case_id: caseId, user_id: userId }) => `${caseId} ${userId}`));
}
