import { hearingReminders } from '@writdesk/contract/cases/case-tasks';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { type CaseKey, type CaseOwner, keysOf } from '../record/index.ts';

const DAY_MS = 86_400_000;
const DAYS_BEFORE = {
  HEARING_IN_7_DAYS: 7,
  HEARING_IN_3_DAYS: 3,
  HEARING_TOMORROW: 1,
} as const satisfies Record<(typeof hearingReminders)[number], number>;
/** Whether a reminder says that a hearing comes: there is nothing to do but to know it. */
export const isOfHearing = sql<boolean>`kind = any(${[...hearingReminders]}::text[])`;

/** Reminds of the hearing of some cases of a firm, and of no earlier setting of theirs. */
export async function remindOfHearing(
  db: Kysely<DB>,
  cases: readonly CaseOwner[],
  { hearingAt, now }: { hearingAt: Date; now: Date },
): Promise<void> {
  await dropHearingReminders(db, cases, now);
  const at = hearingAt.getTime();
  const reminders = hearingReminders
    .map((kind) => ({
      kind,
      audience: 'CLIENT' as const,
      dueAt: new Date(at - DAYS_BEFORE[kind] * DAY_MS),
      message: '',
    }))
    .filter(({ dueAt }) => dueAt > now);
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
    .where(isOfHearing)
    .where('doneAt', 'is', null)
    .execute();
}
