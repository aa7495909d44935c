import { endStatuses } from '@writdesk/contract/cases/case-status';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from '../record/index.ts';

/** Another open case for the same unit and one of the same tenants. */
export async function openDuplicate(
  db: Kysely<DB>,
  record: CaseRecord,
): Promise<{ id: string; title: string } | undefined> {
  if (!record.propertyId || !record.unitLabel || !record.tenantNames) return undefined;
  const lastNames = db
    .selectFrom('cases.caseTenant as mine')
    .select(sql<string>`lower(mine.last_name)`.as('lastName'))
    .where('mine.firmId', '=', record.firmId)
    .where('mine.caseId', '=', record.id);
  return db
    .selectFrom('cases.evictionCase as c')
    .innerJoin('cases.caseTenant as t', (join) =>
      join.onRef('t.firmId', '=', 'c.firmId').onRef('t.caseId', '=', 'c.id'),
    )
    .select(['c.id', 'c.title'])
    .where('c.firmId', '=', record.firmId)
    .where('c.clientId', '=', record.clientId)
    .where('c.propertyId', '=', record.propertyId)
    .where(sql`lower(c.unit_label)`, '=', record.unitLabel.toLowerCase())
    .where('c.id', '<>', record.id)
    .where('c.status', 'not in', ['DRAFT', ...endStatuses])
    .where(sql`lower(t.last_name)`, 'in', lastNames)
    .limit(1)
    .executeTakeFirst();
}
