import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { NewEnvelope, stamps } from '@writdesk/contract/stamps/stamps';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { type CaseRecord, findCase } from '../cases/record/index.ts';
import { requireFresh } from '../documents/index.ts';
import { addressEnvelope } from './address-envelope.ts';
import { envelopeAudits } from './envelope-audits.ts';
import { type EnvelopeKey, findEnvelope, findRequested, insertEnvelope } from './envelope-queries.ts';
import { envelopeView } from './envelope-view.ts';
import { postOfficeOf } from './post-offices/index.ts';
import { settlePurchase } from './settle-purchase.ts';
import { watchEnvelope } from './watch-envelopes.job.ts';

const ASK_AGAIN_MS = 60_000;

/**
 * Buys postage for an envelope. What is asked for is committed before the post office is asked, so that a process that dies, or an answer
 * that doesn’t come, is asked about again under the same reference, and nothing is bought twice.
 * @throws `case_not_found`; `invalid` naming the field.
 */
export async function createEnvelope(
  context: UserContext,
  { body }: RouteInput<typeof stamps.createEnvelope>,
) {
  const actor = personOf(context);
  const key = await begin(context, body);
  const settled = await settlePurchase(context, key);
  if (settled) return settled;
  const db = context.deps.db.as(context.scope);
  return envelopeView(actor, found(await findEnvelope(db, context.scope, key.id), 'envelope_not_found'));
}

/** Puts the order down, or finds what an earlier attempt of the same request has put down. */
async function begin(context: UserContext, body: NewEnvelope): Promise<EnvelopeKey> {
  // The reply is remembered with the answer of the post office, not before it.
  const { idempotency, ...once } = context;
  const { firmId, userId } = personOf(context);
  const requestKey = idempotency ? `${userId}:${idempotency.key}` : null;
  const before = async () => {
    const db = context.deps.db.as(context.scope);
    const known = requestKey && firmId ? await findRequested(db, firmId, requestKey) : undefined;
    if (known && known.requestFingerprint !== idempotency?.fingerprint) refuse('idempotency_mismatch');
    return known;
  };
  const known = await before();
  if (known) return known;
  try {
    return await transact(once, (tx) =>
      order(tx, context, body, { requestKey, requestFingerprint: idempotency?.fingerprint ?? null }),
    );
  } catch (error) {
    if (isUniqueViolation(error, 'envelope_tracking'))
      refuseField('trackingNo', fault('article_number_taken'));
    if (isUniqueViolation(error, 'envelope_request')) return found(await before());
    throw error;
  }
}

async function order(
  tx: Tx,
  context: UserContext,
  body: NewEnvelope,
  request: { requestKey: string | null; requestFingerprint: string | null },
): Promise<EnvelopeKey> {
  const actor = personOf(context);
  tx.authorize(permitted(actor.roles, 'stamp.create-envelope') ? allow : deny('forbidden'));
  const office = postOfficeOf(context, body.returnReceipt);
  requireFit(body, office.carrier);
  const records = await casesOf(tx, context, body);
  const [first] = records;
  if (!first) refuse('case_not_found');
  for (const record of records) await requireFresh(tx.db, record, tx.now);
  const { to, from, courthouseId } = await addressEnvelope(tx.db, first, body);
  const key = { firmId: first.firmId, id: newId() };
  const row = {
    ...key,
    ...request,
    kind: body.kind,
    mailClass: body.mailClass,
    returnReceipt: body.returnReceipt,
    carrier: office.carrier,
    weightOz: body.weightOz,
    courthouseId,
    tenantId: body.kind === 'DEFENDANT_COPY' ? (body.tenantId ?? null) : null,
    recipient: JSON.stringify(to),
    sender: JSON.stringify(from),
    recipientName: to.name,
    trackingNo: body.trackingNo ?? null,
    createdBy: actor.userId,
    createdByName: actor.name,
    createdAt: tx.now,
    askedAt: tx.now,
  };
  const cases = records.map(({ id: caseId, clientId }, position) => ({
    firmId: key.firmId,
    clientId,
    caseId,
    envelopeId: key.id,
    position,
  }));
  await insertEnvelope(tx.db, row, cases);
  await tx.audit(envelopeAudits.begin, {
    firmId: key.firmId,
    subjectId: key.id,
    data: { caseIds: cases.map(({ caseId }) => caseId), recipient: to.name },
  });
  await tx.enqueue(watchEnvelope, key, { startAfter: new Date(tx.now.getTime() + ASK_AGAIN_MS) });
  return key;
}

async function casesOf(
  tx: Tx,
  { scope }: UserContext,
  { caseId, caseIds }: NewEnvelope,
): Promise<CaseRecord[]> {
  const ids = [...(caseId ? [caseId] : []), ...caseIds];
  const place = (at: number) => `caseIds.${at - (caseId ? 1 : 0)}`;
  const records: CaseRecord[] = [];
  for (const [at, id] of ids.entries()) {
    if (ids.indexOf(id) < at) refuseField(place(at), fault('envelope_case_twice'));
    const record = found(await findCase(tx.db, scope, id), 'case_not_found');
    if (record.firmId !== (records[0] ?? record).firmId) refuseField(place(at), fault('envelope_other_firm'));
    records.push(record);
  }
  return records;
}

function requireFit({ mailClass, returnReceipt, trackingNo }: NewEnvelope, carrier: string): void {
  const isCertified = mailClass === 'CERTIFIED';
  if (returnReceipt !== 'NONE' && !isCertified)
    refuseField('returnReceipt', fault('receipt_needs_certified'));
  if (trackingNo === undefined) return;
  if (!isCertified) refuseField('trackingNo', fault('article_number_uncertified'));
  if (carrier !== 'manual') refuseField('trackingNo', fault('article_number_by_office'));
}
