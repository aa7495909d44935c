import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { stamps } from '@writdesk/contract/stamps/stamps';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { onCase } from '../cases/record/index.ts';
import { envelopeAudits, envelopeCaseAudits } from './envelope-audits.ts';
import { findEnvelope, hasScans, lockEnvelope, selectCasesOf, updateEnvelope } from './envelope-queries.ts';
import { envelopeView, isUnsent, isOpen } from './envelope-view.ts';
import { watchEnvelope } from './watch-envelopes.job.ts';

/**
 * Voids an envelope that nobody has scanned. Its postage is asked back after the commit; the charges go when the post office has given
 * it back.
 * @throws `envelope_not_found`, `envelope_scanned`, `envelope_not_bought`, `envelope_ended`; `conflict` for a stale version.
 */
export async function voidEnvelope(
  context: UserContext,
  { params, body }: RouteInput<typeof stamps.voidEnvelope>,
) {
  const actor = personOf(context);
  const { scope } = context;
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'stamp.void-envelope') ? allow : deny('forbidden'));
    const seen = found(await findEnvelope(tx.db, scope, params.id), 'envelope_not_found');
    const envelope = found(await lockEnvelope(tx.db, seen), 'envelope_not_found');
    if (isOpen(envelope.status) || envelope.status === 'REFUSED') refuse('envelope_not_bought');
    if (await hasScans(tx.db, envelope)) refuse('envelope_scanned');
    if (!isUnsent(envelope.status)) refuse('envelope_ended');
    if (body.version !== undefined && body.version !== envelope.version) refuse('conflict');
    await updateEnvelope(tx.db, envelope, { status: 'VOIDED', refund: 'REQUESTED', voidedAt: tx.now });
    const { firmId, id, kind, trackingNo, recipientName: recipient } = envelope;
    await tx.audit(envelopeAudits.cancel, { firmId, subjectId: id, data: { trackingNo } });
    for (const record of await selectCasesOf(tx.db, envelope))
      await tx.audit(envelopeCaseAudits.void, { ...onCase(record), data: { kind, recipient, trackingNo } });
    await tx.enqueue(watchEnvelope, { firmId, id });
    return envelopeView(actor, found(await findEnvelope(tx.db, scope, id), 'envelope_not_found'));
  });
}
