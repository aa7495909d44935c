import { actorUserId } from '../../../platform/actor.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { newId } from '../../../platform/ids.ts';
import { chargeTrigger } from '../../billing/index.ts';
import { holdDocket, insertDocketCheck } from '../../dockets/index.ts';
import { verbOf } from '../actions/index.ts';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';

/** The hearing was held, or nobody answered and a default is asked for: then the docket must have been looked at. */
export const awaitJudgment = verbOf(
  'awaitingJudgment',
  async ({ tx, record, allowance, today, context }, body) => {
    const [basis = 'HEARING'] = allowance.row.ways ?? [];
    if (basis === 'HEARING') {
      await holdDocket(tx, { case: record });
      // Each day in court is one appearance, also after an adjournment.
      const onceFor = record.docketId ?? undefined;
      await chargeTrigger(tx, { case: record, trigger: 'hearing-held', quantity: 1, onceFor });
      return { changes: { hearingStage: 'HELD' }, data: { basis }, comment: body.note };
    }
    if (!body.docketChecked) {
      refuse('case_incomplete', {
        errors: [atField('docketChecked', fault('docket_unchecked'))],
      });
    }
    if (body.docketChecked === 'ANSWER') {
      refuse('case_action_not_allowed', {
        reason: fault('answer_filed'),
      });
    }
    await insertDocketCheck(tx.db, record, {
      id: newId(),
      found: 'NONE',
      on: today,
      userId: actorUserId(context.actor),
      note: body.note,
    });
    return { data: { basis, docketChecked: 'NONE' as const }, comment: body.note };
  },
);
