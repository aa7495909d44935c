import { endStatuses } from '@writdesk/contract/cases/case-status';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { visibleCase } from '../record/index.ts';

/**
 * The last filing about each lease whose case is over, of those that the scope sees. A notice of that day or before has had its suit:
 * what the tenant owes since then takes another.
 */
export const selectSpentFilings = (db: Kysely<DB>, scope: Scope, leaseId?: string) =>
  db
    .selectFrom('cases.evictionCase as c')
    .select((of) => [
      of.ref('c.leaseId').$notNull().as('leaseId'),
      of.fn.max('c.filedOn').$notNull().as('filedOn'),
    ])
    .where('c.leaseId', 'is not', null)
    .where('c.filedOn', 'is not', null)
    .where('c.status', 'in', endStatuses)
    .where(visibleCase(scope))
    .$if(leaseId !== undefined, (rows) => rows.where('c.leaseId', '=', leaseId ?? null))
    .groupBy('c.leaseId')
    .execute();
