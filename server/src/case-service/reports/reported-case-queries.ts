import { ongoingStatuses } from '@writdesk/contract/cases/case-status';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { type CaseKey, visibleCase } from '../cases/record/index.ts';
import type { Days } from './period-days.ts';

const ongoing = sql<SqlBool>`c.status = any(${[...ongoingStatuses]}::text[])`;
/** Days that a court or an officer has set. */
const SET_BY_COURT = ['HEARING', 'LOCKOUT'];

/** The open cases of a company, and those opened in the days, whatever became of them; the newest first. */
export function selectCasesOfCompany(
  db: Kysely<DB>,
  scope: Scope,
  { clientId, days, limit }: { clientId: string; days: Days; limit: number },
): Promise<CaseKey[]> {
  const until = new Date(Date.parse(`${days.to}T00:00:00Z`) + 86_400_000);
  const from = new Date(`${days.from}T00:00:00Z`);
  return db
    .selectFrom('cases.evictionCase as c')
    .select(['c.firmId', 'c.id'])
    .where(visibleCase(scope))
    .where('c.clientId', '=', clientId)
    .where((eb) => eb.or([ongoing, eb.and([eb('c.createdAt', '>=', from), eb('c.createdAt', '<', until)])]))
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(sql.lit(limit))
    .execute();
}

interface DatedFilter {
  /** Only cases of this lawyer or processor. */
  assigneeId: string | null;
  days: Days;
  limit: number;
}

/** Cases with a hearing or a lockout in the days, and those in which a step is lawful from one of them; each from an index. */
export async function selectDatedCases(
  db: Kysely<DB>,
  scope: Scope,
  { assigneeId, days, limit }: DatedFilter,
): Promise<CaseKey[]> {
  const dated = (condition: Expression<SqlBool>) =>
    db
      .selectFrom('cases.evictionCase as c')
      .select(['c.firmId', 'c.id'])
      .where(visibleCase(scope))
      .where(condition)
      .where(ongoing)
      .$if(assigneeId !== null, (rows) =>
        rows.where((eb) =>
          eb.or([eb('c.assignedLawyerId', '=', assigneeId), eb('c.assignedProcessorId', '=', assigneeId)]),
        ),
      )
      .limit(sql.lit(limit))
      .execute();
  const [set, lawful] = await Promise.all([
    dated(sql<SqlBool>`c.next_date between ${days.from}::date and ${days.to}::date
      and c.next_date_kind = any(${SET_BY_COURT}::text[])`),
    dated(sql<SqlBool>`c.may_do_on between ${days.from}::date and ${days.to}::date`),
  ]);
  return [...new Map([...set, ...lawful].map((key) => [key.id, key])).values()];
}
