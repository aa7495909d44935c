import { beforeJudgment } from '@writdesk/contract/cases/case-stages';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';

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
        .where('c.status', 'in', ['REVIEW', 'SENT_FOR_FILING', ...beforeJudgment])
        .as('load'),
    )
    .where('l.firmId', '=', firmId)
    .where('l.stateCode', '=', stateCode)
    .where(notKeptFrom(caseId, 'l.id'))
    .orderBy('load')
    .orderBy('l.id')
    .execute();
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
