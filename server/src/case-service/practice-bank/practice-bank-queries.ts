import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type {
  CasesPracticeEntry,
  CasesPracticePayout,
  CasesPracticeSession,
  CasesPracticeStep,
  DB,
} from '../../platform/db/schema.ts';

export type PracticeSessionRow = Selectable<CasesPracticeSession>;
export type PracticeStepRow = Selectable<CasesPracticeStep>;
export type PracticePayoutRow = Selectable<CasesPracticePayout>;
interface SessionKey {
  firmId: string;
  orderKey: string;
}

/** How the bank answers new orders of a firm; a firm that has none gets an account that answers as usual. */
export async function openAccount(db: Kysely<DB>, firmId: string) {
  const account = `acct_practice_${firmId.replaceAll('-', '')}`;
  await db
    .insertInto('cases.practiceAccount')
    .values({ firmId, account })
    .onConflict((conflict) => conflict.column('firmId').doNothing())
    .execute();
  return db
    .selectFrom('cases.practiceAccount')
    .select(['account', 'behavior'])
    .where('firmId', '=', firmId)
    .executeTakeFirstOrThrow();
}

/** @returns whether it is new: an order under a key that is known opens no second session. */
export async function insertSession(
  db: Kysely<DB>,
  session: Insertable<CasesPracticeSession>,
): Promise<boolean> {
  const rows = await db
    .insertInto('cases.practiceSession')
    .values(session)
    .onConflict((conflict) => conflict.columns(['firmId', 'orderKey']).doNothing())
    .returning('orderKey')
    .execute();
  return rows.length > 0;
}

export const findOrder = (db: Kysely<DB>, { firmId, orderKey }: SessionKey) =>
  db
    .selectFrom('cases.practiceSession')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('orderKey', '=', orderKey)
    .executeTakeFirst();

export const findSession = (db: Kysely<DB>, sessionId: string) =>
  db.selectFrom('cases.practiceSession').selectAll().where('sessionId', '=', sessionId).executeTakeFirst();

/** Changes a session that is in one state. @returns whether it was. */
export async function moveSession(
  db: Kysely<DB>,
  { firmId, orderKey }: SessionKey,
  from: PracticeSessionRow['state'],
  changes: Updateable<CasesPracticeSession>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.practiceSession')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('orderKey', '=', orderKey)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertBankEntry(db: Kysely<DB>, entry: Insertable<CasesPracticeEntry>): Promise<void> {
  await db
    .insertInto('cases.practiceEntry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['firmId', 'orderKey', 'kind']).doNothing())
    .execute();
}

export const selectBankEntries = (db: Kysely<DB>, { firmId, orderKey }: SessionKey) =>
  db
    .selectFrom('cases.practiceEntry')
    .select(['kind', 'amountCents', 'feeCents'])
    .where('firmId', '=', firmId)
    .where('orderKey', '=', orderKey)
    .execute();

export async function insertBankSteps(
  db: Kysely<DB>,
  steps: readonly Insertable<CasesPracticeStep>[],
): Promise<void> {
  if (steps.length) await db.insertInto('cases.practiceStep').values(steps).execute();
}

/** What is due: to be done, or to be sent once more. */
export const selectDueSteps = (db: Kysely<DB>, now: Date) =>
  db
    .selectFrom('cases.practiceStep')
    .selectAll()
    .where('notified', '<', 2)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(200)
    .execute();

/** The step itself, locked; undefined once it was done. */
export const lockUndoneStep = (db: Kysely<DB>, { firmId, id }: { firmId: string; id: string }) =>
  db
    .selectFrom('cases.practiceStep')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function updateStep(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
  changes: Updateable<CasesPracticeStep>,
): Promise<void> {
  await db
    .updateTable('cases.practiceStep')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** What a firm's account holds and the bank hasn't paid out. */
const unpaid = (db: Kysely<DB>) =>
  db
    .selectFrom('cases.practiceEntry as e')
    .leftJoin('cases.practicePayoutEntry as paid', (join) =>
      join.onRef('paid.firmId', '=', 'e.firmId').onRef('paid.entryId', '=', 'e.id'),
    )
    .where('paid.payoutId', 'is', null);

/** Firms whose account holds something since then. */
export const selectFirmsToPay = (db: Kysely<DB>, since: Date) =>
  unpaid(db).select('e.firmId').where('e.at', '<=', since).distinct().orderBy('e.firmId').execute();

export const selectUnpaid = (db: Kysely<DB>, firmId: string) =>
  unpaid(db)
    .select(['e.id', 'e.amountCents', 'e.feeCents'])
    .where('e.firmId', '=', firmId)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();

export async function insertPayout(
  db: Kysely<DB>,
  payout: Insertable<CasesPracticePayout>,
  entryIds: readonly string[],
): Promise<void> {
  await db.insertInto('cases.practicePayout').values(payout).execute();
  await db
    .insertInto('cases.practicePayoutEntry')
    .values(entryIds.map((entryId) => ({ firmId: payout.firmId, payoutId: payout.id, entryId })))
    .execute();
}

/** Payouts that the bank hasn't announced twice. */
export const selectUnsent = (db: Kysely<DB>) =>
  db
    .selectFrom('cases.practicePayout')
    .selectAll()
    .where('notified', '<', 2)
    .orderBy('madeAt')
    .orderBy('id')
    .limit(200)
    .execute();

export async function updatePayout(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
  changes: Updateable<CasesPracticePayout>,
): Promise<void> {
  await db
    .updateTable('cases.practicePayout')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

export const findPayout = (db: Kysely<DB>, payoutRef: string) =>
  db.selectFrom('cases.practicePayout').selectAll().where('payoutRef', '=', payoutRef).executeTakeFirst();

export const selectPayoutEntries = (db: Kysely<DB>, { firmId, id }: { firmId: string; id: string }) =>
  db
    .selectFrom('cases.practicePayoutEntry as of')
    .innerJoin('cases.practiceEntry as e', (join) =>
      join.onRef('e.firmId', '=', 'of.firmId').onRef('e.id', '=', 'of.entryId'),
    )
    .innerJoin('cases.practiceSession as s', (join) =>
      join.onRef('s.firmId', '=', 'e.firmId').onRef('s.orderKey', '=', 'e.orderKey'),
    )
    .select(['e.id', 'e.kind', 'e.amountCents', 'e.feeCents', 's.paymentRef'])
    .where('of.firmId', '=', firmId)
    .where('of.payoutId', '=', id)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
