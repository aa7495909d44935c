import { type Kysely, sql } from 'kysely';
import { fixedPlan } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseKey } from '../record/index.ts';

/** What a list shows of its cases, and what their rules ask of them, with the names next to them; in the order of the keys. */
export async function selectCaseRows(db: Kysely<DB>, keys: readonly CaseKey[]) {
  if (!keys.length) return [];
  const firmIds = [...new Set(keys.map(({ firmId }) => firmId))];
  const rows = await caseRows(db, { firmIds, ids: keys.map(({ id }) => id) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.flatMap(({ id }) => byId.get(id) ?? []);
}
export type CasePageRow = Awaited<ReturnType<typeof selectCaseRows>>[number];

const caseRows = prepared((db, { firmIds, ids }: { firmIds: string[]; ids: string[] }) =>
  db
    .selectFrom('cases.evictionCase as c')
    .innerJoin('users.publishedClientName as client', 'client.id', 'c.clientId')
    .leftJoin('users.publishedPropertyName as property', 'property.id', 'c.propertyId')
    .leftJoin('users.publishedCountyName as county', 'county.id', 'c.countyId')
    .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouseId')
    .leftJoin('users.publishedPersonName as processor', 'processor.id', 'c.assignedProcessorId')
    .leftJoin('users.publishedPersonName as lawyer', 'lawyer.id', 'c.assignedLawyerId')
    .select([
      'c.id',
      'c.firmId',
      'c.title',
      'c.status',
      'c.caseNumber',
      'c.caseDraftNumber',
      'c.tenantNames',
      'c.clientId',
      'c.propertyId',
      'c.unitLabel',
      'c.courthouseId',
      'c.countyId',
      'c.stateCode',
      'c.nextDate',
      'c.nextDateKind',
      'c.mayDo',
      'c.mayDoOn',
      'c.hearingAt',
      'c.claimCents',
      'c.assignedProcessorId',
      'c.assignedLawyerId',
      'c.caseAppealed',
      'c.dismissalRequestedAt',
      'c.submittedAt',
      'c.createdAt',
      'c.updatedAt',
      'c.version',
      'c.filingStage',
      'c.serviceStage',
      'c.hearingStage',
      'c.approvedAt',
      'c.resumeStatus',
      'c.statusBeforeDocket',
      'c.statusBeforeEnd',
      'c.serveFirst',
      'c.changedSinceReturn',
      'c.withPrejudice',
      'client.name as clientName',
      'property.name as propertyName',
      'court.shortName as courtName',
      'court.timeZone as courtZone',
      'court.filingCutoff',
      'county.name as countyName',
      'county.timeZone as countyZone',
      'processor.name as processorName',
      'lawyer.name as lawyerName',
    ])
    .where('c.firmId', '=', sql<string>`${fixedPlan}any(${firmIds}::uuid[])`)
    .where('c.id', '=', sql<string>`any(${ids}::uuid[])`),
);
