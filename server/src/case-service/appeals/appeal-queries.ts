import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { CasesCaseAppeal, CasesRegistryPayment, DB } from '../../platform/db/schema.ts';
import { type CaseKey, type CaseOwner, keysOf } from '../cases/record/index.ts';

export type AppealRow = Selectable<CasesCaseAppeal>;
export type PaymentRow = Selectable<CasesRegistryPayment>;

export async function insertAppeal(db: Kysely<DB>, row: Insertable<CasesCaseAppeal>): Promise<void> {
  await db.insertInto('cases.caseAppeal').values(row).execute();
}

export const findPending = (db: Kysely<DB>, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.caseAppeal')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('result', 'is', null)
    .executeTakeFirst();

export const selectAppeals = (db: Kysely<DB>, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.caseAppeal')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('id')
    .execute();

export const selectPayments = (db: Kysely<DB>, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.registryPayment')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('dueOn')
    .orderBy('appealId')
    .execute();

export async function changeAppeal(
  db: Kysely<DB>,
  { firmId, caseId, id }: AppealRow,
  changes: Updateable<CasesCaseAppeal>,
): Promise<void> {
  await db
    .updateTable('cases.caseAppeal')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .execute();
}

/** Payments by their days: new ones are added, known ones changed. One that is paid is no longer missed. */
export async function keepPayments(
  db: Kysely<DB>,
  record: CaseOwner,
  appealId: string,
  payments: readonly { dueOn: string; amountCents: number; paidOn?: string | null | undefined }[],
): Promise<void> {
  if (!payments.length) return;
  await db
    .insertInto('cases.registryPayment')
    .values(
      payments.map(({ dueOn, amountCents, paidOn = null }) => ({
        ...keysOf(record),
        appealId,
        dueOn,
        amountCents,
        paidOn,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['firmId', 'caseId', 'appealId', 'dueOn']).doUpdateSet((eb) => ({
        amountCents: eb.ref('excluded.amountCents'),
        paidOn: eb.ref('excluded.paidOn'),
        missedAt: eb
          .case()
          .when('excluded.paidOn', 'is', null)
          .then(eb.ref('cases.registryPayment.missedAt'))
          .else(null)
          .end(),
      })),
    )
    .execute();
}

/** For the query of a case’s facts: whether an appeal waits for its result. */
export const appealColumns = {
  appealPending: sql<boolean>`exists (select from cases.case_appeal a
    where a.firm_id = c.firm_id and a.case_id = c.id and a.result is null)`,
};

/** Cases of which a payment into the registry is overdue at their court, and nobody has noticed. */
export async function selectOverdue(
  db: Kysely<DB>,
  now: Date,
): Promise<{ firmId: string; caseId: string }[]> {
  const { rows } = await sql<{ firmId: string; caseId: string }>`
    select distinct p.firm_id, p.case_id from cases.registry_payment p
    join cases.case_appeal a on a.firm_id = p.firm_id and a.case_id = p.case_id and a.id = p.appeal_id
    where p.paid_on is null and p.missed_at is null and a.stayed and a.result is null
      and p.due_on < (${now}::timestamptz at time zone 'UTC')::date
    order by p.firm_id, p.case_id limit 500`.execute(db);
  return rows;
}

/** Marks what is overdue on a day at the court. @returns the payments that were not marked before. */
export const markMissed = (
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  { today, now }: { today: string; now: Date },
): Promise<PaymentRow[]> =>
  db
    .updateTable('cases.registryPayment')
    .set({ missedAt: now })
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('paidOn', 'is', null)
    .where('missedAt', 'is', null)
    .where('dueOn', '<', today)
    .returningAll()
    .execute();
