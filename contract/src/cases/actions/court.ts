import { z } from 'zod';
import { filedOrLater, firmStage } from '../case-stages.ts';
import { dueKinds, dueOutcomes } from '../../stipulations/stipulations.ts';
import { docketFindings } from '../../dockets/docket-findings.ts';
import { judgmentWays } from '../case-facts.ts';
import { sweepAnswers } from '../../payment-sweep/sweep-answers.ts';
import { courtDate } from '../../values/dates.ts';
import { cents } from '../../values/money.ts';
import { issue } from '../../sentences/fault.ts';
import { optionalText } from '../../values/text.ts';
import { lawfulPass } from '../../lawful-days/obstacle.ts';
import { caseAction } from './define-action.ts';
import { companyEditors, firmStaff } from '../../permissions/role-groups.ts';
import { version } from './shared.ts';
import { judgmentActions } from './judgment.ts';
import { afterJudgmentActions } from './after-judgment.ts';

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

  ...judgmentActions,
  ...afterJudgmentActions,

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
        roles: [...companyEditors, ...firmStaff],
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
        roles: [...companyEditors, ...firmStaff],
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
    bulk: true,
    repeats: true,
    rows: [
      {
        row: '15b',
        from: ['ON_DOCKET'],
        to: 'same',
        roles: [...companyEditors, ...firmStaff],
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
