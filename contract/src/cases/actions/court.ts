import { z } from 'zod';
import { caseDetails } from '../case-details.ts';
import { filedOrLater, firmStage } from '../case-stages.ts';
import { dueKinds, dueOutcomes, stipulationTerms } from '../../stipulations/stipulations.ts';
import { appealFacts, appellants, registryPayment } from '../../appeals/appeals.ts';
import { docketFindings } from '../../dockets/docket-findings.ts';
import { appealResults, judgmentWays } from '../case-facts.ts';
import { judgmentReply } from '../case-values.ts';
import { judgmentMoney } from '../../judgments/judgment-money.ts';
import { sweepAnswers } from '../../payment-sweep/sweep-answers.ts';
import { judgmentOutcomes } from '../../judgments/judgment-outcomes.ts';
import { deadlineEvents } from '../../deadlines/deadline-values.ts';
import { optionalPhone } from '../../values/contact.ts';
import { courtDate, courtTime, instant } from '../../values/dates.ts';
import { cents, positiveCents } from '../../values/money.ts';
import { issue } from '../../sentences/fault.ts';
import { optionalAuditedReason, optionalLine, optionalText } from '../../values/text.ts';
import type { LawfulDay } from '../../lawful-days/lawful-day.ts';
import { lawfulPass } from '../../lawful-days/obstacle.ts';
import { caseAction, type CaseRowDefinition } from './define-action.ts';
import { company, deskStaff, version } from './shared.ts';
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
  needs: ['militarySearch', 'courtDay'],
};

const heardLawful: LawfulDay = { needs: ['hearingHeld', 'courtDay'] };

