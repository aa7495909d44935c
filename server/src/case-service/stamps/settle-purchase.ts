import { permitted } from '@writdesk/contract/permissions/permissions';
import { say } from '@writdesk/contract/sentences/in-english';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { stamps } from '@writdesk/contract/stamps/stamps';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { chargePostage, publishBilling } from '../billing/index.ts';
import { proposeCostPayment } from '../cost-payments/index.ts';
import { NothingToNote, onCase } from '../cases/record/index.ts';
import { envelopeAudits, envelopeCaseAudits } from './envelope-audits.ts';
import {
  type EnvelopeKey,
  type EnvelopeRecord,
  findEnvelope,
  keepShipment,
  lockEnvelope,
  readEnvelope,
  selectCasesOf,
  setShare,
  updateEnvelope,
} from './envelope-queries.ts';
import { envelopeView, isOpen } from './envelope-view.ts';
import { NoAnswerError, officeOf, type PostageAnswer } from './post-offices/index.ts';
import { sharesOf } from './postage-rates.ts';

/**
 * Asks the post office for what was put down, and keeps its answer: the label and the charges, a refusal, or that none came.
 * @returns the envelope; null where somebody else had settled it.
 */
export async function settlePurchase(
  context: Context,
  key: EnvelopeKey,
): Promise<RouteReplyInput<typeof stamps.createEnvelope> | null> {
  const { actor, deps, scope } = context;
  const asked = await readEnvelope(deps.db.as(scope), key);
  if (!asked || !isOpen(asked.status)) return null;
  const answer = await ask(context, asked);
  try {
    return await transact(context, async (tx) => {
      if (actor.kind === 'user')
        tx.authorize(permitted(actor.roles, 'stamp.create-envelope') ? allow : deny('forbidden'));
      const envelope = await lockEnvelope(tx.db, key);
      if (!envelope || !isOpen(envelope.status)) throw new NothingToNote();
      await keep(tx, envelope, answer);
      const roles = actor.kind === 'user' ? actor.roles : [];
      return envelopeView({ roles }, found(await findEnvelope(tx.db, scope, key.id), 'envelope_not_found'));
    });
  } catch (error) {
    if (error instanceof NothingToNote) return null;
    throw error;
  }
}

const POST_OFFICE = 'United States Postal Service';

async function ask(context: Context, envelope: EnvelopeRecord): Promise<PostageAnswer | null> {
  const {
    firmId,
    id: reference,
    kind,
    mailClass,
    returnReceipt,
    weightOz,
    trackingNo,
    shipmentId,
  } = envelope;
  const order = {
    firmId,
    reference,
    shipmentId,
    kind,
    mailClass,
    returnReceipt,
    weightOz: Number(weightOz),
    to: envelope.recipient,
    from: envelope.sender,
    trackingNo,
  };
  const remember = (shipment: string) => keepShipment(context.deps.db.as(context.scope), envelope, shipment);
  try {
    return await officeOf(context, envelope.carrier).buy(order, remember);
  } catch (error) {
    if (error instanceof NoAnswerError) return null;
    throw error;
  }
}

async function keep(tx: Tx, envelope: EnvelopeRecord, answer: PostageAnswer | null): Promise<void> {
  if (answer?.sold) {
    await keepLabel(tx, envelope, answer);
    return;
  }
  const status = answer ? ('REFUSED' as const) : ('UNKNOWN' as const);
  const failure = answer ? say(answer.why) : null;
  await updateEnvelope(tx.db, envelope, { status, failure, askedAt: tx.now });
  await tx.audit(envelopeAudits.fail, {
    firmId: envelope.firmId,
    subjectId: envelope.id,
    data: { status, failure },
  });
}

async function keepLabel(
  tx: Tx,
  envelope: EnvelopeRecord,
  { trackingNo, costCents }: Extract<PostageAnswer, { sold: true }>,
): Promise<void> {
  await updateEnvelope(tx.db, envelope, {
    status: 'CREATED',
    trackingNo,
    costCents,
    failure: null,
    boughtAt: tx.now,
    askedAt: tx.now,
  });
  const { firmId, id: envelopeId, kind, mailClass, recipientName: recipient } = envelope;
  await tx.audit(envelopeAudits.buy, { firmId, subjectId: envelopeId, data: { trackingNo, costCents } });
  const cases = await selectCasesOf(tx.db, envelope);
  const shares = sharesOf(costCents, cases.length);
  for (const record of cases) {
    const cents = shares[record.position] ?? 0;
    const billingItemId = await chargePostage(tx, { case: record, envelopeId, cents });
    await proposeCostPayment(tx, {
      case: record,
      source: 'POSTAGE',
      sourceId: envelopeId,
      method: 'POSTAGE_ACCOUNT',
      category: 'POSTAGE',
      payeeName: POST_OFFICE,
      amountCents: cents,
      reference: trackingNo,
    });
    await setShare(tx.db, envelope, record.id, { costCents: cents, billingItemId });
    await tx.audit(envelopeCaseAudits.create, {
      ...onCase(record),
      data: { kind, mailClass, recipient, trackingNo, amountCents: cents },
    });
    publishBilling(tx, record);
  }
}
