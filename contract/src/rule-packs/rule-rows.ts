import { ownKeys } from '../values/records.ts';
import { z } from 'zod';
import { confidences } from '../courthouses/confidences.ts';
import { dayFacts, deadlineEvents, factNames, momentFacts, ruleId } from '../deadlines/deadline-values.ts';
import { packTerms } from './pack-terms.ts';
import { evictionReasonCodes } from '../eviction-reasons/eviction-reason-codes.ts';
import { judgmentOutcomes } from '../judgments/judgment-outcomes.ts';
import { noticeTypes, serviceMethods } from '../notices/notice-types.ts';
import { caresAnswers, propertyCategories } from '../properties/property-categories.ts';
import { paymentAnswers, paymentStages } from '../tenant-payments/payment-stages.ts';
import { stateCode } from '../values/address.ts';
import { courtDate, instant } from '../values/dates.ts';
import { oneLine } from '../values/text.ts';
import { issue } from '../sentences/fault.ts';

/**
 * How days are counted: every day; every day, the last left where it falls; without Saturdays, Sundays and the
 * calendar's closed days; the same by the court's judicial calendar; hours of the clock.
 */
export const countModes = ['CALENDAR', 'CALENDAR_NO_ROLL', 'BUSINESS', 'COURT', 'HOURS'] as const;
export type CountMode = (typeof countModes)[number];

/** Where an answer goes that falls on a closed day. */
export const rollings = ['FORWARD', 'BACKWARD', 'NONE'] as const;
export type Rolling = (typeof rollings)[number];

/** What the count begins with. Of a fact and its fallback the first that is known. */
export const triggers = {
  NOTICE_SERVED: 'noticeServedOn',
  SERVED: 'servedOn',
  ANSWERED: 'answeredOn',
  FILED: 'filedOn',
  TRIAL_REQUESTED: 'trialRequestedOn',
  HEARING: 'hearingOn',
  JUDGMENT: 'judgmentOn',
  ENTRY_SERVED: 'entryServedOn',
  WRIT_ISSUED: 'writIssuedOn',
  WRIT_APPLIED: 'writAppliedOn',
  WRIT_POSTED: 'writPostedOn',
} as const;
export type Trigger = keyof typeof triggers;
const triggerNames = ownKeys(triggers);

/** When a rule applies. Every line that is there must hold; a fact that is not known leaves it open. */
export const ruleConditions = z.strictObject({
  noticeType: z.array(z.enum(noticeTypes)).min(1).max(40).optional(),
  reason: z.array(z.enum(evictionReasonCodes)).min(1).max(40).optional(),
  outcome: z.array(z.enum(judgmentOutcomes)).min(1).max(40).optional(),
  propertyCategory: z.array(z.enum(propertyCategories)).min(1).max(40).optional(),
  caresCovered: z.array(z.enum(caresAnswers)).min(1).max(40).optional(),
  serviceMethod: z.array(z.enum(serviceMethods)).min(1).max(40).optional(),
  /** Full months of the tenancy, from `leaseFrom` to the day of the notice: from `least` on, below `below`. */
  tenancyMonths: z
    .strictObject({ least: z.int().min(0).optional(), below: z.int().min(1).optional() })
    .optional(),
  /** What must be known for the rule to be meant at all. */
  known: z
    .array(z.enum([...dayFacts, ...momentFacts, 'reason']))
    .min(1)
    .max(40)
    .optional(),
});
export type RuleConditions = z.output<typeof ruleConditions>;

/** A number of the law with where it is from and who vouches for it. */
const sourced = {
  cite: oneLine(300).min(1),
  source: oneLine(500).min(1),
  confidence: z.enum(confidences),
  verifiedBy: oneLine(300).nullish(),
  verifiedAt: instant.nullish(),
  effectiveFrom: courtDate.nullish(),
  effectiveTo: courtDate.nullish(),
};

/** One deadline as the law sets it, as data. */
export const deadlineRule = z
  .strictObject({
    id: ruleId,
    /** What a person calls it. */
    label: oneLine(120).min(1),
    event: z.enum(deadlineEvents),
    /** A county of the state, by its name without “County”; absent for the whole state. */
    county: oneLine(80).min(1).optional(),
    /** A courthouse of that county by its short name, such as “Henderson Justice”. */
    courthouse: oneLine(80).min(1).optional(),
    /** The counties that alone have this rule, where they are several. */
    counties: z.array(oneLine(80).min(1)).min(1).max(300).optional(),
    /** A rule of some counties is left aside where the county isn’t known; this one stands, with a warning. */
    standsInUnknownCounty: z.boolean().optional(),
    from: z.enum(triggerNames),
    /** The days or hours; of a window its near edge. Null: the law sets no number. */
    n: z.int().min(0).max(400).nullable(),
    /** The far edge of a window. */
    to: z.int().min(1).max(400).optional(),
    mode: z.enum(countModes),
    direction: z.enum(['AFTER', 'BEFORE']),
    rollLast: z.enum(rollings),
    /** The answer is the last day of the count, or the first open day after it. */
    answer: z.enum(['LAST_DAY', 'NEXT_OPEN_DAY']).default('LAST_DAY'),
    /** The fact whose day chooses among versions. Of two names the later day counts. */
    governedBy: z.array(z.enum(dayFacts)).min(1).max(40),
    appliesIf: ruleConditions.optional(),
    /** Facts whose absence leaves this rule aside instead of naming them as missing; the note says what that means. */
    setAsideIfUnknown: z.array(z.enum(factNames)).max(30).optional(),
    /** The notices that may be such a one: only for them a warning says that the rule was set aside. */
    tellAsideFor: z.array(z.enum(noticeTypes)).min(1).max(40).optional(),
    /** Documents sent by mail: so many days more. `TRIGGER` counts from later; `LONGER_OF_BOTH` adds before or after the count, whichever is longer; `AFTER_COUNT` adds after it. */
    mail: z
      .strictObject({
        days: z.int().min(1).max(30),
        methods: z.array(z.enum(serviceMethods)).min(1).max(40),
        how: z.enum(['TRIGGER', 'LONGER_OF_BOTH', 'AFTER_COUNT']),
      })
      .optional(),
    /** Never later than so many days after another trigger, counted and moved alike; that day must be known too. */
    atMost: z.strictObject({ from: z.enum(triggerNames), n: z.int().min(1).max(400) }).optional(),
    /** The answer is the end of a rental period, the first that lies no earlier than the count. Of a month-to-month termination it always is. */
    endsWithRentPeriod: z.boolean().optional(),
    /** Not before the first open day after the appeal window ends. */
    waitsForAppeal: z.boolean().optional(),
    /** The next step may be taken on the day itself. */
    sameDay: z.boolean().optional(),
    /** Federal: wins where it ends later than the state’s. `alongside`: states whose own step need not wait for it. */
    floor: z
      .strictObject({
        alongside: z
          .array(z.strictObject({ state: stateCode, from: courtDate, cite: oneLine(300).min(1) }))
          .max(60),
      })
      .optional(),
    /** What a person who reads the date must also know. */
    notes: z.array(oneLine(400).min(1)).max(20).default([]),
    ...sourced,
  })
  .refine(({ event, waitsForAppeal }) => !waitsForAppeal || event === 'WRIT_EARLIEST', {
    path: ['waitsForAppeal'],
    message: issue('waits_for_appeal'),
  });
