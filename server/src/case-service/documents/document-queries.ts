import { type Insertable, type Kysely, type Selectable, type Updateable, sql } from 'kysely';
import type { CasesCaseDocument, DB } from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';

export type DocumentRecord = Selectable<CasesCaseDocument>;
interface Key {
  firmId: string;
  caseId: string;
}

export async function insertDocument(db: Kysely<DB>, row: Insertable<CasesCaseDocument>): Promise<void> {
  await db.insertInto('cases.caseDocument').values(row).execute();
}

export function findDocument(
  db: Kysely<DB>,
  { firmId, caseId }: Key,
  documentId: string,
): Promise<DocumentRecord | undefined> {
  return db
    .selectFrom('cases.caseDocument')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', documentId)
    .executeTakeFirst();
}

/** The generated document of one kind that counts: what was not replaced by a newer one. */
export function findCurrent(
  db: Kysely<DB>,
  { firmId, caseId }: Key,
  kind: string,
): Promise<DocumentRecord | undefined> {
  return db
    .selectFrom('cases.caseDocument')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('kind', '=', kind)
    .where('source', '=', 'GENERATED')
    .where('replacedBy', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function updateDocument(
  db: Kysely<DB>,
  { firmId, caseId }: Key,
  documentId: string,
  changes: Updateable<CasesCaseDocument>,
): Promise<void> {
  await db
    .updateTable('cases.caseDocument')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', documentId)
    .execute();
}

/** Everything that the affidavit says, in the database's words. */
export async function selectAffidavitFacts(db: Kysely<DB>, { firmId, caseId }: Key) {
  const record = await db
    .selectFrom('cases.evictionCase as c')
    .innerJoin('users.publishedClient as client', 'client.id', 'c.clientId')
    .leftJoin('users.publishedProperty as p', 'p.id', 'c.propertyId')
    .leftJoin('users.publishedCounty as county', 'county.id', 'c.countyId')
    .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouseId')
    .leftJoin('users.publishedLawyer as l', (join) =>
      join.onRef('l.id', '=', 'c.assignedLawyerId').onRef('l.stateCode', '=', 'c.stateCode'),
    )
    .leftJoin('users.publishedPerson as lawyerPerson', 'lawyerPerson.id', 'l.id')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'c.firmId')
    .select([
      'c.caseNumber',
      'c.propertyId',
      'c.ownerId',
      'c.stateCode',
      'c.plaintiffName',
      'c.unitLabel',
      'c.tenantAddress',
      'client.name as clientName',
      'p.addressLine1',
      'p.addressLine2',
      'p.city',
      'p.stateCode as propertyState',
      'p.zipCode',
      'county.name as countyName',
      'county.stateName',
      'court.name as courtName',
      'l.signatureName',
      'l.barNumber',
      'lawyerPerson.email as lawyerEmail',
      'firm.name as firmName',
      'firm.addressLine1 as firmLine1',
      'firm.addressLine2 as firmLine2',
      'firm.city as firmCity',
      'firm.stateCode as firmState',
      'firm.zipCode as firmZip',
      'firm.phone as firmPhone',
      'firm.email as firmEmail',
    ])
    .where('c.firmId', '=', firmId)
    .where('c.id', '=', caseId)
    .executeTakeFirst();
  const [tenants, eviction, ledger] = await Promise.all([
    db
      .selectFrom('cases.caseTenant')
      .selectAll()
      .where('firmId', '=', firmId)
      .where('caseId', '=', caseId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('cases.caseEviction')
      .selectAll()
      .where('firmId', '=', firmId)
      .where('caseId', '=', caseId)
      .executeTakeFirst(),
    db
      .selectFrom('cases.caseLedgerLine')
      .selectAll()
      .where('firmId', '=', firmId)
      .where('caseId', '=', caseId)
      .execute(),
  ]);
  return record ? { record, tenants, eviction, ledger } : null;
}
export type AffidavitFacts = NonNullable<Awaited<ReturnType<typeof selectAffidavitFacts>>>;

/** The property and the owner of a case: who else may see its documents. */
export function findCaseOwners(db: Kysely<DB>, { firmId, caseId }: Key) {
  return db
    .selectFrom('cases.evictionCase')
    .select(['propertyId', 'ownerId'])
    .where('firmId', '=', firmId)
    .where('id', '=', caseId)
    .executeTakeFirst();
}

/** What lies on a case; what a newer one replaced does not. */
export const selectDocuments = (db: Kysely<DB>, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.caseDocument')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('replacedBy', 'is', null)
    .orderBy('id')
    .execute();

/** For the query of a case’s facts: how many of its documents somebody has flagged. */
export const documentColumns = {
  flagged: sql<number>`(select count(*)::int from cases.case_document d where d.firm_id = c.firm_id and d.case_id = c.id
    and d.flagged_at is not null and d.replaced_by is null)`,
};
