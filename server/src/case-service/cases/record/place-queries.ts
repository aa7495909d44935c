import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';

/** A courthouse as the case needs it. */
export function findCourthouse(db: Kysely<DB>, courthouseId: string) {
  return db
    .selectFrom('cases.courthouse as court')
    .innerJoin('users.published_state as state', 'state.id', 'court.state_id')
    .select([
      'court.id',
      'court.county_id',
      'court.active',
      'court.time_zone',
      'court.case_number_pattern',
      'court.case_number_example',
      'court.short_name',
      'court.base_fee_cents',
      'court.sheriff_check',
      'court.max_cases',
      'state.code as state_code',
    ])
    .where('court.id', '=', courthouseId)
    .executeTakeFirst();
}

/** The one active courthouse of a county; none when the county has none or several. */
export async function onlyCourthouseOf(db: Kysely<DB>, countyId: string): Promise<string | null> {
  const rows = await db
    .selectFrom('cases.courthouse')
    .select('id')
    .where('county_id', '=', countyId)
    .where('active', '=', true)
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

export function findCounty(db: Kysely<DB>, countyId: string) {
  return db
    .selectFrom('users.published_county')
    .select(['id', 'state_code', 'name'])
    .where('id', '=', countyId)
    .executeTakeFirst();
}

export function findClientNames(db: Kysely<DB>, clientId: string) {
  return db
    .selectFrom('users.published_client')
    .select(['id', 'name', 'short_name'])
    .where('id', '=', clientId)
    .executeTakeFirst();
}

/** Lawyers of the firm admitted in a state who aren’t kept from the case, who has the fewest open cases first. */
export function lawyersFor(
  db: Kysely<DB>,
  { firmId, caseId, stateCode }: { firmId: string; caseId: string; stateCode: string },
) {
  return db
    .selectFrom('users.published_lawyer as l')
    .select(['l.id', 'l.name'])
    .select((eb) =>
      eb
        .selectFrom('cases.eviction_case as c')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('c.assigned_lawyer_id', '=', 'l.id')
        .where('c.firm_id', '=', firmId)
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
    .where('l.firm_id', '=', firmId)
    .where('l.state_code', '=', stateCode)
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
    .selectFrom('cases.eviction_case')
    .select('id')
    .where('firm_id', '=', firmId)
    .where('courthouse_id', '=', courthouseId)
    .where('case_number', '=', caseNumber)
    .where('id', '<>', exceptCaseId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody who may work on a case; nobody whom an ethical wall keeps from it. */
export function findWorkerFor(db: Kysely<DB>, caseId: string, userId: string) {
  return db
    .selectFrom('users.published_person as p')
    .selectAll('p')
    .where('p.id', '=', userId)
    .where(notKeptFrom(caseId, 'p.id'))
    .executeTakeFirst();
}

const notKeptFrom = (caseId: string, userId: string) =>
  sql<SqlBool>`not exists (select from cases.published_wall w
    where w.case_id = ${caseId} and w.user_id = ${sql.ref(userId)})`;
