import { endStatuses } from '@writdesk/contract/cases/case-status';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { preparedOne } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

const hasPlan = sql<boolean>`(coalesce(c.payment_plan, false) or exists (select from cases.stipulation s
  where s.firm_id = c.firm_id and s.case_id = c.id and s.state = 'RUNNING'))`;
const inService = sql<boolean>`exists (select from cases.case_tenant t
  where t.firm_id = c.firm_id and t.case_id = c.id and not t.is_minor and t.military_status = 'ACTIVE')`;

const ofLeases = (db: Kysely<DB>) =>
  db
    .selectFrom('cases.evictionCase as c')
    .select((of) => ['c.id', 'c.title', of.ref('c.leaseId').$notNull().as('leaseId')])
    .select([hasPlan.as('paymentPlan'), inService.as('inService')])
    .where('c.leaseId', 'is not', null);

/** What the last case of a lease, once it is over, says of its tenants: that they pay by a plan, or that one of them is on active duty. */
export const selectLastCases = (db: Kysely<DB>, scope: Scope) =>
  ofLeases(db)
    .where('c.status', 'in', endStatuses)
    .where(sql<SqlBool>`(${hasPlan} or ${inService})`)
    .where(sql<SqlBool>`not exists (select from cases.eviction_case later
      where later.firm_id = c.firm_id and later.lease_id = c.lease_id and later.created_at > c.created_at)`)
    .where(visibleCase(scope))
    .execute();
export type LastCase = Awaited<ReturnType<typeof selectLastCases>>[number];

/** The open case of a lease, else its last one. */
export const findCaseOfLease = preparedOne((db, { leaseId }: { leaseId: string }) =>
  ofLeases(db)
    .select(sql<boolean>`c.status <> all(${endStatuses}::text[])`.as('isOpen'))
    .where('c.leaseId', '=', leaseId)
    .orderBy('isOpen', 'desc')
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(1),
);