export type DeadlineRule = z.output<typeof deadlineRule>;

/** A number of the law that sets no day: a limit, a cap, a fee, a head count. */
export const lawFigure = z.strictObject({
  id: ruleId,
  label: oneLine(200).min(1),
  value: oneLine(120).min(1),
  county: oneLine(80).min(1).optional(),
  /** The counties that alone have it, where they are several. */
  counties: z.array(oneLine(80).min(1)).min(1).max(300).optional(),
  /** The fact whose day chooses among versions, as of a deadline. */
  governedBy: z.array(z.enum(dayFacts)).min(1).max(40).optional(),
  ...sourced,
});
export type LawFigure = z.output<typeof lawFigure>;

/** What the notice of a state must be, for the guard before the suit. */
export const noticeRule = z.strictObject({
  id: ruleId,
  label: oneLine(200).min(1),
  /** Reasons that it is about; absent for all. */
  reasons: z.array(z.enum(evictionReasonCodes)).min(1).max(40).optional(),
  /** One of these types must have been given. */
  types: z.array(z.enum(noticeTypes)).min(1).max(40).optional(),
  /** One of these ways of giving it is good. */
  methods: z.array(z.enum(serviceMethods)).min(1).max(40).optional(),
  /** The notice may ask for these lines of the ledger and no other. */
  amountKinds: z
    .array(z.enum(['RENT', 'LATE_FEE', 'UTILITY', 'OTHER']))
    .min(1)
    .max(40)
    .optional(),
  /** A sum above what is owed makes the notice void. */
  amountAtMostOwed: z.boolean().optional(),
  /** The fact whose day chooses among versions, as of a deadline; absent: the day of the notice. */
  governedBy: z.array(z.enum(dayFacts)).min(1).max(40).optional(),
  note: oneLine(400).optional(),
  ...sourced,
});
export type NoticeRule = z.output<typeof noticeRule>;

/**
 * Ways to serve the court’s papers that the law of a state knows, in the order in which they are usual. The rows of a
 * state add up: a way is good where one of them names it. A way that none names may still be one that a court ordered.
 */
export const serviceRule = z.strictObject({
  id: ruleId,
  label: oneLine(200).min(1),
  methods: z.array(z.enum(serviceMethods)).min(1).max(serviceMethods.length),
  /** What must come before it or with it: an attempt, an order of the court, a copy by mail. */
  note: oneLine(400).optional(),
  ...sourced,
});
export type ServiceRule = z.output<typeof serviceRule>;

/** What a landlord may do with money from the tenant in a stage of the case. */
export const paymentRule = z.strictObject({
  id: ruleId,
  label: oneLine(200).min(1),
  stages: z.array(z.enum(paymentStages)).min(1).max(paymentStages.length),
  /** Reasons that it is about; absent for those that no other row names. */
  reasons: z.array(z.enum(evictionReasonCodes)).min(1).max(40).optional(),
  answer: z.enum(paymentAnswers),
  /** What whoever takes money must also know. */
  note: oneLine(400).optional(),
  ...sourced,
});
export type PaymentRule = z.output<typeof paymentRule>;

/** The whole law of one state as the product knows it; `US` holds the federal rows. */
export const rulePackContent = z.strictObject({
  state: z.string().regex(/^[A-Z]{2}$/),
  name: oneLine(120).min(1),
  version: z.string().regex(/^\d{4}\.\d{1,4}$/),
  terms: packTerms.nullable(),
  /** The notice that a reason asks for, where the caller names the reason alone. */
  usualNotice: z.partialRecord(z.enum(evictionReasonCodes), z.enum(noticeTypes)).default({}),
  deadlines: z.array(deadlineRule),
  notices: z.array(noticeRule).default([]),
  figures: z.array(lawFigure).default([]),
  payments: z.array(paymentRule).default([]),
  services: z.array(serviceRule).default([]),
});
export type RulePackContent = z.output<typeof rulePackContent>;
