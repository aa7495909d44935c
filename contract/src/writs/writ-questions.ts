import { z } from 'zod';
import { courtDate } from '../values/dates.ts';
import { phone } from '../values/contact.ts';
import { positiveCents } from '../values/money.ts';
import { line, optionalText } from '../values/text.ts';
import { issue } from '../sentences/fault.ts';

/** What becomes of the goods that are left in the unit. */
export const goodsChoices = ['SET_OUT', 'PADLOCK', 'STORE', 'NONE_LEFT'] as const;
export type GoodsChoice = (typeof goodsChoices)[number];

/** Which of these a company can choose where nothing else is known of a state, and the states that differ. */
const usualGoods: readonly GoodsChoice[] = ['SET_OUT', 'STORE', 'NONE_LEFT'];
const goodsByState: Readonly<Record<string, readonly GoodsChoice[]>> = {
  // The landlord must store what is left, so nothing is set out.
  AZ: ['STORE', 'NONE_LEFT'],
  CA: ['STORE', 'NONE_LEFT'],
  NV: ['STORE', 'NONE_LEFT'],
  // G.S. 42-36.2: the sheriff removes the goods, or locks them in where the landlord asks for it.
  NC: ['PADLOCK', 'SET_OUT', 'NONE_LEFT'],
  GA: ['SET_OUT', 'NONE_LEFT'],
};
export const goodsOf = (stateCode: string | null): readonly GoodsChoice[] =>
  goodsByState[stateCode ?? ''] ?? usualGoods;

/** The client’s questionnaire, in its order. A question that depends on an answer is asked after it. */
export const writQuestions = [
  'stillInPossession',
  'moneyTaken',
  'wishesToProceed',
  'contactName',
  'contactPhone',
  'hazards',
  'goods',
  'locksmith',
] as const;

const answered = {
  /** Whether the tenant still holds the unit, as far as the company knows today. */
  stillInPossession: z.enum(['YES', 'NO'], issue('choice_missing')),
  /** Money taken from the tenant since the judgment. */
  moneyTaken: z.boolean(issue('choice_missing')),
  moneyTakenOn: courtDate.nullish(),
  moneyTakenCents: positiveCents.nullish(),
  wishesToProceed: z.boolean(issue('choice_missing')),
  contactName: line('contactName', 120),
  contactPhone: phone,
  /** Pets, weapons, people who are ill: what the officer must know. */
  hazards: optionalText(1_000),
  goods: z.enum(goodsChoices, issue('choice_missing')),
  locksmith: z.boolean(issue('choice_missing')),
};

/** The answers as they are sent. */
export const writAnswers = z.strictObject(answered).superRefine((answers, context) => {
  if (!answers.moneyTaken) return;
  const missing = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (!answers.moneyTakenOn) missing('moneyTakenOn', issue('money_day_missing'));
  if (!answers.moneyTakenCents) missing('moneyTakenCents', issue('money_sum_missing'));
});
export type WritAnswers = z.output<typeof writAnswers>;

/** The answers as they are shown. */
export const shownAnswers = z.object({
  stillInPossession: z.enum(['YES', 'NO']),
  moneyTaken: z.boolean(),
  moneyTakenOn: courtDate.nullable(),
  moneyTakenCents: z.int().nullable(),
  wishesToProceed: z.boolean(),
  contactName: z.string(),
  contactPhone: z.string(),
  hazards: z.string().nullable(),
  goods: z.enum(goodsChoices),
  locksmith: z.boolean(),
});
export type ShownAnswers = z.output<typeof shownAnswers>;

/** Whether the answers end the wish for a writ. */
export const declines = ({
  stillInPossession,
  wishesToProceed,
}: Pick<ShownAnswers, 'stillInPossession' | 'wishesToProceed'>): boolean =>
  stillInPossession === 'NO' || !wishesToProceed;
