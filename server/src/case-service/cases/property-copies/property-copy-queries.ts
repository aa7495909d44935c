import { endStatuses } from '@writdesk/contract/cases/case-status';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { PropertyCopy } from './differing-facts.ts';

export interface CopyHolder extends PropertyCopy {
  id: string;
  title: string;
  status: string;
  caseNumber: string | null;
}

/** The open cases of a property that the reader may know of, with their copies of it. */
export function selectCopies(db: Kysely<DB>, propertyId: string) {
  return db
    .selectFrom('cases.evictionCase as c')
    .leftJoin('cases.caseEviction as e', (join) =>
      join.onRef('e.firmId', '=', 'c.firmId').onRef('e.caseId', '=', 'c.id'),
    )
    .select([
      'c.firmId',
      'c.id',
      'c.title',
      'c.status',
      'c.caseNumber',
      'c.premises',
      'c.stateCode',
      'c.countyId',
      'c.ownerId',
      'c.plaintiffName',
      'c.propertyCategory',
      'e.caresCovered',
    ])
    .where('c.propertyId', '=', propertyId)
    .where(sql<boolean>`c.status <> all(${endStatuses}::text[])`)
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .execute();
}

/** Whether a case's trail has it already: a job may be done again. */
export async function isSaid(
  db: Kysely<DB>,
  { firmId, caseId, kind, version }: { firmId: string; caseId: string; kind: string; version: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('cases.auditEvent')
    .select('seq')
    .where('firmId', '=', firmId)
    .where('subject', '=', 'case')
    .where('subjectId', '=', caseId)
    .where('action', '=', kind)
    .where(sql<boolean>`data->>'version' = ${String(version)}`)
    .executeTakeFirst();
  return row !== undefined;
}
