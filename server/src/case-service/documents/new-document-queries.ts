import type { Insertable, Kysely } from 'kysely';
import type { CasesCaseDocument, DB } from '../../platform/db/schema.ts';
import type { CaseRecord } from '../cases/record/index.ts';

export async function insertDocument(
  db: Kysely<DB>,
  record: Pick<CaseRecord, 'firmId' | 'clientId' | 'id'>,
  row: Omit<Insertable<CasesCaseDocument>, 'firmId' | 'clientId' | 'caseId'>,
): Promise<void> {
  await db
    .insertInto('cases.caseDocument')
    .values({ firmId: record.firmId, clientId: record.clientId, caseId: record.id, ...row })
    .execute();
}
