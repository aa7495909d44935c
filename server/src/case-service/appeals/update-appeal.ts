import type { AppealResult } from '@writdesk/contract/cases/case-facts';
import type { RegistryPayment } from '@writdesk/contract/appeals/appeals';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { found, refuse } from '../../platform/http/refuse.ts';
import { type Act, verbOf } from '../cases/actions/index.ts';
import type { CaseChanges } from '../cases/record/index.ts';
import { dropReminders, dropTasks } from '../cases/reminders/index.ts';
import { cancelDocket } from '../dockets/index.ts';
import { hasDocument } from '../documents/index.ts';
import { type AppealRow, changeAppeal, findPending, keepPayments, selectPayments } from './appeal-queries.ts';
import { nextPaymentOn, paymentFaults } from './registry.ts';
import { endStay, stayJudgment } from './stay-judgment.ts';

interface Said {
  appealResult?: AppealResult | undefined;
  resultOn?: string | undefined;
  stayed?: boolean | undefined;
  payments?: readonly RegistryPayment[] | undefined;
  orderDocumentId?: string | undefined;
}

/** What became of the appeal: its result, its stay, its bond, and what came into the registry. */
export const updateAppeal = verbOf('appealUpdate', async (act, body) => {
  const { tx, record, allowance } = act;
  const appeal = found(await findPending(tx.db, record), 'case_action_not_allowed');
  await refuseFaults(act, appeal, body);
  const { appealResult: result = 'PENDING', resultOn, payments = [] } = body;
  await keepPayments(tx.db, record, appeal.id, payments);
  const isLifted = result !== 'PENDING' && appeal.stayed;
  const stays = body.stayed === true && !appeal.stayed && result === 'PENDING';
  await changeAppeal(tx.db, appeal, {
    ...(body.court && { court: body.court }),
    ...(body.bondCents !== undefined && { bondCents: body.bondCents }),
    ...(body.bondPostedOn !== undefined && { bondPostedOn: body.bondPostedOn }),
    ...(body.comments && { comments: body.comments }),
    ...(body.orderDocumentId && { orderDocumentId: body.orderDocumentId }),
    ...(isLifted && { stayed: false, stayLiftedOn: resultOn ?? null }),
    ...(stays && { stayed: true, stayLiftedOn: null }),
    ...(result !== 'PENDING' && result !== 'STAY_LIFTED' && { result, resultOn: resultOn ?? null }),
    updatedAt: tx.now,
  });
  const rows = (await selectPayments(tx.db, record)).filter(({ appealId }) => appealId === appeal.id);
  if (rows.every(({ missedAt }) => missedAt === null)) await dropTasks(tx.db, record, 'ASK_FOR_WRIT', tx.now);
  const order = body.comments ?? appeal.court;
  const isReversed = result === 'REVERSED' || result === 'REVERSED_AND_DISMISSED';
  const writs = isLifted || isReversed ? await endStay(act, isReversed, order) : {};
  const next = appeal.stayed || stays ? nextPaymentOn(rows) : null;
  const stayed = stays || (appeal.stayed && !isLifted);
  return {
    changes: {
      ...writs,
      ...(stays && (await stayJudgment(act, order))),
      ...(stayed && { nextDate: next, nextDateKind: next && 'REGISTRY_DUE' }),
      ...(await endedBy(act, result)),
    },
    comment: body.comments,
    data: {
      appealResult: result,
      ...(resultOn && { resultOn }),
      stayed,
      paid: payments.flatMap(({ dueOn, paidOn }) => (paidOn === undefined ? [] : [{ dueOn, paidOn }])),
      needsLawyerConfirm: allowance.needsLawyerConfirm,
    },
  };
});

/** A judgment that the higher court takes away ends the case here. */
async function endedBy({ tx, record }: Act, result: AppealResult): Promise<CaseChanges> {
  if (result !== 'REVERSED' && result !== 'REVERSED_AND_DISMISSED') return {};
  await cancelDocket(tx, { case: record });
  await dropReminders(tx.db, record, tx.now);
  return result === 'REVERSED'
    ? { closedAt: tx.now, closeReason: 'LOST' }
    : { dismissedAt: tx.now, endReason: result, withPrejudice: false };
}

async function refuseFaults({ tx, record, today }: Act, appeal: AppealRow, said: Said): Promise<void> {
  const { appealResult = 'PENDING', resultOn, payments = [], orderDocumentId } = said;
  const errors: FieldError[] = paymentFaults(payments, { at: 'payments', today });
  if (appealResult !== 'PENDING') {
    if (!resultOn) errors.push(atField('resultOn', fault('appeal_result_day')));
    else if (resultOn > today) errors.push(atField('resultOn', fault('appeal_result_future')));
    else if (resultOn < appeal.filedOn) errors.push(atField('resultOn', fault('appeal_result_early')));
  }
  if (appealResult === 'STAY_LIFTED' && !appeal.stayed) {
    errors.push(atField('appealResult', fault('judgment_not_stayed')));
  }
  if (orderDocumentId && !(await hasDocument(tx.db, record, orderDocumentId))) {
    errors.push(atField('orderDocumentId', fault('no_such_document')));
  }
  if (errors.length) refuse('invalid', { errors });
}
