import { fault } from '@writdesk/contract/sentences/fault';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { actInside, type Given, requestOf } from '../cases/actions/index.ts';
import type { CaseDetailsReply } from '../cases/record/index.ts';
import { type ChangedDate, datesChangedBy } from '../deadlines/index.ts';
import { selectJudgments } from './judgment-queries.ts';
import { type Judgment, lastJudgment } from './record-judgment.ts';
import { type WrittenOrder, writeOrder } from './write-order.ts';

/** The court corrects its order: the earlier row stays, and the dates that hung on it are counted from the new one. */
export async function amendJudgment(
  context: Context,
  given: Given<'updateJudgment'>,
): Promise<{ judgment: Judgment; case: CaseDetailsReply; changedDates: ChangedDate[] }> {
  const { body } = given;
  return transact(context, async (tx) => {
    let changedDates: ChangedDate[] = [];
    const reply = await actInside(tx, context, requestOf('updateJudgment', given), async (act) => {
      const { record } = act;
      const amendmentReason = body.reason ?? body.comments;
      if (!amendmentReason) refuseField('reason', fault('amendment_reason'));
      const orders = await selectJudgments(tx.db, record);
      const last = orders.at(-1);
      // Somebody else’s amendment came first: theirs is what is amended now.
      if (!last || (body.caseOrder !== undefined && body.caseOrder !== last.caseOrder)) {
        refuseField('caseOrder', fault('no_order_yet'));
      }
      let data: WrittenOrder | undefined;
      const key = { firmId: record.firmId, caseId: record.id, now: tx.now };
      changedDates = await datesChangedBy(tx.db, key, async () => {
        data = await writeOrder(act, body, { amendsOrder: last.caseOrder, amendmentReason });
      });
      if (!data) throw new Error('The order was not written.');
      return {
        changes: { judgmentAt: tx.now, judgmentOutcome: body.outcome },
        comment: body.comments,
        data: { ...data, amends: last.caseOrder, changedDates },
      };
    });
    return { judgment: lastJudgment(reply), case: reply, changedDates };
  });
}
