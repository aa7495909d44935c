import { fault } from '@writdesk/contract/sentences/fault';
import { stipulationNotifications } from '@writdesk/contract/stipulations/stipulation-notifications';
import { actorName, actorUserId } from '../../platform/actor.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { notifyOfCase, verbOf } from '../cases/actions/index.ts';
import { queuePaperOfKind } from '../documents/index.ts';
import { dropTasks, insertReminders } from '../cases/reminders/index.ts';
import { nextDueOf } from './keep-terms.ts';
import { changeDue, findRunning, selectDues } from './stipulation-queries.ts';

/** The task, and the document that it is about. */
const AFFIDAVIT_OF_DEFAULT = 'AFFIDAVIT_OF_DEFAULT';

/** Whether what is due came. What was missed is for a lawyer; another word on the same day corrects it. */
export const recordStipulation = verbOf(
  'recordStipulation',
  async ({ tx, record, today, context }, { dueOn, kind, came }) => {
    const running = await findRunning(tx.db, record);
    const before = running ? await selectDues(tx.db, record, running.id) : [];
    const due = before.find((one) => one.dueOn === dueOn && one.kind === kind);
    if (!due) refuseField('dueOn', fault('no_such_due', { day: dueOn }));
    // What comes early has come; what is not due yet can't be missing.
    if (came === 'MISSED' && dueOn > today) refuseField('dueOn', fault('due_not_yet', { day: dueOn }));
    await changeDue(tx.db, due, {
      outcome: came,
      saidBy: actorUserId(context.actor),
      saidByName: actorName(context.actor),
      saidAt: tx.now,
    });
    const after = before.map((one) => (one === due ? { ...one, outcome: came } : one));
    const isBroken = after.some((one) => one.outcome === 'MISSED');
    if (!isBroken) await dropTasks(tx.db, record, AFFIDAVIT_OF_DEFAULT, tx.now);
    else if (came === 'MISSED' && due.outcome !== 'MISSED') {
      await dropTasks(tx.db, record, AFFIDAVIT_OF_DEFAULT, tx.now);
      const dueAt = new Date(`${today}T12:00:00Z`);
      await insertReminders(tx.db, record, [{ kind: AFFIDAVIT_OF_DEFAULT, audience: 'FIRM', dueAt }]);
      // The newest replaces what an earlier breach had made.
      await queuePaperOfKind(tx, context, record, { kind: AFFIDAVIT_OF_DEFAULT, cause: 'MOMENT' });
      await notifyOfCase(tx, context, record, {
        groups: ['lawyer', 'processor'],
        kind: stipulationNotifications.missed,
        params: {
          title: record.title,
          caseNumber: record.caseNumber ?? record.caseDraftNumber,
          date: dueOn,
        },
      });
    }
    // What was missed is for the lawyer at once; the days that the agreement still names don't put it off.
    const changes = isBroken ? { nextDate: today, nextDateKind: 'JUDGMENT_DUE' } : nextDueOf(after);
    return { changes, data: { dueOn, kind, came } };
  },
);
