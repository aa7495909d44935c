import { moneyParts, sumOfParts, type JudgmentMoney } from '@writdesk/contract/judgments/judgment-money';
import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { hasAmount, hasWrit } from './outcomes-here.ts';

type Parts = Record<(typeof moneyParts)[number], number | null>;

/** An order of the court as its form has it. */
export interface OrderValues extends Parts {
  outcome: JudgmentOutcome | null;
  date: string | null;
  writDays: string;
  writDaysReason: string;
  amountCents: number | null;
  orderDocumentId: string | null;
  orderDueOn: string | null;
  comments: string;
  /** Of an amendment: what the court changed, and why. */
  reason: string;
}

const noParts = Object.fromEntries(moneyParts.map((name) => [name, null])) as Parts;

export const newOrder = (today: string): OrderValues => ({
  outcome: null,
  date: today,
  writDays: '',
  writDaysReason: '',
  amountCents: null,
  ...noParts,
  orderDocumentId: null,
  orderDueOn: null,
  comments: '',
  reason: '',
});

/** An amendment begins with what stands. */
export const orderAsItStands = (judgment: NonNullable<CaseDetails['caseJudgment']>): OrderValues => ({
  ...newOrder(judgment.date),
  ...judgment.money,
  outcome: judgment.outcome,
  writDays: judgment.writDaysByJudge ? String(judgment.writDays) : '',
  writDaysReason: judgment.writDaysReason ?? '',
  amountCents: judgment.amountCents,
  orderDocumentId: judgment.orderDocumentId,
  orderDueOn: judgment.orderDueOn,
});

/** The parts that are named. */
export function partsOf(values: OrderValues): JudgmentMoney {
  return Object.fromEntries(
    moneyParts.flatMap((name) => (values[name] === null ? [] : [[name, values[name]]])),
  ) as JudgmentMoney;
}

/** Whole days, or null where the rule’s number is to stand; undefined for what is no number. */
export function daysIn({ outcome, writDays }: OrderValues): number | null | undefined {
  if (!outcome || !hasWrit(outcome) || writDays.trim() === '') return null;
  const days = Number(writDays);
  return Number.isInteger(days) && days >= 0 ? days : undefined;
}

/** What is sent of the form. Where parts are named, their sum is the amount. */
export function orderBody(values: OrderValues) {
  const { outcome, date, amountCents, orderDocumentId, orderDueOn } = values;
  if (!outcome || !date) return null;
  const days = daysIn(values);
  const money = partsOf(values);
  const gives = hasAmount(outcome);
  return {
    outcome,
    date,
    comments: values.comments.trim() || null,
    ...(typeof days === 'number' && { writDays: days, writDaysReason: values.writDaysReason.trim() || null }),
    ...(gives && sumOfParts(money) !== null && { money }),
    ...(gives && sumOfParts(money) === null && amountCents !== null && { amountCents }),
    ...(orderDocumentId ? { orderDocumentId } : orderDueOn && { orderDueOn }),
  };
}

export const orderFields = [
  'outcome',
  'date',
  'writDays',
  'writDaysReason',
  'amountCents',
  ...moneyParts,
  'orderDocumentId',
  'orderDueOn',
  'comments',
] as const satisfies readonly (keyof OrderValues)[];
