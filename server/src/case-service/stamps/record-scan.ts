import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { stamps } from '@writdesk/contract/stamps/stamps';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { instantAt } from '../../platform/local-instant.ts';
import { findEnvelope, lockEnvelope } from './envelope-queries.ts';
import { envelopeView, isOpen, isUnderWay } from './envelope-view.ts';
import { keepScans } from './keep-scans.ts';

/**
 * Records what became of an envelope whose postage people bought themselves, by the day on their own clock.
 * @throws `envelope_not_found`, `envelope_tracked`, `envelope_not_bought`, `envelope_ended`; `invalid` naming the day.
 */
export async function recordScan(
  context: UserContext,
  { params, body }: RouteInput<typeof stamps.recordScan>,
) {
  const actor = personOf(context);
  const { scope } = context;
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'stamp.create-envelope') ? allow : deny('forbidden'));
    const seen = found(await findEnvelope(tx.db, scope, params.id), 'envelope_not_found');
    const envelope = found(await lockEnvelope(tx.db, seen), 'envelope_not_found');
    if (envelope.carrier !== 'manual') refuse('envelope_tracked');
    if (isOpen(envelope.status) || envelope.status === 'REFUSED') refuse('envelope_not_bought');
    if (!isUnderWay(envelope.status)) refuse('envelope_ended');
    if (body.date > localDate(tx.now, actor.timeZone)) refuseField('date', fault('scan_in_future'));
    if (body.date < localDate(envelope.createdAt, actor.timeZone)) refuseField('date', fault('scan_before'));
    const signedBy = body.kind === 'DELIVERED' ? body.signedBy : null;
    const scan = {
      kind: body.kind,
      at: instantAt(`${body.date}T12:00`, actor.timeZone),
      place: null,
      signedBy,
    };
    // The same scan of the same day was recorded a moment ago.
    if (!(await keepScans(tx, envelope, [scan], actor.name))) refuse('conflict');
    return envelopeView(actor, found(await findEnvelope(tx.db, scope, params.id), 'envelope_not_found'));
  });
}
