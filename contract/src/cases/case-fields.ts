import { z } from 'zod';
import { noticeTypes, serviceMethods } from '../notices/notice-types.ts';
import { caresAnswers } from '../properties/property-categories.ts';
import { calendarDay, courtDate } from '../values/dates.ts';
import { cents, positiveCents } from '../values/money.ts';
import { changedText, oneLine } from '../values/text.ts';

/** The parts of a case that people fill in, in the order in which they are asked. */
export const filledParts = ['property', 'tenants', 'reason', 'notice', 'documents'] as const;
export type FilledPart = (typeof filledParts)[number];

/** What a field takes, what a reply says of it, and how it is asked for and shown. */
const text = (max: number) => kind('text', oneLine(max).nullish(), z.string().nullable(), max);
const prose = (max = 5_000) => kind('prose', changedText(max), z.string().nullable(), max);
const day = kind('day', courtDate.nullish(), courtDate.nullable());
const sum = kind('sum', positiveCents.nullish(), cents.nullable());
const yesNo = kind('yesNo', z.boolean().nullish(), z.boolean().nullable());
const choice = <const C extends readonly [string, ...string[]]>(codes: C) =>
  kind('choice', z.enum(codes).nullish(), z.enum(codes).nullable());

function kind<const K extends string, I extends z.ZodType, R extends z.ZodType>(
  name: K,
  input: I,
  reply: R,
  max?: number,
) {
  return { kind: name, input, reply, ...(max !== undefined && { max }) };
}

/** Where a field belongs. */
interface Place {
  part: FilledPart;
  /** The steps of the form ask for it; others come from imports, the lease or an action of their own. */
  isAsked: boolean;
  /** What the timeline calls the part that it belongs to, where that isn't the part’s own name. */
  subject?: 'parties' | 'occupancy';
  /** The check of the notice looks at it: when it changes, what a lawyer passed of the check is passed no more. */
  ofNotice?: true;
  /** Its change needs a lawyer’s look once they have approved. Every fact of the eviction does. */
  isMaterial?: true;
  /** What is kept where nobody has said: null, but for a column that always says something. */
  none?: string | number;
}
export interface CaseField extends Place {
  kind: 'text' | 'prose' | 'day' | 'sum' | 'yesNo' | 'choice' | 'number';
  input: z.ZodType;
  reply: z.ZodType;
  max?: number;
}

const asked = { isAsked: true } as const;
const unasked = { isAsked: false } as const;

/** One value of the case that is kept in a column of its own row. A new one is a line here. */
export const ownFields = {
  unitLabel: { ...text(60), ...asked, part: 'property', isMaterial: true },
  plaintiffName: { ...text(300), ...asked, part: 'property', subject: 'parties', isMaterial: true },
  // Facts that special approvals ask about; null says that nobody knows.
  accommodationPending: { ...yesNo, ...unasked, part: 'documents' },
  mediaSensitive: { ...yesNo, ...unasked, part: 'documents' },
  paymentPlan: { ...yesNo, ...unasked, part: 'documents' },
  comment: { ...prose(), ...asked, part: 'documents' },
  fileOn: { ...day, ...unasked, part: 'documents' },
} as const satisfies Record<string, CaseField>;

/** One value of what the case is about: lease, amounts and notice. A new one is a line here. */
export const evictionFields = {
  reasonText: { ...prose(2_000), ...asked, part: 'reason' },
  leaseFrom: { ...day, ...asked, part: 'reason', ofNotice: true },
  leaseTo: { ...day, ...asked, part: 'reason' },
  leaseRenewedOn: { ...day, ...unasked, part: 'reason', ofNotice: true },
  leaseIsWritten: { ...yesNo, ...asked, part: 'reason' },
  leaseAsksFees: { ...yesNo, ...asked, part: 'reason' },
  monthlyRentCents: { ...sum, ...asked, part: 'reason' },
  rentDueDay: {
    ...kind('number', z.int().min(1).max(31).nullish(), z.int().nullable()),
    ...unasked,
    part: 'reason',
  },
  rentThrough: { ...day, ...asked, part: 'reason' },
  claimedCents: { ...kind('sum', positiveCents.nullish(), cents), ...asked, part: 'reason', none: 0 },
  noticeType: { ...choice(noticeTypes), ...asked, part: 'notice', ofNotice: true },
  noticeServedOn: { ...day, ...asked, part: 'notice', ofNotice: true },
  // Of a tenancy from month to month: the end that the notice must reach.
  rentPeriodEndsOn: {
    ...kind('day', calendarDay.nullish(), courtDate.nullable()),
    ...asked,
    part: 'notice',
    ofNotice: true,
  },
  noticeMethod: { ...choice(serviceMethods), ...asked, part: 'notice', ofNotice: true },
  noticeServedBy: { ...text(200), ...asked, part: 'notice' },
  noticeAmountCents: { ...sum, ...asked, part: 'notice', ofNotice: true },
  caresCovered: {
    ...kind('choice', z.enum(caresAnswers).nullish(), z.enum(caresAnswers)),
    ...asked,
    part: 'notice',
    ofNotice: true,
    none: 'UNKNOWN',
  },
  caresBasis: { ...prose(500), ...unasked, part: 'notice' },
  occupied: { ...yesNo, ...asked, part: 'property', subject: 'occupancy' },
} as const satisfies Record<string, CaseField>;

type Fields = Readonly<Record<string, CaseField>>;
/** What the fields are in a reply, and so in their columns. */
export type ReplyOf<F extends Fields> = { [K in keyof F]: z.output<F[K]['reply']> };

/** The fields as the shape of what comes in, or of what goes out. */
export function shapeOf<F extends Fields, S extends 'input' | 'reply'>(fields: F, side: S) {
  const entries = Object.entries(fields).map(([name, field]) => [name, field[side]]);
  return Object.fromEntries(entries) as { [K in keyof F]: F[K][S] };
}

/** The fields out of a row; what nobody has said is null, or what the field keeps then. */
export function repliesOf<F extends Fields>(fields: F, row: ReplyOf<F> | undefined): ReplyOf<F> {
  const entries = Object.entries(fields).map(([name, { none = null }]) => [name, row?.[name] ?? none]);
  return Object.fromEntries(entries) as ReplyOf<F>;
}

/** The columns that an input changes. What it doesn’t send stays as it is, and an empty text is nothing. */
export function changesOf<F extends Fields>(
  fields: F,
  input: { readonly [K in keyof F]?: unknown },
): Partial<ReplyOf<F>> {
  const given = Object.entries(fields).filter(([name]) => input[name] !== undefined);
  const entries = given.map(([name, { none = null }]) => {
    const value = input[name];
    return [name, value === null || value === '' ? none : value];
  });
  return Object.fromEntries(entries) as Partial<ReplyOf<F>>;
}
