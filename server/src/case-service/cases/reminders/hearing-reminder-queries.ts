import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { type CaseKey, type CaseOwner, keysOf } from '../record/index.ts';

/** A reminder that says that a hearing comes: there is nothing to do but to know it. */
export const HEARING = 'HEARING';
const DAY_MS = 86_400_000;
const REMIND_DAYS_BEFORE = [7, 3, 1];

/** Reminds of the hearing of some cases of a firm, and of no earlier setting of theirs. */
export async function remindOfHearing(
  db: Kysely<DB>,
  cases: readonly CaseOwner[],
  { hearingAt, now }: { hearingAt: Date; now: Date },
): Promise<void> {
  await dropHearingReminders(db, cases, now);
  const at = hearingAt.getTime();
  const reminders = REMIND_DAYS_BEFORE.map((days) => ({
    kind: HEARING,
    audience: 'CLIENT' as const,
    dueAt: new Date(at - days * DAY_MS),
    message: `The hearing is in ${days} ${days === 1 ? 'day' : 'days'}.`,
  })).filter(({ dueAt }) => dueAt > now);
  const rows = cases.flatMap((one) =>
    reminders.map((reminder) => ({ ...keysOf(one), id: newId(), ...reminder })),
  );
  if (rows.length) await db.insertInto('cases.reminder').values(rows).execute();
}

/** The hearing that cases of a firm were to be reminded of doesn't take place then. */
export async function dropHearingReminders(
  db: Kysely<DB>,
  cases: readonly CaseKey[],
  now: Date,
): Promise<void> {
  const [first] = cases;
  if (!first) return;
  await db
    .updateTable('cases.reminder')
    .set({ doneAt: now })
    .where('firmId', '=', first.firmId)
    .where('caseId', '=', sql<string>`any(${cases.map(({ id }) => id)}::uuid[])`)
    .where('kind', '=', HEARING)
    .where('doneAt', 'is', null)
    .execute();
}
