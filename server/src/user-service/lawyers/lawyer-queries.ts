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
      .innerJoin('users.app_user as u', 'u.id', 'l.user_id')
      .select(['u.id', 'u.first_name', 'u.last_name', 'u.version', 'l.title', 'l.signature_name'])
      .where('l.user_id', '=', userId)
      .executeTakeFirst(),
    selectAdmissions(db, userId),
  ]);
  return lawyer && { ...lawyer, barAdmissions };
}

export type LawyerRecord = NonNullable<Awaited<ReturnType<typeof findLawyerRecord>>>;

function selectAdmissions(db: Kysely<DB>, userId: string): Promise<Admission[]> {
  return db
    .selectFrom('users.bar_admission')
    .select([
      'state_code as stateCode',
      'bar_number as barNumber',
      sql<string | null>`admitted_on::text`.as('admittedOn'),
      'active',
    ])
    .where('user_id', '=', userId)
    .orderBy('state_code')
    .execute();
}

export async function insertLawyer(
  db: Kysely<DB>,
  lawyer: { userId: string; title: string | null; signatureName: string },
): Promise<void> {
  const { userId, title, signatureName } = lawyer;
  await db
    .insertInto('users.lawyer')
    .values({ user_id: userId, title, signature_name: signatureName })
    .execute();
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
      ...(signatureName !== undefined && { signature_name: signatureName }),
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Writes one admission, or changes the one of this state. */
export async function setAdmission(db: Kysely<DB>, userId: string, admission: Admission): Promise<void> {
  const { stateCode, barNumber, admittedOn, active } = admission;
  const values = { bar_number: barNumber, admitted_on: admittedOn, active };
  await db
    .insertInto('users.bar_admission')
    .values({ user_id: userId, state_code: stateCode, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'state_code']).doUpdateSet(values))
    .execute();
}
