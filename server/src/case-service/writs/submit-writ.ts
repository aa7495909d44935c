import { roleFacts } from '@writdesk/contract/permissions/roles';
import { caseActor } from '../cases/facts/index.ts';
import { requireFresh } from '../documents/index.ts';
import { onWrit } from './act-on-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';

/** Sends the questions to the company; asked again, its earlier answers are no answers any more. */
export const submitWrit = onWrit('submit', async ({ tx, context, record, number }, { comment }) => {
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
    comment,
    data: {},
  };
});

/** The firm doubts an answer, or the company wants to change one: the writ is prepared again and its clock pauses. */
export const requestResubmit = onWrit(
  'request-resubmit',
  async ({ tx, context, record, number }, { comment }) => {
    const isOfCompany = caseActor(context.actor, record).roles.some(
      (role) => roleFacts[role].type === 'Client',
    );
    const to = isOfCompany ? (['processor', 'lawyer'] as const) : (['processor', 'client'] as const);
    await notifyOfWrit(tx, context, record, 'resubmit', { to, number });
    return { writ: { resubmitReason: comment }, comment, data: {} };
  },
);
