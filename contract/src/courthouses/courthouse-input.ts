import { z } from 'zod';
import { issue } from '../sentences/fault.ts';
import { zipCode } from '../values/address.ts';
import { optionalEmail, optionalPhone } from '../values/contact.ts';
import { courtTime, timeZone } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { positiveCents } from '../values/money.ts';
import { changedLine, line, oneLine } from '../values/text.ts';
import { fitsPattern, readCaseNumberPattern } from './case-number-pattern.ts';
import { confidences } from './confidences.ts';
import { contactTypes, feeBases, feePurposes, officers } from './courthouses.ts';

/** Longer ones no court has, and none is needed to say what a number looks like. */
const LONGEST_PATTERN = 200;
const count = z.int(issue('integer_wanted')).min(1).max(10_000);

/** A regular expression that can’t run away; empty becomes null. */
const caseNumberPattern = changedLine(LONGEST_PATTERN).superRefine((source, context) => {
  const read = source ? readCaseNumberPattern(source) : null;
  if (!read || !('fault' in read)) return;
  const message =
    read.fault === 'pattern_unread' ? issue('pattern_unread', { at: read.at }) : issue('pattern_too_large');
  context.addIssue({ code: 'custom', input: source, message });
});

/** Whom to call, and what one service costs; a fee becomes a row of the court's schedule. */
const contactInput = z.object({
  contactNumber: optionalPhone,
  email: optionalEmail,
  type: z.enum(contactTypes),
  fee: positiveCents.nullish(),
  purpose: z.enum(feePurposes).nullish(),
  basis: z.enum(feeBases).nullish(),
  claimAbove: positiveCents.nullish(),
  note: changedLine(200),
});

const shape = {
  name: line('name'),
  /** As people say it; the name where it is absent. */
  shortName: changedLine(60),
  division: changedLine(200),
  addressLine1: oneLine(200).min(1, issue('missing', { what: 'street' })),
  addressLine2: changedLine(200),
  stateId: id,
  countyId: id,
  cityId: id,
  zipCode: z.union([z.literal('').transform(() => null), zipCode]).nullish(),
  /** The address passed a postal validator; a new address ends it. */
  isDeliverable: z.boolean().optional(),
  clerkContact: optionalPhone,
  clerkEmail: optionalEmail,
  sheriffContact: optionalPhone,
  sheriffEmail: optionalEmail,
  officer: z.enum(officers),
  clerkCheck: z.boolean().optional(),
  sheriffCheck: z.boolean().optional(),
  totalRooms: count.nullish(),
  maxCases: count.nullish(),
  timeZone,
  /** Until when the clerk takes a filing as of the same day; empty becomes null. */
  filingCutoff: z.union([z.literal('').transform(() => null), courtTime]).nullish(),
  caseNumberPattern,
  caseNumberExample: changedLine(60),
  source: line('source', 300),
  addressConfidence: z.enum(confidences).optional(),
  /** Filing fee in cents, first defendant included; a new one begins a version of the court's fees. */
  baseFee: positiveCents.nullish(),
  contactDetails: z.array(contactInput).max(80).optional(),
};

interface Patterned {
  caseNumberPattern?: string | null | undefined;
  caseNumberExample?: string | null | undefined;
}
const fits = ({ caseNumberPattern: source, caseNumberExample: example }: Patterned): boolean =>
  !source || !example || fitsPattern(source, example);
const hasExample = ({ caseNumberPattern: source, caseNumberExample: example }: Patterned): boolean =>
  !source || example === undefined || Boolean(example);
const ofExample = (code: 'pattern_example' | 'pattern_needs_example') => ({
  path: ['caseNumberExample'],
  error: issue(code),
});

/** A new courthouse. */
export const newCourthouse = z
  .object(shape)
  .refine(hasExample, ofExample('pattern_needs_example'))
  .refine(fits, ofExample('pattern_example'));
export type NewCourthouse = z.output<typeof newCourthouse>;

/** What of a courthouse changes; what is absent stays. */
export const courthouseInput = z
  .object(shape)
  .partial()
  .refine(hasExample, ofExample('pattern_needs_example'))
  .refine(fits, ofExample('pattern_example'));
export type CourthouseInput = z.output<typeof courthouseInput>;
