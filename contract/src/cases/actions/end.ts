import { z } from 'zod';
import { closureReasons, denyReasons, dismissReasons } from '../case-reasons.ts';
import { beforeApproval, filedOrLater } from '../case-stages.ts';
import { courtDate } from '../../values/dates.ts';
import { auditedReason, comment, optionalText } from '../../values/text.ts';
import { caseAction, type CaseRowDefinition } from './define-action.ts';
import { endStatuses } from '../case-status.ts';
import { version } from './shared.ts';

const closeRow = {
  row: '21',
  to: 'CLOSED',
  guards: ['noOpenWrit', 'settledIfUnjudged', 'billedOrFinal'],
  remembers: 'statusBeforeEnd',
} as const satisfies Omit<CaseRowDefinition, 'from' | 'course'>;

/** The ends of a case, and the way back from them. */
export const endActions = {
  close: caseAction('close', {
    permission: 'case.close',
    // An agreement that was kept to its last day closes its case.
    bySystem: true,
    call: {
      path: '/case/close/{id}',
      summary: 'Close the case',
      body: z
        .object({
          version,
          comment: optionalText(),
          closureReason: z.enum(closureReasons).optional(),
          possessionDate: courtDate.optional(),
          finalBill: z.boolean().default(false),
        })
        .default({ comment: null, finalBill: false }),
    },
    event: z.object({
      closureReason: z.enum(closureReasons),
      possessionDate: courtDate.optional(),
      finalBill: z.boolean(),
    }),
    group: 'moves',
    rows: [
      { ...closeRow, from: ['JUDGMENT_RECORDED', 'APPEALED', 'AWAITING_JUDGMENT'], course: 'end' },
      { ...closeRow, from: ['WRIT_ISSUED', 'LOCKOUT_SCHEDULED'], course: 'end', when: ['writWithOfficer'] },
      // Once the unit is back, the case waits for nothing else.
      { ...closeRow, from: ['WRIT_ISSUED', 'LOCKOUT_SCHEDULED'], course: 'onward', when: ['possessionBack'] },
    ],
  }),

  dismissCase: caseAction('dismiss-case', {
    permission: 'case.dismiss',
    call: {
      path: '/case/dismiss-case/{id}',
      changes: ['case/{id}', 'docket'],
      summary: 'Dismiss the case; once it is lodged, a client requests the dismissal',
      body: z.object({
        version,
        comment,
        dismissReason: z.enum(dismissReasons).default('OTHER'),
        withPrejudice: z.boolean().default(false),
      }),
      orStatus: 202,
      failure: 'Dismiss Case Fail',
    },
    event: z.object({
      dismissReason: z.enum(dismissReasons),
      withPrejudice: z.boolean(),
      requested: z.boolean().optional(),
    }),
    group: 'moves',
    bulk: true,
    rows: [
      {
        row: '22a',
        from: [...beforeApproval, 'SENT_FOR_FILING', 'SENT_FOR_SERVING'],
        to: 'DISMISSED',
        course: 'end',
        when: ['notLodged'],
        remembers: 'statusBeforeEnd',
      },
      {
        row: '22b',
        from: ['RETURNED_TO_CLIENT', 'RETURNED_TO_PROCESSOR', 'SENT_FOR_FILING', ...filedOrLater],
        to: 'DISMISSED',
        course: 'end',
        when: ['lodged'],
        remembers: 'statusBeforeEnd',
      },
    ],
  }),

  denyCase: caseAction('deny-case', {
    permission: 'case.deny',
    call: {
      path: '/case/deny-case/{id}',
      summary: 'Deny the case for the firm',
      body: z.object({ version, comment, denyReason: z.enum(denyReasons).default('OTHER') }),
      failure: 'Deny Case Fail',
    },
    event: z.object({ denyReason: z.enum(denyReasons) }),
    group: 'moves',
    rows: [
      {
        row: '23',
        from: beforeApproval,
        to: 'DENIED',
        course: 'end',
        // A suit that is at court is dismissed there; the firm can no longer refuse it.
        guards: ['notLodged'],
        remembers: 'statusBeforeEnd',
      },
    ],
  }),

  reopen: caseAction('reopen', {
    permission: 'case.reopen',
    call: {
      path: '/case/reopen/{id}',
      changes: ['case/{id}', 'docket'],
      summary: 'Reopen an ended case where it stood; never after a dismissal with prejudice',
      body: z.object({ version, reason: auditedReason() }),
    },
    event: z.object({ ended: z.enum(endStatuses) }),
    group: 'moves',
    rows: [
      {
        row: '25',
        from: endStatuses,
        to: 'statusBeforeEnd',
        course: 'onward',
        guards: ['notWithPrejudice', 'endRemembered'],
      },
    ],
  }),
};
