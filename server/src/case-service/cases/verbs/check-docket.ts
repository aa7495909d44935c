import { fault } from '@writdesk/contract/sentences/fault';
import { actorUserId } from '../../../platform/actor.ts';
import { refuseField } from '../../../platform/http/refuse.ts';
import { newId } from '../../../platform/ids.ts';
import { insertDocketCheck } from '../../dockets/index.ts';
import { verbOf } from '../actions/index.ts';

/** Somebody looked at the court’s docket. What the next step waits for asks on which day, and what it showed. */
export const checkDocket = verbOf(
  'checkDocket',
  async ({ tx, record, today, context }, { found, note, checkedOn = today }) => {
    if (checkedOn > today) refuseField('checkedOn', fault('docket_looked_future'));
    await insertDocketCheck(tx.db, record, {
      id: newId(),
      found,
      on: checkedOn,
      userId: actorUserId(context.actor),
      note,
    });
    // Who answered has a hearing coming: the time to answer is not waited for any longer.
    const isDueAgain = found === 'ANSWER' && record.nextDateKind === 'DOCKET_DUE';
    return { comment: note, data: { found, checkedOn }, isDueAgain };
  },
);
