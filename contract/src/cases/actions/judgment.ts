import { z } from 'zod';
import { caseDetails } from '../case-details.ts';
import { stipulationTerms } from '../../stipulations/stipulations.ts';
import { judgmentReply } from '../case-values.ts';
import { judgmentMoney } from '../../judgments/judgment-money.ts';
import { judgmentOutcomes } from '../../judgments/judgment-outcomes.ts';
import { deadlineEvents } from '../../deadlines/deadline-values.ts';
import { courtDate, instant } from '../../values/dates.ts';
import { positiveCents } from '../../values/money.ts';
import { optionalText } from '../../values/text.ts';
import type { LawfulDay } from '../../lawful-days/lawful-day.ts';
import { lawfulPass } from '../../lawful-days/obstacle.ts';
import { caseAction, type CaseRowDefinition } from './define-action.ts';
import { version } from './shared.ts';
import { id } from '../../values/ids.ts';

/** What is written down of an order of the court, the first time and when it is amended. */
const orderParts = {
  version,
  outcome: z.enum(judgmentOutcomes),
  date: courtDate,
  writDays: z.int().min(0).max(365).optional(),
  /** Why they differ from what the rule proposes; the comment serves where this is absent. */
  writDaysReason: optionalText(1_000),
  caseOrder: z.int().optional(),
  amountCents: positiveCents.optional(),
  money: judgmentMoney.optional(),
  comments: optionalText(),
  /** The written order among the case’s documents, or the day by which it is to follow. */
  orderDocumentId: id.optional(),
  orderDueOn: courtDate.optional(),
};
const orderEvent = {
  outcome: z.enum(judgmentOutcomes),
  date: courtDate,
  writDays: z.int(),
  amountCents: z.int().optional(),
  needsLawyerConfirm: z.boolean(),
};

/** A date that an amended order moved. */
export const changedDate = z.object({
  event: z.enum(deadlineEvents),
  was: courtDate.nullable(),
  becomes: courtDate.nullable(),
});

const defaultLawful: LawfulDay = {
  // After a window in which nobody answered, or at a hearing to which nobody came.
  either: [{ after: ['ANSWER_DUE'], needs: ['docketChecked'] }, { needs: ['hearingHeld'] }],
  needs: ['served', 'militarySearch', 'courtDay'],
};

/** Against the tenant: whoever wasn’t served and didn’t come isn’t bound by it. */
const heardLawful: LawfulDay = { needs: ['served', 'hearingHeld', 'courtDay'] };

/** For the tenant, also because nobody was served. */
const forTenantLawful: LawfulDay = { needs: ['hearingHeld', 'courtDay'] };

/** The orders of a court, by how it comes to them, each with what it waits for. */
const judgmentKinds = [
  { outcomes: ['POSSESSION_ONLY', 'POSSESSION_AND_MONEY'], lawful: heardLawful },
  { outcomes: ['JUDGMENT_FOR_TENANT'], lawful: forTenantLawful },
  { outcomes: ['DEFAULT_POSSESSION', 'DEFAULT_POSSESSION_AND_MONEY'], lawful: defaultLawful },
  { outcomes: ['MONEY_ONLY'], lawful: { either: [defaultLawful, heardLawful] } },
] as const satisfies readonly Pick<CaseRowDefinition, 'outcomes' | 'lawful'>[];
const onACourtDay: LawfulDay = { needs: ['courtDay'] };
const afterOrder = [
  'JUDGMENT_RECORDED',
  'APPEALED',
  'WRIT_IN_PROGRESS',
  'WRIT_ISSUED',
  'LOCKOUT_SCHEDULED',
] as const;

