import { earlyHearing } from '@writdesk/contract/dockets/early-hearing';
import { actorUserId } from '../../../platform/actor.ts';
import { refuseField } from '../../../platform/http/refuse.ts';
import { hearingLimitsOf } from '../../deadlines/index.ts';
import { cancelDocket, placeOnDocket } from '../../dockets/index.ts';
import { verbOf } from '../actions/index.ts';
import { remindOfHearing } from '../reminders/index.ts';

/**
 * Puts the case on a docket of its courthouse; an earlier setting becomes a continuance. A hearing before the tenant is served, while
 * they may still answer, or outside the days of the law needs a reason, which is kept.
 */
export const applyToDocket = verbOf('applyToDocket', async ({ tx, record, context }, body) => {
  const docket = await placeOnDocket(tx, {
    case: record,
    docketId: body.docketId,
    setBy: actorUserId(context.actor),
  });
  // After an order the tenant answers nothing any more.
  if (!body.reason && record.status !== 'APPEALED') {
    const early = earlyHearing(await hearingLimitsOf(tx.db, record), docket.hearingDate);
    if (early) refuseField('reason', early);
  }
  await remindOfHearing(tx.db, [record], { hearingAt: docket.hearingAt, now: tx.now });
  return {
    changes: { docketId: body.docketId, hearingAt: docket.hearingAt, hearingStage: 'SET' },
    fixedOn: docket.hearingDate,
    data: {
      docketId: body.docketId,
      hearingDate: docket.hearingDate,
      room: docket.room,
      ...(body.reason && { reason: body.reason }),
    },
  };
});

/** Takes the case off its docket: it waits for another court day. */
export const removeFromDocket = verbOf('removeFromDocket', async ({ tx, record }, body) => {
  const left = await cancelDocket(tx, { case: record });
  return {
    changes: { docketId: null, hearingAt: null, hearingStage: 'NONE' },
    comment: body.comment,
    data: left ? { docketId: left } : {},
  };
});
