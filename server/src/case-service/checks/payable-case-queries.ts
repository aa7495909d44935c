import { endStatuses } from '@writdesk/contract/cases/case-status';
import { type Kysely, sql } from 'kysely';
import type { DateRange } from '@writdesk/contract/values/date-range';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

interface Wanted {
  caseIds: readonly string[] | undefined;
  courthouseId: string | undefined;
  /** Days of the approval, at the court. */
  approved: DateRange;
  most: number;
}

/** Cases that a check may pay, with what their court says of checks; in the order of their numbers. */
export async function selectPayableCases(
  db: Kysely<DB>,
  scope: Scope,
  { caseIds, courthouseId, approved, most }: Wanted,
) {
  const day = sql<string>`(c.approved_at at time zone court.time_zone)::date`;
  return db
    .selectFrom('cases.evictionCase as c')
    .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouseId')
    .leftJoin('users.publishedCounty as county', 'county.id', 'court.countyId')
    .select([
      'c.id',
      'c.firmId',
      'c.clientId',
      'c.title',
      'c.status',
      'c.approvedAt',
      'c.judgmentAt',
      'c.courthouseId',
    ])
    .select(['court.clerkCheck', 'court.sheriffCheck', 'court.officer', 'court.timeZone'])
    .select(['court.name as courtName', 'county.name as countyName'])
    .where(visibleCase(scope))
    .where('c.firmId', '=', scope.firmId)
    .$if(caseIds !== undefined, (rows) => rows.where('c.id', 'in', caseIds ?? []))
    .$if(courthouseId !== undefined, (rows) =>
      rows
        .where('c.courthouseId', '=', courthouseId ?? '')
        .where('c.approvedAt', 'is not', null)
        .where('c.status', 'not in', endStatuses),
    )
    .$if(approved.from !== null, (rows) => rows.where(day, '>=', approved.from ?? ''))
    .$if(approved.to !== null, (rows) => rows.where(day, '<=', approved.to ?? ''))
    .orderBy('c.caseDraftNumber')
    .orderBy('c.id')
    .limit(most)
    .execute();
}
export type PayableCase = Awaited<ReturnType<typeof selectPayableCases>>[number];
