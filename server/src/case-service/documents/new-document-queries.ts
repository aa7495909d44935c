import type { Insertable, Kysely } from 'kysely';
import type { CasesCaseDocument, DB } from '../../platform/db/schema.ts';
import type { CaseRecord } from '../cases/record/index.ts';

export async function insertDocument(
  db: Kysely<DB>,
  record: Pick<CaseRecord, 'firm_id' | 'client_id' | 'id'>,
  row: Omit<Insertable<CasesCaseDocument>, 'firm_id' | 'client_id' | 'case_id'>,
): Promise<void> {
  await db
    .insertInto('cases.case_document')
    .values({ firm_id: record.firm_id, client_id: record.client_id, case_id: record.id, ...row })
    .execute();
}
