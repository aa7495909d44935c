import { outcomeFacts } from '@writdesk/contract/judgments/judgment-outcomes';
import { fault } from '@writdesk/contract/sentences/fault';
import { actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { actInside, type Given, requestOf } from '../cases/actions/index.ts';
import { insertHold } from '../cases/holds/index.ts';
import type { CaseDetailsReply } from '../cases/record/index.ts';
import { cancelDocket, continueDocket, holdDocket } from '../dockets/index.ts';
import { endStipulation, keepTerms } from '../stipulations/index.ts';
import { writeOrder } from './write-order.ts';

export type Judgment = NonNullable<CaseDetailsReply['caseJudgment']>;

/** The order of the court, or what the hearing came to instead: dismissed, stayed by agreement, continued. */
export async function recordJudgment(
  context: Context,
  given: Given<'createJudgment'>,
): Promise<{ judgment: Judgment; case: CaseDetailsReply }> {
  const { body } = given;
  const { outcome } = body;
  return transact(context, async (opened) => {
    const reply = await actInside(opened, context, requestOf('createJudgment', given), async (act) => {
      const { tx, record, facts, allowance } = act;
      if (body.stipulation && outcome !== 'STIPULATED_STAY') {
        refuseField('stipulation', fault('terms_not_here'));
      }
      const data = await writeOrder(act, body);
      if (outcome === 'CONTINUED') await continueDocket(tx, { case: record });
      else if (record.status === 'ON_DOCKET') await holdDocket(tx, { case: record });
      const isDismissed = allowance.row.to === 'DISMISSED';
      if (isDismissed) await cancelDocket(tx, { case: record });
      // What the court decides on the breach, or in its place, ends the agreement and its hold.
      if (facts.holds.includes('SETTLEMENT') && outcome !== 'CONTINUED') await endStipulation(act, 'BROKEN');
      if (outcome === 'STIPULATED_STAY') {
        await insertHold(tx.db, record, {
          id: newId(),
          kind: 'SETTLEMENT',
          at: tx.now,
          userId: actorUserId(context.actor),
          note: body.comments,
        });
      }
      return {
        changes: {
          ...(outcomeFacts[outcome].final && { judgmentAt: tx.now, judgmentOutcome: outcome }),
          // An agreed stay waits for the tenant, not for the judge.
          ...(outcome === 'STIPULATED_STAY' && { nextDate: null, nextDateKind: null }),
          ...(body.stipulation && (await keepTerms(act, body.date, body.stipulation))),
          ...(isDismissed && {
            dismissedAt: tx.now,
            endReason: outcome,
            withPrejudice: outcome === 'DISMISSED_WITH_PREJUDICE',
          }),
          ...(outcome === 'CONTINUED'
            ? { docketId: null, hearingStage: 'CONTINUED', hearingAt: null }
            : record.hearingStage === 'SET' && { hearingStage: 'HELD' }),
        },
        comment: body.comments,
        data: { ...data, ...(body.pressedAt && { pressedAt: body.pressedAt }) },
      };
    });
    return { judgment: lastJudgment(reply), case: reply };
  });
}

export function lastJudgment({ caseJudgment }: CaseDetailsReply): Judgment {
  if (!caseJudgment) throw new Error('The judgment that was just recorded is not there.');
  return caseJudgment;
}
