import type { RouteInput } from '@writdesk/contract/route';
import type { writs } from '@writdesk/contract/writs/writs';
import type { UserContext } from '../../platform/context.ts';
import { requireFresh } from '../documents/index.ts';
import { actOnWrit } from './act-on-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';
import type { MovedReply } from './writ-view.ts';

/** Sends the questions to the company; asked again, its earlier answers are no answers any more. */
export function submitWrit(
  context: UserContext,
  { params, body }: RouteInput<typeof writs.submit>,
): Promise<MovedReply> {
  const request = { writId: params.id, action: 'submit', version: body.version } as const;
  return actOnWrit(context, request, async ({ tx, record, number }) => {
    await requireFresh(tx.db, record, tx.now);
    await notifyOfWrit(tx, context, record, 'questions', { to: ['client'], number });
    return {
      writ: {
        submittedAt: tx.now,
        answers: null,
        clientConfirmedAt: null,
        clientConfirmedBy: null,
        resubmitReason: null,
      },
      comment: body.comment,
      data: {},
    };
  });
}
