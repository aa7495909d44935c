import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';

/** A courthouse as the case needs it. */
export function findCourthouse(db: Kysely<DB>, courthouseId: string) {
  return db
    .selectFrom('cases.courthouse as court')
    .innerJoin('users.publishedState as state', 'state.id', 'court.stateId')
    .select([
      'court.id',
      'court.countyId',
      'court.active',
      'court.timeZone',
      'court.caseNumberPattern',
      'court.caseNumberExample',
      'court.shortName',
      'court.baseFeeCents',
      'court.sheriffCheck',
      'court.maxCases',
      'state.code as stateCode',
    ])
    .where('court.id', '=', courthouseId)
    .executeTakeFirst();
}

/** The one active courthouse of a county; none when the county has none or several. */
export async function onlyCourthouseOf(db: Kysely<DB>, countyId: string): Promise<string | null> {
  const rows = await db
    .selectFrom('cases.courthouse')
    .select('id')
    .where('countyId', '=', countyId)
    .where('active', '=', true)
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

export function findCounty(db: Kysely<DB>, countyId: string) {
  return db
    .selectFrom('users.publishedCounty')
    .select(['id', 'stateCode', 'name'])
    .where('id', '=', countyId)
    .executeTakeFirst();
}

export function findClientNames(db: Kysely<DB>, clientId: string) {
  return db
    .selectFrom('users.publishedClient')
    .select(['id', 'name', 'shortName'])
    .where('id', '=', clientId)
    .executeTakeFirst();
}

/** Lawyers of the firm admitted in a state who aren’t kept from the case, who has the fewest open cases first. */
export function lawyersFor(
  db: Kysely<DB>,
  { firmId, caseId, stateCode }: { firmId: string; caseId: string; stateCode: string },
) {
  return db
    .selectFrom('users.publishedLawyer as l')
    .select(['l.id', 'l.name'])
    .select((eb) =>
      eb
        .selectFrom('cases.evictionCase as c')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('c.assignedLawyerId', '=', 'l.id')
        .where('c.firmId', '=', firmId)
        .where('c.status', 'in', [
          'REVIEW',
          'SENT_FOR_FILING',
          'FILED',
          'SENT_FOR_SERVING',
          'ON_DOCKET',
          'AWAITING_JUDGMENT',
        ])
        .as('load'),
    )
    .where('l.firmId', '=', firmId)
    .where('l.stateCode', '=', stateCode)
    .where(notKeptFrom(caseId, 'l.id'))
    .orderBy('load')
    .orderBy('l.id')
    .execute();
}

export async function numberIsTaken(
  db: Kysely<DB>,
  firmId: string,
  courthouseId: string,
  caseNumber: string,
  exceptCaseId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('cases.evictionCase')
    .select('id')
    .where('firmId', '=', firmId)
    .where('courthouseId', '=', courthouseId)
    .where('caseNumber', '=', caseNumber)
    .where('id', '<>', exceptCaseId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody who may work on a case; nobody whom an ethical wall keeps from it. */
export function findWorkerFor(db: Kysely<DB>, caseId: string, userId: string) {
  return db
    .selectFrom('users.publishedPerson as p')
    .selectAll('p')
    .where('p.id', '=', userId)
    .where(notKeptFrom(caseId, 'p.id'))
    .executeTakeFirst();
}

const notKeptFrom = (caseId: string, userId: string) =>
  sql<SqlBool>`not exists (select from cases.published_wall w
    where w.case_id = ${caseId} and w.user_id = ${sql.ref(userId)})`;
