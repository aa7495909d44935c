import { closureReasonFacts } from '@writdesk/contract/cases/case-reasons';
import { refuse, refuseField } from '../../../platform/http/refuse.ts';
import { cancelDocket } from '../../dockets/index.ts';
import { cancelRobotJobs, hasUnknownFiling } from '../../rpa-bot-jobs/index.ts';
import { cancelOpenWrits } from '../../writs/index.ts';
import { verbOf } from '../actions/index.ts';
import { dropReminders } from '../reminders/index.ts';
import { fault } from '@writdesk/contract/sentences/fault';

/** Ends the case at our or the client's wish; once it is lodged the client can only ask for it. */
export const dismissCase = verbOf('dismissCase', async (act, body) => {
  const { tx, record, allowance } = act;
  const data = { dismissReason: body.dismissReason, withPrejudice: body.withPrejudice };
  if (allowance.mode === 'request') {
    return {
      changes: { dismissalRequestedAt: tx.now },
      comment: body.comment,
      data: { ...data, requested: true },
    };
  }
  // A case that may lie at the court isn’t dismissed as one that doesn’t.
  if (await hasUnknownFiling(tx.db, record)) refuse('robot_job_unknown');
  await cancelDocket(tx, { case: record });
  const recalled = await cancelOpenWrits(act, body.comment);
  await dropReminders(tx.db, record, tx.now);
  await cancelRobotJobs(tx.db, record, tx.now);
  return {
    changes: {
      ...recalled,
      dismissedAt: tx.now,
      endReason: body.dismissReason,
      withPrejudice: body.withPrejudice,
      docketId: null,
    },
    comment: body.comment,
    data,
  };
});

/** The firm refuses the case. */
export const denyCase = verbOf('denyCase', async ({ tx, record }, body) => {
  await dropReminders(tx.db, record, tx.now);
  await cancelRobotJobs(tx.db, record, tx.now);
  return {
    changes: { deniedAt: tx.now, endReason: body.denyReason },
    comment: body.comment,
    data: { denyReason: body.denyReason },
  };
});

/** Finishes the case: why, and when possession came back. */
export const closeCase = verbOf('close', async ({ tx, record, today }, body) => {
  if (!body.closureReason) refuseField('closureReason', fault('closure_reason'));
  const needsDate = closureReasonFacts[body.closureReason].requiresPossessionDate;
  if (needsDate && !body.possessionDate) refuseField('possessionDate', fault('possession_day'));
  if (body.possessionDate && body.possessionDate > today)
    refuseField('possessionDate', fault('possession_in_future'));
  await cancelDocket(tx, { case: record });
  await dropReminders(tx.db, record, tx.now);
  await cancelRobotJobs(tx.db, record, tx.now);
  return {
    changes: {
      closedAt: tx.now,
      closeReason: body.closureReason,
      ...(body.possessionDate && { possessionAt: new Date(`${body.possessionDate}T12:00:00Z`) }),
    },
    comment: body.comment,
    data: {
      closureReason: body.closureReason,
      ...(body.possessionDate && { possessionDate: body.possessionDate }),
      finalBill: body.finalBill,
    },
  };
});

/** Lets a held case in although an invoice is overdue; the reason is kept. */
export const releaseHold = verbOf('holdRelease', ({ tx }, body) =>
  Promise.resolve({ changes: { submittedAt: tx.now }, comment: body.reason }),
);
