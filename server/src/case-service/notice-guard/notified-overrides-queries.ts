import type { OverriddenPoint } from '@writdesk/contract/notices/notice-guard';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { CasesNotifiedNoticePasses, DB } from '../../platform/db/schema.ts';
import { passActions } from './notice-guard-queries.ts';

/** Every firm with its zone, and up to when its administrators were notified. */
export async function selectFirmsToNotify(
  db: Kysely<DB>,
): Promise<{ firmId: string; timeZone: string; notifiedUntil: Date | null }[]> {
  // Two queries: Citus 13 ends by a segfault where a table of firms stands on the right of shared ones.
  const [firms, notified] = await Promise.all([
    db.selectFrom('users.publishedFirm').select(['id', 'timeZone']).orderBy('id').execute(),
    db
      .selectFrom('cases.notifiedNoticePasses')
      .select(({ fn }) => ['firmId', fn.max('untilAt').as('until')])
      .groupBy('firmId')
      .execute(),
  ]);
  const notifiedUntil = new Map(notified.map(({ firmId, until }) => [firmId, until]));
  // A view's columns may be null for all that the types know.
  return firms.flatMap(({ id, timeZone }) =>
    id && timeZone ? [{ firmId: id, timeZone, notifiedUntil: notifiedUntil.get(id) ?? null }] : [],
  );
}

/** A point that a lawyer overrode, as it is shown. */
export interface Passed {
  caseId: string;
  caseTitle: string;
  point: OverriddenPoint;
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
    .selectFrom('cases.auditEvent as a')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'a.firmId').onRef('c.id', '=', 'a.subjectId'),
    )
    .select(['a.subjectId', 'a.data', 'a.actorName', 'a.occurredAt', 'c.title'])
    .where('a.firmId', '=', firmId)
    .where('a.subject', '=', 'case')
    .where('a.action', 'in', passActions)
    .where('c.sealedAt', 'is', null)
    .where('a.occurredAt', '>=', from)
    .where('a.occurredAt', '<', until)
    .orderBy('a.occurredAt')
    .orderBy('a.seq')
    .execute();
  return rows.map((row) => {
    const { point, reason } = row.data as { point: OverriddenPoint; reason: string };
    return {
      caseId: row.subjectId,
      caseTitle: row.title,
      point,
      reason,
      by: row.actorName,
      at: row.occurredAt,
    };
  });
}

/** Notes that a firm is notified up to a Monday. @returns false where that stands already. */
export async function noteNotified(
  db: Kysely<DB>,
  row: Insertable<CasesNotifiedNoticePasses>,
): Promise<boolean> {
  const result = await db
    .insertInto('cases.notifiedNoticePasses')
    .values(row)
    .onConflict((conflict) => conflict.columns(['firmId', 'untilDay']).doNothing())
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
    .selectFrom('cases.publishedWall')
    .select(['caseId', 'userId'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', sql<string>`any(${[...new Set(caseIds)]}::uuid[])`)
    .execute();
  return new Set(rows.map(({ caseId, userId }) => `${caseId} ${userId}`));
}
