import type { RouteInput } from '@writdesk/contract/route';
import type { writs } from '@writdesk/contract/writs/writs';
import type { UserContext } from '../../platform/context.ts';
import type { CaseChanges } from '../cases/record/index.ts';
import { dropWritDays } from '../deadlines/index.ts';
import { cancelLockout } from '../lockouts/index.ts';
import { actOnWrit, type WritAct } from './act-on-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';
import type { WritChanges } from './writ-queries.ts';
import type { MovedReply } from './writ-view.ts';

/** The officer brings it back without possession; another writ may follow. */
export function returnWrit(
  context: UserContext,
  { params, body }: RouteInput<typeof writs.returnUnexecuted>,
): Promise<MovedReply> {
  const request = { writId: params.id, action: 'return-unexecuted', version: body.version } as const;
  return actOnWrit(context, request, async (act) => {
    const ended = await endWithoutPossession(act, body.comment);
    const { tx, record, number } = act;
    await notifyOfWrit(tx, context, record, 'returned', { to: ['client', 'processor', 'lawyer'], number });
    return { ...ended, comment: body.comment, data: {} };
  });
}

/** The writ isn’t wanted any more, or was wrong. */
export function cancelWrit(
  context: UserContext,
  { params, body }: RouteInput<typeof writs.cancel>,
): Promise<MovedReply> {
  const request = { writId: params.id, action: 'cancel', version: body.version } as const;
  return actOnWrit(context, request, async (act) => {
    const ended = await endWithoutPossession(act, body.comment);
    const { tx, record, number } = act;
    await notifyOfWrit(tx, context, record, 'cancelled', { to: ['client', 'processor'], number });
    return { ...ended, comment: body.comment, data: {} };
  });
}

/** What every end without possession does: the lockout is off, and no deadline counts from this writ’s days any more. */
export async function endWithoutPossession(
  { tx, context, record, timeZone, number }: WritAct,
  reason: string,
): Promise<{ writ: WritChanges; changes: CaseChanges }> {
  const changes = await cancelLockout(tx, context, record, reason);
  await dropWritDays(tx, { record, actor: context.actor, timeZone, number });
  return {
    writ: { endedAt: tx.now, endReason: reason, statusBeforeStay: null, expiresOn: null },
    changes,
  };
}
