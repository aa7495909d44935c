import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import type { Redaction } from '@writdesk/contract/documents/redaction-values';
import type { Scan } from '@writdesk/contract/scans/scan-values';
import type { FlagOutcome, FlagReason } from '@writdesk/contract/documents/flag-values';
import { type Insertable, type Kysely, type Selectable, type Updateable, sql } from 'kysely';
import { columnsOf, pickColumns, prepared, preparedFor, preparedOne } from '../../platform/db/prepared.ts';
import type { CasesCaseDocument, CasesDocumentFlag, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { type CaseKey, visibleCase } from '../cases/record/index.ts';

export type DocumentRecord = Selectable<CasesCaseDocument>;
interface Key {
  firmId: string;
  caseId: string;
}

export async function insertDocument(db: Kysely<DB>, row: Insertable<CasesCaseDocument>): Promise<void> {
  await insertRow(db, row, columnsOf(row));
}
const insertRow = preparedFor((db, row: Insertable<CasesCaseDocument>, columns: string) =>
  db.insertInto('cases.caseDocument').values(pickColumns(row, columns)),
);

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

/** A document of a case, also one that a newer one replaced. */
export const findDocumentOf = (db: Kysely<DB>, { firmId, id }: CaseKey, documentId: string) =>
  findDocument(db, { firmId, caseId: id }, documentId);

/** The generated document of one kind that counts: what was not replaced by a newer one. */
export function findCurrent(
  db: Kysely<DB>,
  { firmId, caseId }: Key,
  kind: string,
): Promise<DocumentRecord | undefined> {
  return currentOf(db, { firmId, caseId, kind });
}

const currentOf = preparedOne((db, { firmId, caseId, kind }: Key & { kind: string }) =>
  db
    .selectFrom('cases.caseDocument')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('kind', '=', kind)
    .where('source', '=', 'GENERATED')
    .where('replacedBy', 'is', null)
    .orderBy('id', 'desc')
    .limit(1),
);

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

/** Changes a document that waits to be made. @returns false where another worker was faster. */
export async function updateWaiting(
  db: Kysely<DB>,
  { firmId, caseId, id }: Key & { id: string },
  changes: Updateable<CasesCaseDocument>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.caseDocument')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('status', '=', 'QUEUED')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The property and the owner of a case: who else may see its documents. */
export function findCaseOwners(db: Kysely<DB>, { firmId, caseId }: Key) {
  return db
    .selectFrom('cases.evictionCase')
    .select(['propertyId', 'ownerId'])
    .where('firmId', '=', firmId)
    .where('id', '=', caseId)
    .executeTakeFirst();
}

/** Whether a document is one of the case’s. */
export async function hasDocument(
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  documentId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('cases.caseDocument')
    .select('id')
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('id', '=', documentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What lies on a case; what a newer one replaced, or somebody took off, does not. */
export const selectDocuments = prepared((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.caseDocument as d')
    .selectAll('d')
    .select([flagsOf.as('flags'), redactionOf.as('redaction'), scanOf.as('scan')])
    .where('d.firmId', '=', firmId)
    .where('d.caseId', '=', id)
    .where('d.replacedBy', 'is', null)
    .where('d.removedAt', 'is', null)
    .orderBy('d.id'),
);

/** The files of a packet of a case. */
export function findPacketFiles(db: Kysely<DB>, { firmId, id }: CaseKey, packetId: string) {
  return db
    .selectFrom('cases.packet')
    .select('files')
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('id', '=', packetId)
    .executeTakeFirst();
}

/** All that were made of one kind for a case, the oldest first; of an upload it alone. */
export function selectVersionsOf(
  db: Kysely<DB>,
  { firmId, caseId, id, kind, source }: Pick<DocumentRecord, 'firmId' | 'caseId' | 'id' | 'kind' | 'source'>,
) {
  return db
    .selectFrom('cases.caseDocument as d')
    .selectAll('d')
    .select(flagsOf.as('flags'))
    .where('d.firmId', '=', firmId)
    .where('d.caseId', '=', caseId)
    .where('d.source', '=', source)
    .where('d.kind', '=', kind)
    .where('d.removedAt', 'is', null)
    .$if(source !== 'GENERATED', (rows) => rows.where('d.id', '=', id))
    .orderBy('d.id')
    .execute();
}
export type VersionRow = Awaited<ReturnType<typeof selectVersionsOf>>[number];

/** Holds documents of a case as they are until the transaction ends: whoever replaces one or takes it off waits. */
export async function lockDocuments(
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  documentIds: readonly string[],
): Promise<void> {
  await db
    .selectFrom('cases.caseDocument')
    .select('id')
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('id', 'in', [...documentIds])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** A document with its flags, by its id alone: of a case that the scope sees. */
export function findPaper(db: Kysely<DB>, scope: Scope, documentId: string) {
  return db
    .selectFrom('cases.caseDocument as d')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'd.firmId').onRef('c.id', '=', 'd.caseId'),
    )
    .selectAll('d')
    .select([flagsOf.as('flags'), redactionOf.as('redaction'), scanOf.as('scan')])
    .where('d.id', '=', documentId)
    .where('d.removedAt', 'is', null)
    .where(visibleCase(scope))
    .executeTakeFirst();
}
export type PaperRecord = NonNullable<Awaited<ReturnType<typeof findPaper>>>;

/** What is kept of a flag, as the database writes it into one value. */
export interface FlagRow {
  id: string;
  reason: FlagReason;
  comment: string;
  page: number | null;
  x: number | null;
  y: number | null;
  flaggedBy: string;
  flaggedAt: string;
  endedAt: string | null;
  endedBy: string | null;
  outcome: FlagOutcome | null;
  explanation: string | null;
  replacedBy: string | null;
}

const flagsOf = sql<FlagRow[]>`coalesce((
  select json_agg(json_build_object('id', f.id, 'reason', f.reason, 'comment', f.comment, 'page', f.page, 'x', f.x, 'y', f.y,
    'flaggedBy', f.flagged_by_name, 'flaggedAt', f.flagged_at, 'endedAt', f.ended_at, 'endedBy', f.ended_by_name,
    'outcome', f.outcome, 'explanation', f.explanation,
    'replacedBy', f.replaced_by) order by f.flagged_at, f.id)
  from cases.document_flag f where f.firm_id = d.firm_id and f.case_id = d.case_id and f.document_id = d.id), '[]')`;

/** What is kept of the redaction that stands, as the database writes it into one value. */
export interface RedactionRow {
  status: Redaction['status'];
  places: number;
  by: string;
  at: string;
  file: Redaction['file'];
}

/**
 * Its own, or that of the newest version before it: what was private in one is likely private in the next, so that somebody must look.
 * Where they found nothing to redact there is none.
 */
const redactionOf = sql<RedactionRow | null>`(
  select case when r.status <> 'NONE' then json_build_object(
    'status', case when r.document_id = d.id then r.status else 'CONFIRM' end, 'places', jsonb_array_length(r.boxes),
    'by', r.redacted_by_name, 'at', r.redacted_at, 'file', case when r.document_id = d.id then r.file end) end
  from cases.document_redaction r
  join cases.case_document p on p.firm_id = r.firm_id and p.case_id = r.case_id and p.id = r.document_id
  where r.firm_id = d.firm_id and r.case_id = d.case_id and r.ended_at is null
    and case when d.source = 'GENERATED' then p.source = 'GENERATED' and p.kind = d.kind and p.id <= d.id else p.id = d.id end
  order by p.id desc limit 1)`;

/** What became of reading the pages of its file that are pictures; null where none are to be read. */
const scanOf = sql<Scan | null>`(
  select json_build_object('status', s.status, 'doubts', s.doubts) from cases.scan s
  where s.firm_id = d.firm_id and s.case_id = d.case_id and s.path = d.path)`;

/** Whether a document waits for somebody to say what goes in black in it. */
export async function waitsForRedaction(
  db: Kysely<DB>,
  { firmId, caseId }: Key,
  documentId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('cases.caseDocument as d')
    .select(redactionOf.as('redaction'))
    .where('d.firmId', '=', firmId)
    .where('d.caseId', '=', caseId)
    .where('d.id', '=', documentId)
    .executeTakeFirst();
  return row?.redaction?.status === 'CONFIRM';
}

export async function insertFlag(db: Kysely<DB>, row: Insertable<CasesDocumentFlag>): Promise<void> {
  await db.insertInto('cases.documentFlag').values(row).execute();
}

/** Ends open flags: one of them, or all of a document. @returns how many there were. */
export async function endFlags(
  db: Kysely<DB>,
  { firmId, caseId, documentId, flagId }: Key & { documentId: string; flagId?: string },
  changes: Updateable<CasesDocumentFlag>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('cases.documentFlag')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('documentId', '=', documentId)
    .where('endedAt', 'is', null)
    .$if(flagId !== undefined, (rows) => rows.where('id', '=', flagId ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** What the steps that a case has come to ask for, by name. */
export async function selectStepNeeds(db: Kysely<DB>, { firmId, id }: CaseKey): Promise<string[]> {
  const row = await db
    .selectFrom('cases.evictionCase as c')
    .select(stepNeeds.as('steps'))
    .where('c.firmId', '=', firmId)
    .where('c.id', '=', id)
    .executeTakeFirst();
  return row?.steps ?? [];
}

/** What asks for documents of a case: its reasons, its steps, and the open requests to the company. */
export async function selectNeeds(db: Kysely<DB>, { firmId, id }: CaseKey, now: Date) {
  // Whatever the court's zone: what was given before was given.
  const since = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  const found = await needsOf(db, { firmId, id, since });
  const { steps = [], reasons = [], requests = [], mayGiveNotice = false } = found ?? {};
  return {
    steps,
    reasons,
    mayGiveNotice,
    requests: requests.map((one) => ({ ...one, askedAt: new Date(one.askedAt) })),
  };
}

const stepNeeds = sql<string[]>`coalesce((
  select json_agg(distinct needed.item) from cases.case_step s,
    lateral jsonb_array_elements_text(s.configure_action -> 'requiredDocuments') needed (item)
  where s.firm_id = c.firm_id and s.case_id = c.id and s.state in ('ACTIVE', 'DONE')), '[]')`;

const needsOf = preparedOne((db, { firmId, id, since }: CaseKey & { since: string }) =>
  db
    .selectFrom('cases.evictionCase as c')
    .select([
      stepNeeds.as('steps'),
      sql<EvictionReasonCode[]>`coalesce((select e.reasons from cases.case_eviction e
        where e.firm_id = c.firm_id and e.case_id = c.id), '{}')`.as('reasons'),
      sql<{ id: string; item: string; askedAt: string }[]>`coalesce((
        select json_agg(json_build_object('id', r.id, 'item', r.item, 'askedAt', r.asked_at) order by r.asked_at, r.id)
        from cases.case_request r where r.firm_id = c.firm_id and r.case_id = c.id and r.addressee = 'CLIENT'
          and r.kind = 'DOCUMENT' and r.answered_at is null), '[]')`.as('requests'),
      sql<boolean>`exists (select from cases.case_eviction e where e.firm_id = c.firm_id and e.case_id = c.id
        and e.notice_type is not null and coalesce(e.notice_served_on >= ${since}::date, true))`.as(
        'mayGiveNotice',
      ),
    ])
    .where('c.firmId', '=', firmId)
    .where('c.id', '=', id),
);

/** For the query of a case’s facts: how many of its documents somebody has flagged. */
export const documentColumns = {
  flagged: sql<number>`(select count(*)::int from cases.document_flag f where f.firm_id = c.firm_id and f.case_id = c.id
    and f.ended_at is null)`,
};

/** Documents of a case with a file of which nobody has noted the hash. */
export const selectUnhashed = (db: Kysely<DB>, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.caseDocument')
    .select(['id', 'path'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('path', 'is not', null)
    .where('sha256', 'is', null)
    .execute();

/** The files of all documents of a case are gone for good, also of those that were replaced or taken off; their hashes stay. */
export async function markPurged(
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  { purgedAt, hashes }: { purgedAt: Date; hashes: ReadonlyMap<string, string> },
) {
  for (const [documentId, sha256] of hashes)
    await updateDocument(db, { firmId, caseId: id }, documentId, { sha256 });
  return db
    .updateTable('cases.caseDocument')
    .set({ purgedAt })
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('path', 'is not', null)
    .where('purgedAt', 'is', null)
    .returning(['id', 'title', 'sha256'])
    .execute();
}
