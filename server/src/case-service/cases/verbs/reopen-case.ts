import { verbOf } from '../actions/index.ts';

/** An ended case goes on where it stood; what ended it stays on the trail alone. Its hearing was given up, and is set again. */
export const reopenCase = verbOf('reopen', ({ record }, { reason }) =>
  Promise.resolve({
    changes: {
      closedAt: null,
      dismissedAt: null,
      deniedAt: null,
      closeReason: null,
      endReason: null,
      possessionAt: null,
      dismissalRequestedAt: null,
      statusBeforeEnd: null,
      ...(record.statusBeforeEnd === 'ON_DOCKET' && { hearingStage: 'NONE', hearingAt: null }),
    },
    comment: reason,
    data: { ended: record.status },
  }),
);
