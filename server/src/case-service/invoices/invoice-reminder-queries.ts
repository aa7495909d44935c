import {
  REMINDER_LATE_DAYS,
  reminderDays,
  type ReminderDay,
} from '@writdesk/contract/invoices/invoice-reminders';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { isDisputed } from './dispute-queries.ts';
import type { Debtor } from './account-queries.ts';

/** Nobody is written to before eight in the morning, by the firm's clock. */
const FIRST_HOUR = 8;

/** The companies that are to be reminded of an invoice now, of all firms. */
export function selectDebtors(db: Kysely<DB>, now: Date): Promise<Debtor[]> {
  return remindable(db, now)
    .select(['i.firmId', 'i.clientId'])
    .where(sql<SqlBool>`extract(hour from ${now}::timestamptz at time zone firm.time_zone) >= ${FIRST_HOUR}`)
    .distinct()
    .orderBy('i.firmId')
    .orderBy('i.clientId')
    .execute();
}

/** The invoices of which a company is to be reminded, the oldest first. */
export function selectRemindable(db: Kysely<DB>, { firmId, clientId }: Debtor, now: Date) {
  return remindable(db, now)
    .select(['i.id', 'i.balanceCents'])
    .select([sql<string>`i.number`.as('number'), sql<string>`i.due_date`.as('dueDate')])
    .select([step(now).as('step'), sql<boolean>`${daysLate(now)} > 0`.as('isDue'), today(now).as('today')])
    .select('ap.apEmail')
    .where('i.firmId', '=', firmId)
    .where('i.clientId', '=', clientId)
    .orderBy('i.dueDate')
    .orderBy('i.number')
    .orderBy('i.id')
    .execute();
}
export type Remindable = Awaited<ReturnType<typeof selectRemindable>>[number];

/** Notes a reminder. The version stays: nobody who has the invoice open has seen less of it. */
export async function noteReminder(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
  reminded: { remindedStep: number | null; remindedOn: string },
): Promise<void> {
  await db
    .updateTable('cases.invoice')
    .set(reminded)
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

const today = (now: Date) => sql<string>`(${now}::timestamptz at time zone firm.time_zone)::date`;
const daysLate = (now: Date) => sql<number>`(${today(now)} - i.due_date)`;
/** The last reminder whose day has come; null before the first. */
const step = (now: Date) =>
  sql<ReminderDay>`(select max(day) from unnest(${[...reminderDays]}::int[]) as day where day <= ${daysLate(now)})`;

/** Open invoices whose reminder has come and hasn’t left. One that was issued after the day of a reminder skips it. */
const remindable = (db: Kysely<DB>, now: Date) =>
  db
    .selectFrom('cases.invoice as i')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'i.firmId')
    .innerJoin('users.publishedPayables as ap', 'ap.id', 'i.clientId')
    .where('i.status', 'in', ['ISSUED', 'PARTIALLY_PAID'])
    .where('i.balanceCents', '>', 0)
    .where('ap.apEmail', 'is not', null)
    // What the company disputes is answered before it is asked for again.
    .where(sql<SqlBool>`not ${isDisputed}`)
    .where(sql<SqlBool>`coalesce(i.reminded_step < ${step(now)}, ${step(now)} is not null)`)
    // Whom a person has reminded today isn't written to twice.
    .where(sql<SqlBool>`i.reminded_on is distinct from ${today(now)}`)
    .where(sql<SqlBool>`${daysLate(now)} - ${step(now)} <= ${REMINDER_LATE_DAYS}::int`)
    .where(sql<SqlBool>`i.issue_date < i.due_date + ${step(now)}`);
