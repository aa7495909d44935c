import { actorUserId } from '../../../platform/actor.ts';
import { placeOnDocket } from '../../dockets/index.ts';
import { verbOf } from '../actions/index.ts';
import { insertReminders } from '../reminders/index.ts';

const DAY_MS = 86_400_000;
const REMIND_DAYS_BEFORE = [7, 3, 1];

/** Puts the case on a docket of its courthouse; an earlier setting becomes a continuance. */
export const applyToDocket = verbOf('applyToDocket', async ({ tx, record, context }, body) => {
  const docket = await placeOnDocket(tx, {
    case: record,
    docketId: body.docketId,
    setBy: actorUserId(context.actor),
  });
  const at = docket.hearingAt.getTime();
  const reminders = REMIND_DAYS_BEFORE.map((days) => ({
    kind: 'HEARING',
    audience: 'CLIENT' as const,
    dueAt: new Date(at - days * DAY_MS),
    message: `The hearing is in ${days} ${days === 1 ? 'day' : 'days'}.`,
  }));
  await insertReminders(
    tx.db,
    record,
    reminders.filter(({ dueAt }) => dueAt > tx.now),
  );
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
