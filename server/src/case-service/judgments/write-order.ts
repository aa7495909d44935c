import {
  awardsMoney,
  type JudgmentOutcome,
  outcomeFacts,
} from '@writdesk/contract/judgments/judgment-outcomes';
import { type JudgmentMoney, sumOfParts } from '@writdesk/contract/judgments/judgment-money';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { actorUserId } from '../../platform/actor.ts';
import { refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import type { Act } from '../cases/actions/index.ts';
import { dropTasks, insertReminders } from '../cases/reminders/index.ts';
import { daysToWrit } from '../deadlines/index.ts';
import { hasDocument } from '../documents/index.ts';
import { insertJudgment, nextCaseOrder } from './judgment-queries.ts';

/** What is said of an order, the first time and when it is amended. */
export interface OrderBody {
  outcome: JudgmentOutcome;
  date: string;
  writDays?: number | undefined;
  writDaysReason: string | null;
  amountCents?: number | undefined;
  money?: JudgmentMoney | undefined;
  comments: string | null;
  orderDocumentId?: string | undefined;
  orderDueOn?: string | undefined;
}

/** What both ways of writing an order down leave on the timeline. */
export interface WrittenOrder {
  outcome: JudgmentOutcome;
  date: string;
  writDays: number;
  amountCents?: number;
  needsLawyerConfirm: boolean;
}

/** After an agreed stay a writ needs an affidavit first: its days begin with that. */
const mayGetWrit = (outcome: JudgmentOutcome) => ['YES', 'PER_TERMS'].includes(outcomeFacts[outcome].writ);

/** A sum belongs to the order by its kind, or because the parties agreed on one. */
const mayGiveMoney = (outcome: JudgmentOutcome) =>
  awardsMoney(outcome) || outcomeFacts[outcome].basis.includes('CONSENT');

/**
 * Writes an order down as the case’s next one. The earlier orders stay.
 * @throws `invalid` naming the fields that can’t be.
 */
export async function writeOrder(
  act: Act,
  body: OrderBody,
  amended: { amendsOrder: number; amendmentReason: string } | null = null,
): Promise<WrittenOrder> {
  const { tx, record, allowance, context } = act;
  const key = { firmId: record.firmId, caseId: record.id };
  await refuseFaults(act, body);
  const { outcome, date } = body;
  const proposed = mayGetWrit(outcome)
    ? await daysToWrit(tx.db, { ...key, outcome, date, writDays: undefined })
    : 0;
  const writDays = body.writDays ?? proposed;
  if (writDays === null) refuseField('writDays', fault('writ_days_unsaid'));
  const differs = body.writDays !== undefined && body.writDays !== proposed;
  const writDaysReason = body.writDaysReason ?? body.comments;
  if (differs && proposed !== null && !writDaysReason && mayGetWrit(outcome)) {
    refuseField('writDaysReason', fault('writ_days_reason', { days: proposed }));
  }
  const amountCents = body.amountCents ?? sumOfParts(body.money ?? {});
  await insertJudgment(tx.db, {
    ...key,
    clientId: record.clientId,
    id: newId(),
    caseOrder: await nextCaseOrder(tx.db, record.firmId, record.id),
    outcome,
    judgmentDate: date,
    writDays,
    writDaysByJudge: differs,
    writDaysReason: differs ? writDaysReason : null,
    amountCents,
    money: JSON.stringify(body.money ?? {}),
    comments: body.comments,
    needsLawyerConfirm: allowance.needsLawyerConfirm,
    orderDocumentId: body.orderDocumentId ?? null,
    orderDueOn: body.orderDocumentId ? null : (body.orderDueOn ?? null),
    ...amended,
    createdBy: actorUserId(context.actor),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await keepOrderTask(act, body);
  return {
    outcome,
    date,
    writDays,
    ...(amountCents !== null && { amountCents }),
    needsLawyerConfirm: allowance.needsLawyerConfirm,
  };
}

async function refuseFaults({ tx, record, today }: Act, body: OrderBody): Promise<void> {
  const { outcome, date, amountCents, money, orderDocumentId, orderDueOn } = body;
  if (date > today) refuseField('date', fault('judgment_in_future'));
  if (record.filedOn && date < record.filedOn) refuseField('date', fault('judgment_too_old'));
  const errors: FieldError[] = [];
  const parts = sumOfParts(money ?? {});
  if (!mayGiveMoney(outcome) && (parts ?? amountCents ?? 0) > 0) {
    errors.push(atField('amountCents', fault('money_not_given')));
  } else if (parts !== null && amountCents !== undefined && parts !== amountCents) {
    errors.push(atField('amountCents', fault('money_differs', { parts, amount: amountCents })));
  }
  // The written order may bring the sum.
  if (awardsMoney(outcome) && !orderDueOn && (parts ?? amountCents ?? null) === null) {
    errors.push(atField('amountCents', fault('money_missing')));
  }
  if (orderDueOn && orderDueOn < today) errors.push(atField('orderDueOn', fault('order_due_past')));
  if (orderDueOn && orderDocumentId) errors.push(atField('orderDueOn', fault('order_here_or_later')));
  if (orderDocumentId && !(await hasDocument(tx.db, record, orderDocumentId))) {
    errors.push(atField('orderDocumentId', fault('no_such_document')));
  }
  if (errors.length) refuse('invalid', { errors });
}

/** The written order is waited for until the day that was said, or is here. */
async function keepOrderTask({ tx, record }: Act, { orderDueOn }: OrderBody): Promise<void> {
  await dropTasks(tx.db, record, 'ORDER_TO_FOLLOW', tx.now);
  if (!orderDueOn) return;
  await insertReminders(tx.db, record, [
    {
      kind: 'ORDER_TO_FOLLOW',
      audience: 'FIRM',
      dueAt: new Date(`${orderDueOn}T12:00:00Z`),
    },
  ]);
}
