import type { CaseChanges } from '../cases/record/index.ts';
import { dropWritDays } from '../deadlines/index.ts';
import { cancelLockout } from '../lockouts/index.ts';
import { onWrit, type WritAct } from './act-on-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';
import type { WritChanges } from './writ-queries.ts';

/** The officer brings it back without possession; another writ may follow. */
export const returnWrit = onWrit('return-unexecuted', async (act, { comment }) => {
  const ended = await endWithoutPossession(act, comment);
  const { tx, context, record, number } = act;
  await notifyOfWrit(tx, context, record, 'returned', { to: ['client', 'processor', 'lawyer'], number });
  return { ...ended, comment, data: {} };
});

/** The writ isn’t wanted any more, or was wrong. */
export const cancelWrit = onWrit('cancel', async (act, { comment }) => {
  const ended = await endWithoutPossession(act, comment);
  const { tx, context, record, number } = act;
  await notifyOfWrit(tx, context, record, 'cancelled', { to: ['client', 'processor'], number });
  return { ...ended, comment, data: {} };
});

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
