import { outcomeFacts } from '@writdesk/contract/judgments/judgment-outcomes';
import { fault } from '@writdesk/contract/sentences/fault';
import { actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { actInside, type Given, requestOf } from '../cases/actions/index.ts';
import type { CaseDetailsReply } from '../cases/record/index.ts';
import { daysToWrit } from '../deadlines/index.ts';
import { cancelDocket, continueDocket, holdDocket } from '../dockets/index.ts';
import { insertJudgment, nextCaseOrder } from './judgment-queries.ts';
import { insertHold } from '../cases/holds/index.ts';

type Judgment = NonNullable<CaseDetailsReply['caseJudgment']>;

/** The order of the court, or what the hearing came to instead: dismissed, stayed by agreement, continued. */
export async function recordJudgment(
  context: Context,
  given: Given<'createJudgment'>,
): Promise<{ judgment: Judgment; case: CaseDetailsReply }> {
  const { body } = given;
  const { outcome, date } = body;
  return transact(context, async (opened) => {
    const reply = await actInside(opened, context, requestOf('createJudgment', given), async (act) => {
      const { tx, record, today, allowance } = act;
      if (date > today) refuseField('date', fault('judgment_in_future'));
      if (record.filedOn && date < record.filedOn) refuseField('date', fault('judgment_too_old'));
      const facts = outcomeFacts[outcome];
      // After an agreed stay a writ needs an affidavit first: its days begin with that.
      const mayGetWrit = facts.writ === 'YES' || facts.writ === 'PER_TERMS';
      const writDays = mayGetWrit
        ? await daysToWrit(tx.db, {
            firmId: record.firmId,
            caseId: record.id,
            outcome,
            date,
            writDays: body.writDays,
          })
        : (body.writDays ?? 0);
      if (writDays === null) {
        refuseField('writDays', fault('writ_days_unsaid'));
      }
      await insertJudgment(tx.db, {
        firmId: record.firmId,
        clientId: record.clientId,
        caseId: record.id,
        id: newId(),
        caseOrder: await nextCaseOrder(tx.db, record.firmId, record.id),
        outcome,
        judgmentDate: date,
        writDays,
        writDaysByJudge: body.writDays !== undefined,
        amountCents: body.amountCents ?? null,
        comments: body.comments,
        needsLawyerConfirm: allowance.needsLawyerConfirm,
        createdBy: actorUserId(context.actor),
        createdAt: tx.now,
        updatedAt: tx.now,
      });
      if (outcome === 'CONTINUED') await continueDocket(tx, { case: record });
      else if (record.status === 'ON_DOCKET') await holdDocket(tx, { case: record });
      const isDismissed = allowance.row.to === 'DISMISSED';
      if (isDismissed) await cancelDocket(tx, { case: record });
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
          ...(facts.final && { judgmentAt: tx.now }),
          // An agreed stay waits for the tenant, not for the judge.
          ...(outcome === 'STIPULATED_STAY' && { nextDate: null, nextDateKind: null }),
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
        data: {
          outcome,
          date,
          writDays,
          ...(body.amountCents !== undefined && { amountCents: body.amountCents }),
          needsLawyerConfirm: allowance.needsLawyerConfirm,
        },
      };
    });
    if (!reply.caseJudgment) throw new Error('The judgment that was just recorded is not there.');
    return { judgment: reply.caseJudgment, case: reply };
  });
}
