import { fault } from '@writdesk/contract/sentences/fault';
import type { RouteInput } from '@writdesk/contract/route';
import type { writs } from '@writdesk/contract/writs/writs';
import type { UserContext } from '../../platform/context.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { chargeTrigger } from '../billing/index.ts';
import { lastDayOfWrit } from '../deadlines/index.ts';
import { actOnWrit } from './act-on-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';
import { answersOf, type MovedReply } from './writ-view.ts';

/** The lawyer’s signature. Money that the company took since the judgment is theirs to weigh first. */
export function reviewWrit(
  context: UserContext,
  { params, body }: RouteInput<typeof writs.reviewed>,
): Promise<MovedReply> {
  const { pass, version } = body;
  const request = { writId: params.id, action: 'reviewed', version, input: { pass } } as const;
  return actOnWrit(context, request, async ({ tx, record, writ, number }) => {
    const moneyTaken = answersOf(writ)?.moneyTaken === true;
    if (moneyTaken && !body.moneyTakenReviewed)
      refuseField('moneyTakenReviewed', fault('money_not_reviewed'));
    await chargeTrigger(tx, { case: record, trigger: 'writ-reviewed', quantity: 1, onceFor: writ.id });
    await notifyOfWrit(tx, context, record, 'reviewed', { to: ['processor', 'client'], number });
    return {
      writ: {
        reviewedAt: tx.now,
        reviewedByName: context.actor.name,
        expiresOn: await lastDayOfWrit(tx.db, record, 'REVIEWED'),
      },
      comment: body.comment,
      data: moneyTaken ? { moneyTakenReviewed: true } : {},
    };
  });
}
