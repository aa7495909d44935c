import { z } from 'zod';
import { caseDetails } from '../case-details.ts';
import { caseInput, tenantInput } from '../case-values.ts';
import { noticePoints, passedNoticePoint } from '../../notices/notice-points.ts';
import { passedStandingPoint, standingPoints } from '../../standing/standing-points.ts';
import type { LawfulDay } from '../../lawful-days/lawful-day.ts';
import { lawfulPass } from '../../lawful-days/obstacle.ts';
import { issue } from '../../sentences/fault.ts';
import { courtDate } from '../../values/dates.ts';
import { id } from '../../values/ids.ts';
import { cents } from '../../values/money.ts';
import { auditedReason, oneLine, optionalAuditedReason, optionalText } from '../../values/text.ts';
import { caseAction } from './define-action.ts';
import { companyEditors } from '../../permissions/role-groups.ts';
import { version } from './shared.ts';

const opened = z.object({ draftNumber: z.string(), title: z.string() });
const noParams = z.object({});

/** Where the notice is served as a step of the case, it has run before anything is filed (NRS 40.253). */
const afterNotice: LawfulDay = { after: ['NOTICE_EXPIRES'] };

/** From the draft to the lawyer’s approval. */
export const intakeActions = {
  createDraft: caseAction('create-draft', {
    permission: 'case.create',
    noStep: true,
    call: {
      path: '/case/create-draft',
      changes: ['case'],
      summary: 'Start a case; every field is optional',
      params: noParams,
      body: caseInput,
      status: 201,
      failure: 'Create Eviction Case Fail',
    },
    event: opened,
    group: 'moves',
    rows: [{ row: '1', from: [], to: 'DRAFT', course: 'onward' }],
  }),

  create: caseAction('create', {
    permission: 'case.create',
    noStep: true,
    call: {
      path: '/case/create',
      changes: ['case'],
      summary: 'Start a case with its property, tenants and county',
      params: noParams,
      body: caseInput.extend({
        propertyId: id,
        countyId: id,
        tenants: z.array(tenantInput).min(1, issue('tenant_missing')).max(40),
      }),
      status: 201,
      failure: 'Create Eviction Case Fail',
    },
    event: opened,
    group: 'moves',
    rows: [{ row: '2', from: [], to: 'DRAFT', course: 'onward' }],
  }),

  submit: caseAction('submit', {
    permission: 'case.submit',
    call: {
      path: '/case/submit/{id}',
      summary: 'Submit the case to the firm',
      body: z
        .object({
          version,
          attestedBy: oneLine(200).optional(),
          duplicateAck: z.boolean().optional(),
          /** What a company answers the firm in its own words. */
          comment: optionalText(),
        })
        .default({ comment: null }),
      reply: z.object({
        hasOverdueInvoices: z.boolean(),
        overdueInvoices: z.array(
          z.object({ id, number: z.string(), dueDate: courtDate, balanceCents: cents }),
        ),
        /** The exception under which it came in although an invoice is overdue. */
        exception: z.object({ id, lastDay: courtDate, mostCases: z.int(), usedCases: z.int() }).nullable(),
        case: caseDetails,
      }),
    },
    event: z.object({
      held: z.boolean().optional(),
      resubmitted: z.boolean().optional(),
      exceptionId: id.optional(),
    }),
    group: 'moves',
    worklist: {
      client_owner: ['DRAFT', 'RETURNED_TO_CLIENT', 'PAYMENT_HOLD'],
      client_manager: ['DRAFT', 'RETURNED_TO_CLIENT', 'PAYMENT_HOLD'],
    },
    bulk: true,
    rows: [
      { row: '4a', from: ['DRAFT'], to: 'INTAKE', course: 'onward', when: ['notOverdue'] },
      { row: '4b', from: ['DRAFT'], to: 'PAYMENT_HOLD', course: 'onward', when: ['overdue'] },
      {
        row: '4c',
        from: ['RETURNED_TO_CLIENT'],
        to: 'resumeStatus',
        roles: companyEditors,
        course: 'onward',
        guards: ['requestsAnswered'],
      },
    ],
  }),

  holdRelease: caseAction('hold-release', {
    permission: 'case.hold-release',
    bySystem: true,
    call: {
      path: '/case/hold-release/{id}',
      summary: 'Release a held case, with a reason',
      body: z.object({ version, reason: auditedReason() }),
    },
    event: z.object({ exceptionId: id.optional() }),
    group: 'moves',
    visibility: 'FIRM',
    worklist: { crm_user: ['PAYMENT_HOLD'] },
    bulk: true,
    rows: [{ row: '5', from: ['PAYMENT_HOLD'], to: 'INTAKE', course: 'onward' }],
  }),

  initialCheck: caseAction('initial-check', {
    permission: 'case.initial-check',
    call: {
      path: '/case/initial-check/{id}',
      summary: 'Start the initial check',
      body: z.object({ version, assignedProcessorId: id.optional() }).default({}),
    },
    event: z.object({ assignedProcessorId: id.nullable() }),
    group: 'moves',
    worklist: {
      case_processor: ['INTAKE'],
      firm_user: ['INTAKE'],
      firm_admin: ['INTAKE'],
      crm_user: ['INTAKE'],
    },
    bulk: true,
    repeats: true,
    undoneBy: 'back-in-intake',
    rows: [
      { row: '6', from: ['INTAKE'], to: 'INITIAL_CHECK', course: 'onward' },
      {
        row: '6',
        from: ['RETURNED_TO_PROCESSOR'],
        to: 'INITIAL_CHECK',
        course: 'onward',
        when: ['fromIntakeSide'],
      },
    ],
  }),

  review: caseAction('review', {
    permission: 'case.review',
    call: {
      path: '/case/review/{id}',
      summary: 'Send to attorney review',
      body: z.object({ version, assignedLawyerId: id.optional() }).default({}),
    },
    event: z.object({ assignedLawyer: z.string().nullable() }),
    group: 'moves',
    worklist: {
      case_processor: ['INITIAL_CHECK'],
      firm_user: ['INITIAL_CHECK'],
      firm_admin: ['INITIAL_CHECK'],
    },
    bulk: true,
    repeats: true,
    undoneBy: 'back-in-initial-check',
    rows: [
      {
        row: '7',
        from: ['INITIAL_CHECK', 'RETURNED_TO_PROCESSOR'],
        to: 'REVIEW',
        course: 'onward',
        guards: ['noFlaggedDocuments'],
      },
    ],
  }),

  sendForFiling: caseAction('send-for-filing', {
    permission: ['case.approve', 'case.resend'],
    call: {
      path: '/case/send-for-filing/{id}',
      summary: 'Attorney approval: the packet goes to court',
      body: z
        .object({
          version,
          overrideReason: optionalAuditedReason(),
          /** Points of the notice that the lawyer passes, each with a reason. */
          noticePoints: z.array(passedNoticePoint).max(noticePoints.length).optional(),
          /** Points of the plaintiff’s standing that the lawyer passes, each with a reason. */
          standingPoints: z.array(passedStandingPoint).max(standingPoints.length).optional(),
          fixesDone: z.boolean().optional(),
          pass: lawfulPass.optional(),
        })
        .default({ overrideReason: null }),
    },
    event: z.object({
      override: z.string().optional(),
      passed: z.array(z.string()).optional(),
      resent: z.boolean().optional(),
    }),
    group: 'moves',
    worklist: {
      case_processor: ['RETURNED_TO_PROCESSOR'],
      firm_user: ['RETURNED_TO_PROCESSOR'],
      firm_admin: ['RETURNED_TO_PROCESSOR'],
      lawyer: ['REVIEW'],
    },
    bulk: true,
    repeats: true,
    rows: [
      {
        row: '12',
        from: ['REVIEW'],
        to: 'SENT_FOR_FILING',
        course: 'onward',
        when: ['filesFirst'],
        guards: ['noFlaggedDocuments', 'noOpenSpecialApprovals'],
      },
      {
        // The company had the notice served before the case came in.
        row: '12',
        from: ['REVIEW'],
        to: 'SENT_FOR_FILING',
        course: 'onward',
        when: ['serveFirst'],
        guards: ['noFlaggedDocuments', 'noOpenSpecialApprovals'],
        lawful: afterNotice,
      },
      {
        row: '12',
        from: ['SENT_FOR_SERVING'],
        to: 'SENT_FOR_FILING',
        course: 'onward',
        when: ['serveFirst', 'notLodged'],
        guards: ['serviceComplete', 'noFlaggedDocuments', 'noOpenSpecialApprovals'],
        lawful: afterNotice,
      },
      {
        row: '12',
        from: ['SENT_FOR_SERVING'],
        to: 'SENT_FOR_FILING',
        permission: 'case.resend',
        roles: ['case_processor'],
        course: 'onward',
        when: ['serveFirst', 'notLodged', 'approved'],
        guards: ['serviceComplete', 'noFlaggedDocuments', 'noOpenSpecialApprovals'],
        lawful: afterNotice,
      },
      {
        row: '11b',
        from: ['RETURNED_TO_PROCESSOR'],
        to: 'resumePoint',
        permission: 'case.resend',
        course: 'onward',
        when: ['resumesAtFiling'],
        guards: ['fixesClerical', 'noFlaggedDocuments'],
      },
    ],
  }),
};