/** The orders of the court, and their amendments. */
export const judgmentActions = {
  createJudgment: caseAction('record-judgment', {
    permission: 'judgment.record',
    call: {
      path: '/case-judgment/create/{id}',
      summary: 'Record the order of the court',
      body: z.object({
        ...orderParts,
        pass: lawfulPass.optional(),
        /** When it was noted in the courtroom, by the clock there: a sheet without a connection sends it later. */
        pressedAt: instant.optional(),
        /** The terms of a stipulated stay. */
        stipulation: stipulationTerms.optional(),
      }),
      reply: z.object({ judgment: judgmentReply, case: caseDetails }),
      status: 201,
    },
    event: z.object({ ...orderEvent, pressedAt: instant.optional() }),
    group: 'court',
    worklist: {
      case_processor: ['AWAITING_JUDGMENT'],
      firm_user: ['AWAITING_JUDGMENT'],
      firm_admin: ['AWAITING_JUDGMENT'],
      lawyer: ['ON_DOCKET', 'AWAITING_JUDGMENT'],
    },
    rows: [
      ...judgmentKinds.map((kind): CaseRowDefinition => ({
        row: '17a',
        from: ['AWAITING_JUDGMENT', 'ON_DOCKET'],
        to: 'JUDGMENT_RECORDED',
        course: 'onward',
        ...kind,
      })),
      {
        // The parties agree whenever they wish.
        row: '17a',
        from: ['AWAITING_JUDGMENT', 'ON_DOCKET'],
        to: 'JUDGMENT_RECORDED',
        course: 'aside',
        outcomes: ['CONSENT_JUDGMENT'],
        lawful: onACourtDay,
      },
      ...judgmentKinds.map((kind): CaseRowDefinition => ({
        row: '17a',
        from: ['JUDGMENT_RECORDED'],
        to: 'JUDGMENT_RECORDED',
        course: 'aside',
        ...kind,
      })),
      {
        row: '17a',
        from: ['JUDGMENT_RECORDED'],
        to: 'JUDGMENT_RECORDED',
        course: 'aside',
        outcomes: ['CONSENT_JUDGMENT'],
        lawful: onACourtDay,
      },
      {
        row: '17a',
        from: ['JUDGMENT_RECORDED'],
        to: 'JUDGMENT_RECORDED',
        course: 'aside',
        outcomes: ['SATISFIED'],
      },
      {
        // A judgment that is set aside reopens the case before the judge.
        row: '17a',
        from: ['JUDGMENT_RECORDED'],
        to: 'AWAITING_JUDGMENT',
        course: 'aside',
        outcomes: ['VACATED'],
        lawful: onACourtDay,
      },
      {
        row: '17b',
        from: ['AWAITING_JUDGMENT', 'ON_DOCKET', 'JUDGMENT_RECORDED'],
        to: 'DISMISSED',
        course: 'aside',
        outcomes: ['DISMISSED_WITHOUT_PREJUDICE', 'DISMISSED_WITH_PREJUDICE'],
        lawful: onACourtDay,
        remembers: 'statusBeforeEnd',
      },
      {
        row: '17c',
        from: ['AWAITING_JUDGMENT', 'ON_DOCKET', 'JUDGMENT_RECORDED'],
        to: 'AWAITING_JUDGMENT',
        course: 'aside',
        outcomes: ['STIPULATED_STAY'],
      },
      {
        row: '17d',
        from: ['ON_DOCKET'],
        to: 'statusBeforeDocket',
        course: 'aside',
        outcomes: ['CONTINUED'],
      },
    ],
  }),

  updateJudgment: caseAction('amend-judgment', {
    permission: 'judgment.record',
    call: {
      method: 'PUT',
      path: '/case-judgment/update/{id}',
      summary:
        'Amend an order of the court; the earlier order stays, and the deadlines that depend on it are recalculated',
      body: z.object({ ...orderParts, reason: optionalText(1_000), pass: lawfulPass.optional() }),
      reply: z.object({
        judgment: judgmentReply,
        case: caseDetails,
        /** The dates that are others now. */
        changedDates: z.array(changedDate),
      }),
      failure: 'Submit Case Failed',
    },
    event: z.object({
      ...orderEvent,
      amends: z.int(),
      changedDates: z.array(changedDate).default([]),
    }),
    group: 'court',
    // An amended order waits for what a first one waits for: another day or outcome must not open what the days forbid.
    rows: [
      {
        row: '17a',
        from: afterOrder,
        to: 'same',
        course: 'aside',
        outcomes: ['CONSENT_JUDGMENT'],
        lawful: onACourtDay,
      },
      {
        row: '17a',
        from: afterOrder,
        to: 'same',
        course: 'aside',
        outcomes: ['POSSESSION_ONLY', 'POSSESSION_AND_MONEY'],
        lawful: heardLawful,
      },
      {
        // An amendment can’t turn what was heard into a default.
        row: '17a',
        from: afterOrder,
        to: 'same',
        course: 'aside',
        outcomes: ['DEFAULT_POSSESSION', 'DEFAULT_POSSESSION_AND_MONEY'],
        guards: ['wasDefault'],
        lawful: defaultLawful,
      },
      {
        // A writ can’t stay out on a judgment that no longer gives one.
        row: '17a',
        from: afterOrder,
        to: 'same',
        course: 'aside',
        outcomes: ['JUDGMENT_FOR_TENANT'],
        guards: ['noOpenWrit'],
        lawful: forTenantLawful,
      },
      {
        row: '17a',
        from: afterOrder,
        to: 'same',
        course: 'aside',
        outcomes: ['MONEY_ONLY'],
        guards: ['noOpenWrit'],
        lawful: { either: [defaultLawful, heardLawful] },
      },
    ],
  }),
};
