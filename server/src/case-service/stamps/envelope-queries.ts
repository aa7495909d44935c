import type { EnvelopeListQuery, PrintedAddress } from '@writdesk/contract/stamps/stamps';
import type { ScanKind } from '@writdesk/contract/stamps/envelope-values';
import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import { contains } from '../../platform/db/like.ts';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { CasesEnvelope, CasesEnvelopeCase, CasesEnvelopeScan, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { nothing, visible } from '../../platform/db/visible.ts';

export type EnvelopeRecord = Selectable<CasesEnvelope>;
export type EnvelopeKey = Pick<EnvelopeRecord, 'firmId' | 'id'>;

/** One page of the firm’s envelopes, with the number of all that match. */
export function selectEnvelopePage(db: Kysely<DB>, scope: Scope, query: EnvelopeListQuery) {
  const { caseId, search, status, kind, mailClass, sort } = query;
  const words = contains(search.toLowerCase());
  const digits = search.replaceAll(/\D/g, '');
  const matching = ofReader(db, scope)
    .$if(caseId !== null, (rows) =>
      rows.where(sql<SqlBool>`exists (select 1 from cases.envelope_case of_case where of_case.firm_id = e.firm_id
        and of_case.envelope_id = e.id and of_case.case_id = ${caseId})`),
    )
    .$if(search !== '', (rows) =>
      rows.where(
        digits.length >= 4
          ? sql<SqlBool>`(lower(e.recipient_name) like ${words} or e.tracking_no like ${contains(digits)})`
          : sql<SqlBool>`lower(e.recipient_name) like ${words}`,
      ),
    )
    .$if(status !== null, (rows) => rows.where('e.status', 'in', status ?? []))
    .$if(kind !== null, (rows) => rows.where('e.kind', 'in', kind ?? []))
    .$if(mailClass !== null, (rows) => rows.where('e.mailClass', 'in', mailClass ?? []));
  const columns = { createdAt: sql`e.created_at`, costCents: sql`coalesce(e.cost_cents, 0)` };
  const [column, direction] = sorted(columns, sort);
  return selectPage(db, matching, query, (rows) =>
    shown(rows, scope).orderBy(column, direction).orderBy('e.id', direction),
  );
}
export type EnvelopeRow = Awaited<ReturnType<typeof selectEnvelopePage>>['rows'][number];

/** An envelope that the scope sees; any other looks as if it were not there. */
export function findEnvelope(db: Kysely<DB>, scope: Scope, id: string): Promise<EnvelopeRow | undefined> {
  return shown(ofReader(db, scope).where('e.id', '=', id), scope).executeTakeFirst();
}

/** Holds off everybody else who changes it: people, and the job that asks the post office. */
export function lockEnvelope(
  db: Kysely<DB>,
  { firmId, id }: EnvelopeKey,
): Promise<EnvelopeRecord | undefined> {
  return db
    .selectFrom('cases.envelope')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function readEnvelope(
  db: Kysely<DB>,
  { firmId, id }: EnvelopeKey,
): Promise<EnvelopeRecord | undefined> {
  return db
    .selectFrom('cases.envelope')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Keeps the post office’s name for an order, unless one is kept. @returns the one that is kept. */
export async function keepShipment(
  db: Kysely<DB>,
  { firmId, id }: EnvelopeKey,
  shipmentId: string,
): Promise<string> {
  const row = await db
    .updateTable('cases.envelope')
    .set({ shipmentId: sql`coalesce(shipment_id, ${shipmentId})` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .returning('shipmentId')
    .executeTakeFirstOrThrow();
  return row.shipmentId ?? shipmentId;
}

/** The envelope that the post office knows by this name, of whatever firm. */
export function findShipped(db: Kysely<DB>, shipmentId: string): Promise<EnvelopeKey | undefined> {
  return db
    .selectFrom('cases.envelope')
    .select(['firmId', 'id'])
    .where('shipmentId', '=', shipmentId)
    .executeTakeFirst();
}

/** As the post office is asked about it. */
export const orderedOf = ({
  firmId,
  id,
  shipmentId,
}: Pick<EnvelopeRecord, 'firmId' | 'id' | 'shipmentId'>) => ({
  firmId,
  reference: id,
  shipmentId,
});

/** What a request with this key has begun before. */
export function findRequested(db: Kysely<DB>, firmId: string, requestKey: string) {
  return db
    .selectFrom('cases.envelope')
    .select(['firmId', 'id', 'requestFingerprint'])
    .where('firmId', '=', firmId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
}

/** @throws a unique violation of `envelope_request` or `envelope_tracking`. */
export async function insertEnvelope(
  db: Kysely<DB>,
  row: Insertable<CasesEnvelope>,
  cases: readonly Insertable<CasesEnvelopeCase>[],
): Promise<void> {
  await db.insertInto('cases.envelope').values(row).execute();
  await db.insertInto('cases.envelopeCase').values(cases).execute();
}

export async function updateEnvelope(
  db: Kysely<DB>,
  { firmId, id }: EnvelopeKey,
  changes: Updateable<CasesEnvelope>,
): Promise<void> {
  await db
    .updateTable('cases.envelope')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** The cases of an envelope, in one order for whoever writes to several of them. */
export function selectCasesOf(db: Kysely<DB>, { firmId, id }: EnvelopeKey) {
  return db
    .selectFrom('cases.envelopeCase as ec')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'ec.firmId').onRef('c.id', '=', 'ec.caseId'),
    )
    .select(['c.firmId', 'c.clientId', 'c.id', 'c.propertyId', 'c.ownerId'])
    .select(['ec.position', 'ec.costCents', 'ec.billingItemId'])
    .where('ec.firmId', '=', firmId)
    .where('ec.envelopeId', '=', id)
    .orderBy('c.id')
    .execute();
}

export async function setShare(
  db: Kysely<DB>,
  { firmId, id }: EnvelopeKey,
  caseId: string,
  share: Pick<Updateable<CasesEnvelopeCase>, 'costCents' | 'billingItemId'>,
): Promise<void> {
  await db
    .updateTable('cases.envelopeCase')
    .set(share)
    .where('firmId', '=', firmId)
    .where('envelopeId', '=', id)
    .where('caseId', '=', caseId)
    .execute();
}

/** @returns those that are new: a scan that is reported again is none. */
export async function insertScans(
  db: Kysely<DB>,
  scans: readonly Insertable<CasesEnvelopeScan>[],
): Promise<{ kind: ScanKind; scannedAt: Date }[]> {
  if (!scans.length) return [];
  return db
    .insertInto('cases.envelopeScan')
    .values(scans)
    .onConflict((conflict) => conflict.columns(['firmId', 'envelopeId', 'kind', 'scannedAt']).doNothing())
    .returning(['kind', 'scannedAt'])
    .execute();
}

export async function hasScans(db: Kysely<DB>, { firmId, id }: EnvelopeKey): Promise<boolean> {
  const row = await db
    .selectFrom('cases.envelopeScan')
    .select('kind')
    .where('firmId', '=', firmId)
    .where('envelopeId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Envelopes of which the post office may have something to say, of all firms. @param askedBefore leaves alone what is being asked now. */
export function selectWatched(db: Kysely<DB>, askedBefore: Date, after: string | null, limit: number) {
  return db
    .selectFrom('cases.envelope')
    .select(['firmId', 'id', 'status', 'refund', 'carrier'])
    .where(
      sql<SqlBool>`(status in ('PENDING', 'UNKNOWN', 'CREATED', 'PRINTED', 'IN_TRANSIT') or refund = 'REQUESTED')`,
    )
    .where('askedAt', '<', askedBefore)
    .$if(after !== null, (rows) => rows.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** What a firm mails is its own; an envelope about cases from which the reader is kept isn’t there. */
function ofReader(db: Kysely<DB>, scope: Scope) {
  const firm = sql<SqlBool>`e.firm_id = ${scope.firmId}`;
  return db
    .selectFrom('cases.envelope as e')
    .where(visible(scope, { firm, clients: nothing, properties: nothing, owner: nothing }))
    .$if(scope.withheldIds.length > 0, (rows) =>
      rows.where(sql<SqlBool>`exists (select 1 from cases.envelope_case seen where seen.firm_id = e.firm_id
        and seen.envelope_id = e.id and seen.case_id <> all(${scope.withheldIds}::uuid[]))`),
    );
}

interface CaseShare {
  id: string;
  title: string;
  caseNumber: string | null;
  caseDraftNumber: string;
  costCents: number | null;
}
interface ShownScan {
  kind: ScanKind;
  at: string;
  place: string | null;
  signedBy: string | null;
  by: string | null;
}

function shown(rows: ReturnType<typeof ofReader>, { withheldIds }: Scope) {
  return rows
    .select([
      'e.id',
      'e.firmId',
      'e.kind',
      'e.status',
      'e.mailClass',
      'e.returnReceipt',
      'e.carrier',
      'e.weightOz',
      'e.shipmentId',
    ])
    .select(['e.trackingNo', 'e.barcode', 'e.costCents', 'e.failure', 'e.refund', 'e.version'])
    .select(['e.createdByName as createdBy', 'e.createdAt', 'e.printedAt', 'e.voidedAt'])
    .select([
      sql<PrintedAddress>`e.recipient`.as('to'),
      sql<PrintedAddress>`e.sender`.as('from'),
      sql<CaseShare[]>`coalesce((
        select json_agg(json_build_object('id', c.id, 'title', c.title, 'caseNumber', c.case_number,
          'caseDraftNumber', c.case_draft_number, 'costCents', ec.cost_cents) order by ec.position)
        from cases.envelope_case ec join cases.eviction_case c on c.firm_id = ec.firm_id and c.id = ec.case_id
        where ec.firm_id = e.firm_id and ec.envelope_id = e.id and c.id <> all(${withheldIds}::uuid[])), '[]')`.as(
        'cases',
      ),
      sql<ShownScan[]>`coalesce((
        select json_agg(json_build_object('kind', s.kind, 'at', s.scanned_at, 'place', s.place, 'signedBy', s.signed_by,
          'by', s.recorded_by_name) order by s.scanned_at, s.kind)
        from cases.envelope_scan s where s.firm_id = e.firm_id and s.envelope_id = e.id), '[]')`.as('scans'),
    ]);
}
