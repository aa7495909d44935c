import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

export interface Admission {
  stateCode: string;
  barNumber: string;
  admittedOn: string | null;
  active: boolean;
}

/** A lawyer's record with the person behind it. */
export async function findLawyerRecord(db: Kysely<DB>, userId: string) {
  const [lawyer, barAdmissions] = await Promise.all([
    db
      .selectFrom('users.lawyer as l')
      .innerJoin('users.appUser as u', 'u.id', 'l.userId')
      .select(['u.id', 'u.firstName', 'u.lastName', 'u.version', 'l.title', 'l.signatureName'])
      .where('l.userId', '=', userId)
      .executeTakeFirst(),
    selectAdmissions(db, userId),
  ]);
  return lawyer && { ...lawyer, barAdmissions };
}

export type LawyerRecord = NonNullable<Awaited<ReturnType<typeof findLawyerRecord>>>;

function selectAdmissions(db: Kysely<DB>, userId: string): Promise<Admission[]> {
  return db
    .selectFrom('users.barAdmission')
    .select(['stateCode', 'barNumber', sql<string | null>`admitted_on::text`.as('admittedOn'), 'active'])
    .where('userId', '=', userId)
    .orderBy('stateCode')
    .execute();
}

export async function insertLawyer(
  db: Kysely<DB>,
  lawyer: { userId: string; title: string | null; signatureName: string },
): Promise<void> {
  const { userId, title, signatureName } = lawyer;
  await db.insertInto('users.lawyer').values({ userId, title, signatureName }).execute();
}

export async function updateLawyerRow(
  db: Kysely<DB>,
  userId: string,
  { title, signatureName }: { title?: string | null | undefined; signatureName?: string | undefined },
): Promise<void> {
  if (title === undefined && signatureName === undefined) return;
  await db
    .updateTable('users.lawyer')
    .set({
      ...(title !== undefined && { title }),
      ...(signatureName !== undefined && { signatureName }),
    })
    .where('userId', '=', userId)
    .execute();
}

/** Writes one admission, or changes the one of this state. */
export async function setAdmission(db: Kysely<DB>, userId: string, admission: Admission): Promise<void> {
  const { stateCode, barNumber, admittedOn, active } = admission;
  const values = { barNumber, admittedOn, active };
  await db
    .insertInto('users.barAdmission')
    .values({ userId, stateCode, ...values })
    .onConflict((conflict) => conflict.columns(['userId', 'stateCode']).doUpdateSet(values))
    .execute();
}
