import { endStatuses } from '@writdesk/contract/cases/case-status';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

/** The open cases that name a lease, of those that the scope sees. */
export const selectOpenCasesOfLeases = (db: Kysely<DB>, scope: Scope) =>
  db
    .selectFrom('cases.evictionCase as c')
    .select(['c.id', 'c.title', 'c.leaseId'])
    .where('c.leaseId', 'is not', null)
    .where('c.status', 'not in', endStatuses)
    .where(visibleCase(scope))
    .execute();

/** The open case for one lease. */
export const findOpenCaseOfLease = (db: Kysely<DB>, leaseId: string) =>
  db
    .selectFrom('cases.evictionCase')
    .select(['id', 'title'])
    .where('leaseId', '=', leaseId)
    .where('status', 'not in', endStatuses)
    .executeTakeFirst();
