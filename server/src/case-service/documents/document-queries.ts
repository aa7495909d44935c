import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { CasesCaseDocument, DB } from '../../platform/db/schema.ts';

export type DocumentRecord = Selectable<CasesCaseDocument>;
interface Key {
  firmId: string;
  caseId: string;
}

export async function insertDocument(db: Kysely<DB>, row: Insertable<CasesCaseDocument>): Promise<void> {
  await db.insertInto('cases.case_document').values(row).execute();
}

export function findDocument(
  db: Kysely<DB>,
  { firmId, caseId }: Key,
  documentId: string,
): Promise<DocumentRecord | undefined> {
  return db
    .selectFrom('cases.case_document')
    .selectAll()
    .where('firm_id', '=', firmId)
    .where('case_id', '=', caseId)
    .where('id', '=', documentId)
    .executeTakeFirst();
}

/** The generated paper of one kind that counts: what was not replaced by a newer one. */
export function findCurrent(
  db: Kysely<DB>,
  { firmId, caseId }: Key,
  kind: string,
): Promise<DocumentRecord | undefined> {
  return db
    .selectFrom('cases.case_document')
    .selectAll()
    .where('firm_id', '=', firmId)
    .where('case_id', '=', caseId)
    .where('kind', '=', kind)
    .where('source', '=', 'GENERATED')
    .where('replaced_by', 'is', null)
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
    .updateTable('cases.case_document')
    .set(changes)
    .where('firm_id', '=', firmId)
    .where('case_id', '=', caseId)
    .where('id', '=', documentId)
    .execute();
}

/** Everything that the affidavit says, in the database's words. */
export async function selectAffidavitFacts(db: Kysely<DB>, { firmId, caseId }: Key) {
  const record = await db
    .selectFrom('cases.eviction_case as c')
    .innerJoin('users.published_client as client', 'client.id', 'c.client_id')
    .leftJoin('users.published_property as p', 'p.id', 'c.property_id')
    .leftJoin('users.published_county as county', 'county.id', 'c.county_id')
    .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouse_id')
    .leftJoin('users.published_lawyer as l', (join) =>
      join.onRef('l.id', '=', 'c.assigned_lawyer_id').onRef('l.state_code', '=', 'c.state_code'),
    )
    .leftJoin('users.published_person as lawyer_person', 'lawyer_person.id', 'l.id')
    .innerJoin('users.published_firm as firm', 'firm.id', 'c.firm_id')
    .select([
      'c.case_number',
      'c.property_id',
      'c.owner_id',
      'c.state_code',
      'c.plaintiff_name',
      'c.unit_label',
      'c.tenant_address',
      'client.name as client_name',
      'p.address_line1',
      'p.address_line2',
      'p.city',
      'p.state_code as property_state',
      'p.zip_code',
      'county.name as county_name',
      'county.state_name',
      'court.name as court_name',
      'l.signature_name',
      'l.bar_number',
      'lawyer_person.email as lawyer_email',
      'firm.name as firm_name',
      'firm.address_line1 as firm_line1',
      'firm.address_line2 as firm_line2',
      'firm.city as firm_city',
      'firm.state_code as firm_state',
      'firm.zip_code as firm_zip',
      'firm.phone as firm_phone',
      'firm.email as firm_email',
    ])
    .where('c.firm_id', '=', firmId)
    .where('c.id', '=', caseId)
    .executeTakeFirst();
  const [tenants, eviction, ledger] = await Promise.all([
    db
      .selectFrom('cases.case_tenant')
      .selectAll()
      .where('firm_id', '=', firmId)
      .where('case_id', '=', caseId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('cases.case_eviction')
      .selectAll()
      .where('firm_id', '=', firmId)
      .where('case_id', '=', caseId)
      .executeTakeFirst(),
    db
      .selectFrom('cases.case_ledger_line')
      .selectAll()
      .where('firm_id', '=', firmId)
      .where('case_id', '=', caseId)
      .execute(),
  ]);
  return record ? { record, tenants, eviction, ledger } : null;
}
export type AffidavitFacts = NonNullable<Awaited<ReturnType<typeof selectAffidavitFacts>>>;

/** The property and the owner of a case: who else may see its papers. */
export function findCaseOwners(db: Kysely<DB>, { firmId, caseId }: Key) {
  return db
    .selectFrom('cases.eviction_case')
    .select(['property_id', 'owner_id'])
    .where('firm_id', '=', firmId)
    .where('id', '=', caseId)
    .executeTakeFirst();
}
