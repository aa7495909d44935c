import { z } from 'zod';
import { caseDetails } from '../case-details.ts';
import { judgmentWays } from '../case-facts.ts';
import { judgmentReply } from '../case-values.ts';
import { judgmentOutcomes } from '../../judgments/judgment-outcomes.ts';
import { courtDate } from '../../values/dates.ts';
import { positiveCents } from '../../values/money.ts';
import { optionalText } from '../../values/text.ts';
import type { LawfulDay } from '../../lawful-days/lawful-day.ts';
import { lawfulPass } from '../../lawful-days/obstacle.ts';
import { caseAction, type CaseRowDefinition } from './define-action.ts';
import { noData, version } from './shared.ts';

const defaultLawful: LawfulDay = {
  // After a window in which nobody answered, or at a hearing to which nobody came.
  either: [{ after: ['ANSWER_DUE'], needs: ['docketChecked'] }, { needs: ['hearingHeld'] }],
  needs: ['militarySearch', 'courtDay'],
};

/** The orders of a court, by how it comes to them, each with what it waits for. */
const judgmentKinds = [
  {
    outcomes: ['POSSESSION_ONLY', 'POSSESSION_AND_MONEY', 'JUDGMENT_FOR_TENANT'],
    lawful: { needs: ['hearingHeld', 'courtDay'] },
  },
  { outcomes: ['DEFAULT_POSSESSION', 'DEFAULT_POSSESSION_AND_MONEY'], lawful: defaultLawful },
  { outcomes: ['MONEY_ONLY'], lawful: { either: [defaultLawful, { needs: ['hearingHeld', 'courtDay'] }] } },
] as const satisfies readonly Pick<CaseRowDefinition, 'outcomes' | 'lawful'>[];
const onACourtDay: LawfulDay = { needs: ['courtDay'] };

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
        version,
        outcome: z.enum(judgmentOutcomes),
        date: courtDate,
        writDays: z.int().min(0).max(365).optional(),
        caseOrder: z.int().optional(),
        amountCents: positiveCents.optional(),
        comments: optionalText(),
        pass: lawfulPass.optional(),
      }),
      reply: z.object({ judgment: judgmentReply, case: caseDetails }),
      status: 201,
    },
    event: z.object({
      outcome: z.enum(judgmentOutcomes),
      date: courtDate,
      writDays: z.int(),
      amountCents: z.int().optional(),
      needsLawyerConfirm: z.boolean(),
    }),
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

  setLockoutDate: caseAction('set-lockout-date', {
    permission: 'lockout.set',
    call: null,
    event: noData,
    group: 'court',
    rows: [
      {
        row: '20',
        from: ['WRIT_ISSUED', 'LOCKOUT_SCHEDULED'],
        to: 'LOCKOUT_SCHEDULED',
        course: 'onward',
        // After the officer’s notice on the door, and while the writ is good.
        lawful: {
          afterWhereSet: ['LOCKOUT_NOTICE'],
          until: ['WRIT_EXECUTE_BY', 'WRIT_DEAD'],
          needs: ['courtDay'],
        },
      },
    ],
  }),

  appealUpdate: caseAction('appeal-update', {
    permission: 'appeal.update',
    call: null,
    event: noData,
    group: 'court',
    rows: [
      { row: '19', from: ['APPEALED'], to: 'appealResult', course: 'onward', remembers: 'statusBeforeEnd' },
    ],
  }),

  appealSubmit: caseAction('appeal-submit', {
    permission: 'appeal.submit',
    call: null,
    event: noData,
    group: 'court',
    rows: [
      {
        row: '18',
        from: ['JUDGMENT_RECORDED', 'WRIT_IN_PROGRESS', 'WRIT_ISSUED', 'LOCKOUT_SCHEDULED'],
        to: 'APPEALED',
        course: 'aside',
      },
    ],
  }),
};
