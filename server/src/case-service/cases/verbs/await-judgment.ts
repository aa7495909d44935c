import { actorUserId } from '../../../platform/actor.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { newId } from '../../../platform/ids.ts';
import { chargeTrigger } from '../../billing/index.ts';
import { holdDocket, insertDocketCheck } from '../../dockets/index.ts';
import { verbOf } from '../actions/index.ts';

/** The hearing was held, or nobody answered and a default is asked for: then the docket must have been looked at. */
export const awaitJudgment = verbOf(
  'awaitingJudgment',
  async ({ tx, record, facts, today, context }, body) => {
    const basis = body.basis ?? (facts.hearingHeld ? 'HEARING' : 'DEFAULT');
    if (basis === 'HEARING') {
      if (!facts.hearingHeld) refuse('case_action_not_allowed', { message: 'The hearing hasn’t been held.' });
      await holdDocket(tx, { case: record });
      await chargeTrigger(tx, { case: record, trigger: 'hearing-held', quantity: 1 });
      return { changes: { hearingStage: 'HELD' }, data: { basis }, comment: body.note };
    }
    if (!body.docketChecked) {
      refuse('case_incomplete', {
        errors: [{ path: 'docketChecked', message: 'Look at the docket first: has an answer been filed?' }],
      });
    }
    if (body.docketChecked === 'ANSWER') {
      refuse('case_action_not_allowed', {
        message: 'An answer was filed, so no default can be asked for. Apply the case to a docket.',
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
