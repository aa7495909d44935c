import type { RouteInput } from '@writdesk/contract/route';
import { roleFacts } from '@writdesk/contract/permissions/roles';
import type { writs } from '@writdesk/contract/writs/writs';
import type { UserContext } from '../../platform/context.ts';
import { actOnWrit } from './act-on-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';
import type { MovedReply } from './writ-view.ts';

/** The firm doubts an answer, or the company wants to change one: the writ is prepared again and its clock pauses. */
export function requestResubmit(
  context: UserContext,
  { params, body }: RouteInput<typeof writs.requestResubmit>,
): Promise<MovedReply> {
  const request = { writId: params.id, action: 'request-resubmit', version: body.version } as const;
  const isOfCompany = context.actor.roles.some((role) => roleFacts[role].type === 'Client');
  return actOnWrit(context, request, async ({ tx, record, number }) => {
    const to = isOfCompany ? (['processor', 'lawyer'] as const) : (['processor', 'client'] as const);
    await notifyOfWrit(tx, context, record, 'resubmit', { to, number });
    return { writ: { resubmitReason: body.comment }, comment: body.comment, data: {} };
  });
}
