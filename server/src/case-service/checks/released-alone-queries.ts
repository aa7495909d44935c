import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Firms with checks that one person released alone and no email has listed yet. */
export async function selectFirmsToList(db: Kysely<DB>) {
  const rows = await db
    .selectFrom('cases.courtCheck as k')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'k.firmId')
    .select(['k.firmId', 'firm.timeZone'])
    .distinct()
    .where('k.releasedAlone', '=', true)
    .where('k.aloneListedAt', 'is', null)
    .orderBy('k.firmId')
    .execute();
  // A view's columns may be null for all that the types know.
  return rows.flatMap(({ firmId, timeZone }) => (timeZone ? [{ firmId, timeZone }] : []));
}

/** Marks those that were issued before a day as listed. @returns them in the order of their numbers. */
export async function takeUnlisted(
  db: Kysely<DB>,
  firmId: string,
  { until, now }: { until: string; now: Date },
) {
  const rows = await db
    .updateTable('cases.courtCheck')
    .set({ aloneListedAt: now })
    .where('firmId', '=', firmId)
    .where('releasedAlone', '=', true)
    .where('aloneListedAt', 'is', null)
    .where('issuedOn', '<', sql<string>`${until}::date`)
    .returning(['number', 'issuedOn', 'payeeName', 'amountCents', 'approvedByName', 'status'])
    .execute();
  return rows.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
}
export type ReleasedAlone = Awaited<ReturnType<typeof takeUnlisted>>[number];
