import { z } from 'zod';
import { appealFacts, appellants, registryPayment } from '../../appeals/appeals.ts';
import { appealResults } from '../case-facts.ts';
import { optionalPhone } from '../../values/contact.ts';
import { courtDate, courtTime } from '../../values/dates.ts';
import { optionalAuditedReason, optionalLine, optionalText } from '../../values/text.ts';
import { lawfulPass } from '../../lawful-days/obstacle.ts';
import { caseAction, type CaseRowDefinition } from './define-action.ts';
import { version } from './shared.ts';
import { id } from '../../values/ids.ts';

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
    // Whoever asks the officer after the last day for it needs a new writ (O.C.G.A. § 44-7-55(d)).
    untilDone: ['EXECUTION_APPLY_BY'],
    needs: ['courtDay'],
  },
} as const satisfies Omit<CaseRowDefinition, 'from' | 'course'>;

/** The day of the lockout, and the appeal. */
export const afterJudgmentActions = {
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
};