/** The orders of a court, by how it comes to them, each with what it waits for. */
const judgmentKinds = [
  { outcomes: ['POSSESSION_ONLY', 'POSSESSION_AND_MONEY', 'JUDGMENT_FOR_TENANT'], lawful: heardLawful },
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

const lockoutRow = {
  row: '20',
  to: 'LOCKOUT_SCHEDULED',
  guards: ['writNotStayed', 'writWithOfficer'],
  // After the officer’s notice on the door, and while the writ is good.
  lawful: {
    afterWhereSet: ['LOCKOUT_NOTICE'],
    until: ['WRIT_DEAD'],
    // Where the law lets another officer go on, their day begins as this one ends.
    untilUnless: [{ last: 'WRIT_EXECUTE_BY', unless: 'ALT_OFFICER_FROM' }],
    needs: ['courtDay'],
  },
} as const satisfies Omit<CaseRowDefinition, 'from' | 'course'>;

/** From the judge’s decision to the lockout, and the appeal. */
export const courtActions = {
  awaitingJudgment: caseAction('awaiting-judgment', {
    permission: 'case.awaiting-judgment',
    bySystem: true,
    call: {
      path: '/case/awaiting-judgment/{id}',
      changes: ['case/{id}', 'docket'],
      summary: 'Record that the case was heard, or that a default is requested',
      body: z
        .object({
          version,
          basis: z.enum(judgmentWays).optional(),
          docketChecked: z.enum(['NONE', 'ANSWER']).optional(),
          pass: lawfulPass.optional(),
          note: optionalText(1_000),
        })
        .default({ note: null }),
    },
    event: z.object({
      basis: z.enum(judgmentWays),
      docketChecked: z.literal('NONE').optional(),
    }),
    group: 'court',
    bulk: true,
    rows: [
      {
        row: '16',
        from: ['SENT_FOR_SERVING', 'ON_DOCKET', 'FILED'],
        to: 'AWAITING_JUDGMENT',
        course: 'onward',
        ways: ['HEARING'],
        guards: ['lodged'],
        lawful: { needs: ['hearingHeld'] },
      },
      {
        row: '16',
        from: ['SENT_FOR_SERVING', 'ON_DOCKET', 'FILED'],
        to: 'AWAITING_JUDGMENT',
        course: 'onward',
        ways: ['DEFAULT'],
        guards: ['lodged', 'serviceComplete', 'unanswered', 'noServicemember'],
        // The docket is looked at for the request itself, whose form asks what it shows.
        lawful: { after: ['ANSWER_DUE'], needs: ['militarySearch'] },
      },
    ],
  }),

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
        lawful: heardLawful,
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

  setLockoutDate: caseAction('set-lockout-date', {
    permission: 'lockout.set',
    call: {
      path: '/case/set-lockout-date/{id}',
      changes: ['case/{id}', 'writ'],
      summary: 'Set the day and time of the lockout, or set it again; a company proposes it',
      body: z.object({
        version,
        lockoutDate: courtDate,
        /** Wall-clock time at the courthouse. */
        lockoutTime: courtTime.optional(),
        officerName: optionalLine(120),
        officerPhone: optionalPhone,
        contactName: optionalLine(120),
        contactPhone: optionalPhone,
        crew: z.boolean().default(false),
        locksmith: z.boolean().default(false),
        /** Why the day before it no longer holds; needed once a day is set. */
        reason: optionalAuditedReason(1_000),
        note: optionalText(1_000),
        pass: lawfulPass.optional(),
      }),
    },
    event: z.object({
      lockoutDate: courtDate,
      lockoutTime: courtTime.optional(),
      before: courtDate.optional(),
      officerName: z.string().optional(),
      reason: z.string().optional(),
    }),
    group: 'court',
    rows: [
      { ...lockoutRow, from: ['WRIT_ISSUED'], course: 'onward' },
      // A day that is set waits for the officer, not for another day.
      { ...lockoutRow, from: ['LOCKOUT_SCHEDULED'], course: 'aside' },
    ],
  }),

  appealUpdate: caseAction('appeal-update', {
    permission: 'appeal.update',
    call: {
      method: 'PUT',
      path: '/case-appeal/update/{id}',
      changes: ['case/{id}', 'docket'],
      summary:
        'Record the outcome of the appeal: its result, its stay, its bond, or payments into the registry',
      body: z.object({
        version,
        appealResult: z.enum(appealResults).optional(),
        /** The day of the result. */
        resultOn: courtDate.optional(),
        /** A stay that the court orders later. */
        stayed: z.literal(true).optional(),
        court: appealFacts.court.optional(),
        bondCents: appealFacts.bondCents,
        bondPostedOn: appealFacts.bondPostedOn,
        payments: z.array(registryPayment).max(60).optional(),
        orderDocumentId: id.optional(),
        comments: appealFacts.comments,
      }),
    },
    event: z.object({
      appealResult: z.enum(appealResults),
      resultOn: courtDate.optional(),
      stayed: z.boolean(),
      /** Payments into the registry that were recorded. */
      paid: z.array(z.object({ dueOn: courtDate, paidOn: courtDate.nullable() })),
      needsLawyerConfirm: z.boolean(),
    }),
    group: 'court',
    rows: [
      { row: '19', from: ['APPEALED'], to: 'appealResult', course: 'onward', remembers: 'statusBeforeEnd' },
      {
        // The stay is lifted and the appeal goes on: its result comes while the writ is on its way.
        row: '19',
        from: ['JUDGMENT_RECORDED', 'WRIT_IN_PROGRESS', 'WRIT_ISSUED', 'LOCKOUT_SCHEDULED'],
        to: 'appealResultLater',
        course: 'aside',
        when: ['appealPending'],
        remembers: 'statusBeforeEnd',
      },
    ],
  }),

  appealSubmit: caseAction('appeal-submit', {
    permission: 'appeal.submit',
    call: {
      path: '/case-appeal/submit/{id}',
      changes: ['case/{id}', 'docket'],
      summary: 'Record an appeal; a stay holds the writs and cancels the lockout',
      body: z.object({
        version,
        appellant: z.enum(appellants).default('TENANT'),
        filedOn: courtDate,
        ...appealFacts,
        stayed: appealFacts.stayed.default(false),
        /** Where absent and the judgment is stayed: the rent as it falls due by the lease. */
        registry: z
          .array(registryPayment.omit({ paidOn: true }))
          .max(60)
          .optional(),
        noticeDocumentId: id.optional(),
      }),
    },
    event: z.object({
      appellant: z.enum(appellants),
      filedOn: courtDate,
      court: z.string(),
      stayed: z.boolean(),
      needsLawyerConfirm: z.boolean(),
    }),
    group: 'court',
    rows: [
      {
        row: '18',
        from: ['JUDGMENT_RECORDED', 'WRIT_IN_PROGRESS', 'WRIT_ISSUED', 'LOCKOUT_SCHEDULED'],
        to: 'APPEALED',
        course: 'aside',
        guards: ['noAppealPending'],
      },
    ],
  }),

  recordStipulation: caseAction('record-stipulation', {
    permission: 'case.save',
    call: {
      path: '/case-stipulation/record/{id}',
      summary: 'Record whether what the agreement names for a day was received or missed',
      body: z.object({
        version,
        dueOn: courtDate,
        kind: z.enum(dueKinds),
        came: z.enum(dueOutcomes),
      }),
    },
    event: z.object({ dueOn: courtDate, kind: z.enum(dueKinds), came: z.enum(dueOutcomes) }),
    group: 'court',
    rows: [
      {
        row: '17c',
        from: ['AWAITING_JUDGMENT'],
        to: 'same',
        roles: [...company, ...deskStaff],
        course: 'aside',
        when: ['stipulated'],
      },
    ],
  }),

  recordTenantPayment: caseAction('record-tenant-payment', {
    permission: 'case.save',
    call: {
      path: '/case/record-tenant-payment/{id}',
      summary: 'Record money that the tenant paid; the lawyer is notified where the rule says not to take it',
      body: z.object({
        version,
        receivedOn: courtDate,
        amountCents: cents.min(1, issue('payment_of_nothing')),
        /** Whether it paid everything that the tenant owed on that day. */
        paysInFull: z.boolean(issue('choice_missing')),
        note: optionalText(1_000),
      }),
    },
    event: z.object({
      receivedOn: courtDate,
      amountCents: z.int(),
      paysInFull: z.boolean(),
      againstRule: z.boolean(),
      rule: z.string().optional(),
    }),
    group: 'court',
    rows: [
      {
        row: '26',
        from: ['PAYMENT_HOLD', 'RETURNED_TO_CLIENT', ...firmStage],
        to: 'same',
        roles: [...company, ...deskStaff],
        course: 'aside',
      },
    ],
  }),

  answerSweep: caseAction('answer-sweep', {
    permission: 'case.save',
    call: {
      path: '/case/answer-sweep/{id}',
      changes: ['case/{id}', 'docket'],
      summary:
        'Say before the hearing whether the tenant paid, moved out, or neither; a tenant who paid in full is proposed for dismissal',
      body: z.object({ version, answer: z.enum(sweepAnswers), note: optionalText(300) }),
    },
    event: z.object({ answer: z.enum(sweepAnswers) }),
    group: 'court',
    repeats: true,
    rows: [
      {
        row: '15b',
        from: ['ON_DOCKET'],
        to: 'same',
        roles: [...company, ...deskStaff],
        course: 'aside',
      },
    ],
  }),

  checkDocket: caseAction('check-docket', {
    permission: 'case.record-fact',
    bySystem: true,
    call: {
      path: '/case/check-docket/{id}',
      summary: 'Record what the court’s docket shows: nothing, an answer, or an appeal',
      body: z.object({
        version,
        found: z.enum(docketFindings),
        /** The day of the look; today when absent. */
        checkedOn: courtDate.optional(),
        note: optionalText(1_000),
      }),
    },
    event: z.object({ found: z.enum(docketFindings), checkedOn: courtDate }),
    group: 'court',
    visibility: 'FIRM',
    rows: [
      {
        row: '14d',
        from: filedOrLater,
        to: 'same',
        course: 'aside',
        guards: ['lodged'],
      },
    ],
  }),
};
