import { z } from 'zod';
import { caseDetails } from '../case-details.ts';
import { judgmentReply } from '../case-values.ts';
import { judgmentOutcomes } from '../../judgments/judgment-outcomes.ts';
import { courtDate } from '../../values/dates.ts';
import { positiveCents } from '../../values/money.ts';
import { optionalText } from '../../values/text.ts';
import { caseAction } from './define-action.ts';
import { noData, version } from './shared.ts';

const judgments = [
  'POSSESSION_ONLY',
  'POSSESSION_AND_MONEY',
  'MONEY_ONLY',
  'DEFAULT_POSSESSION',
  'DEFAULT_POSSESSION_AND_MONEY',
  'CONSENT_JUDGMENT',
  'JUDGMENT_FOR_TENANT',
] as const;

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
          basis: z.enum(['HEARING', 'DEFAULT']).optional(),
          docketChecked: z.enum(['NONE', 'ANSWER']).optional(),
          note: optionalText(1_000),
        })
        .default({ note: null }),
    },
    event: z.object({
      basis: z.enum(['HEARING', 'DEFAULT']),
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
        guards: ['lodged', 'heardOrDefault'],
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
      {
        row: '17a',
        from: ['AWAITING_JUDGMENT', 'ON_DOCKET'],
        to: 'JUDGMENT_RECORDED',
        course: 'onward',
        outcomes: judgments,
      },
      {
        row: '17a',
        from: ['JUDGMENT_RECORDED'],
        to: 'JUDGMENT_RECORDED',
        course: 'aside',
        outcomes: [...judgments, 'SATISFIED'],
      },
      {
        // A judgment that is set aside reopens the case before the judge.
        row: '17a',
        from: ['JUDGMENT_RECORDED'],
        to: 'AWAITING_JUDGMENT',
        course: 'aside',
        outcomes: ['VACATED'],
      },
      {
        row: '17b',
        from: ['AWAITING_JUDGMENT', 'ON_DOCKET', 'JUDGMENT_RECORDED'],
        to: 'DISMISSED',
        course: 'aside',
        outcomes: ['DISMISSED_WITHOUT_PREJUDICE', 'DISMISSED_WITH_PREJUDICE'],
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
