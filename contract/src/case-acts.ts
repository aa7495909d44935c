import { z } from 'zod';
import { caseDetails } from './case-details.ts';
import { caseInput, judgmentReply, tenantInput } from './case-values.ts';
import { closureReasons, denyReasons, dismissReasons, reasonCodes } from './case-reasons.ts';
import { judgmentOutcomes } from './judgment-outcomes.ts';
import { noticePoints, passedNoticePoint } from './notice-points.ts';
import { serviceMethods } from './notice-types.ts';
import { route } from './route.ts';
import { courtDate } from './values/dates.ts';
import { id, idParams } from './values/ids.ts';
import { cents, positiveCents } from './values/money.ts';
import {
  auditedReason,
  comment,
  line,
  oneLine,
  optionalAuditedReason,
  optionalLine,
  optionalText,
} from './values/text.ts';

/** The version that the caller saw; a stale one is answered 409 with the case as it is now. */
const version = z.int().optional();

const area = 'case-service';

const sentBack = z.object({
  version,
  reasonCodes: z.array(z.enum(reasonCodes)).min(1, 'Choose at least one reason.').max(10).optional(),
  comment,
});

/** What of a defendant is sealed, and shown whole only when somebody asks for it. */
const secretFields = ['ssn', 'dateOfBirth'] as const;

/** The calls that change a case: every act of its way to judgment. */
export const caseActs = {
  createDraft: route({
    method: 'POST',
    area,
    path: '/case/create-draft',
    permission: 'case.create',
    summary: 'Start a case; everything may still be missing',
    body: caseInput,
    reply: caseDetails,
    status: 201,
    failure: 'Create Eviction Case Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/case/create',
    permission: 'case.create',
    summary: 'Start a case with its property, tenants and county',
    body: caseInput.extend({
      propertyId: id,
      countyId: id,
      tenants: z.array(tenantInput).min(1, 'Name at least one tenant.').max(40),
    }),
    reply: caseDetails,
    status: 201,
    failure: 'Create Eviction Case Fail',
  }),
  save: route({
    method: 'POST',
    area,
    path: '/case/save/{id}',
    permission: 'case.save',
    summary: 'Save what was typed; only what is sent is changed',
    params: idParams,
    body: caseInput.omit({ clientId: true }).extend({
      version,
      /** Requests of the firm to which there is nothing to change: said to be answered. */
      answers: z.array(id).max(60).optional(),
    }),
    reply: caseDetails,
    failure: 'Create Eviction Case Fail',
  }),
  addEvictionDetails: route({
    method: 'POST',
    area,
    path: '/case-eviction/add-details/{id}',
    permission: 'case.save',
    summary: 'Say anew whether somebody still lives in the unit',
    params: idParams,
    body: z.object({
      version,
      occupied: z.boolean('Say whether somebody lives there.'),
      /** Whose word it is and how it came, where the firm writes it down for the company. */
      confirmedBy: optionalLine(200),
    }),
    reply: caseDetails,
    failure: 'Create Eviction Case Fail',
  }),
  addDocuments: route({
    method: 'POST',
    area,
    path: '/case/add-documents/{id}',
    permission: 'document.upload',
    summary: 'Add uploaded files to a case',
    params: idParams,
    body: z.object({
      version,
      documents: z
        .array(
          z.object({
            path: oneLine(500).min(1),
            kind: line('the kind of document', 60),
            title: oneLine(200).optional(),
            fileName: line('the file name'),
          }),
        )
        .min(1, 'Name at least one file.')
        .max(20),
    }),
    reply: caseDetails,
    failure: 'Add Case Documents Fail',
  }),

  submit: route({
    method: 'POST',
    area,
    path: '/case/submit/{id}',
    permission: 'case.submit',
    summary: 'Hand the case to the firm',
    params: idParams,
    body: z
      .object({
        version,
        attestedBy: oneLine(200).optional(),
        duplicateAck: z.boolean().optional(),
      })
      .default({}),
    reply: z.object({
      hasOverdueInvoices: z.boolean(),
      overdueInvoices: z.array(z.object({ id, number: z.string(), dueDate: courtDate, balanceCents: cents })),
      case: caseDetails,
    }),
    failure: 'Submit Case Failed',
  }),
  initialCheck: route({
    method: 'POST',
    area,
    path: '/case/initial-check/{id}',
    permission: 'case.initial-check',
    summary: 'Begin the initial check',
    params: idParams,
    body: z.object({ version, assignedProcessorId: id.optional() }).default({}),
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  review: route({
    method: 'POST',
    area,
    path: '/case/review/{id}',
    permission: 'case.review',
    summary: 'Send to attorney review',
    params: idParams,
    body: z.object({ version, assignedLawyerId: id.optional() }).default({}),
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  backInIntake: route({
    method: 'POST',
    area,
    path: '/case/back-in-intake/{id}',
    permission: 'case.back-in-intake',
    summary: 'Send back to intake',
    params: idParams,
    body: sentBack,
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  backInInitialCheck: route({
    method: 'POST',
    area,
    path: '/case/back-in-initial-check/{id}',
    permission: 'case.back-in-initial-check',
    summary: 'Send back to the initial check',
    params: idParams,
    body: sentBack,
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  sendBackToClient: route({
    method: 'POST',
    area,
    path: '/case/send-back-to-client/{id}',
    permission: 'case.send-back-to-client',
    summary: 'Ask the client for corrections or documents',
    params: idParams,
    body: sentBack.extend({
      documentRequested: z.array(line('the document', 120)).max(20).default([]),
      fieldRequests: z
        .array(z.object({ field: line('the field', 120), message: optionalText(1_000) }))
        .max(40)
        .default([]),
      dueAt: courtDate.optional(),
    }),
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  sendBackToProcessor: route({
    method: 'POST',
    area,
    path: '/case/send-back-to-processor/{id}',
    permission: 'case.send-back-to-processor',
    summary: 'Ask the processor for fixes',
    params: idParams,
    body: sentBack.extend({
      fixes: z
        .array(z.object({ item: line('the fix', 300), clerical: z.boolean().default(false) }))
        .max(40)
        .default([]),
    }),
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  sendForFiling: route({
    method: 'POST',
    area,
    path: '/case/send-for-filing/{id}',
    permission: ['case.approve', 'case.resend'],
    summary: 'Attorney approval: the packet goes to court',
    params: idParams,
    body: z
      .object({
        version,
        overrideReason: optionalAuditedReason(),
        /** Points of the notice that the lawyer passes, each with his reason. */
        noticePoints: z.array(passedNoticePoint).max(noticePoints.length).optional(),
        fixesDone: z.boolean().optional(),
      })
      .default({ overrideReason: null }),
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  addCaseNumber: route({
    method: 'POST',
    area,
    path: '/case/add-case-number/{id}',
    permission: 'case.add-case-number',
    summary: 'The court’s number: the case is filed',
    params: idParams,
    body: z.object({
      version,
      caseNumber: line('the case number', 60),
      filedOn: courtDate.optional(),
      feeCents: positiveCents.optional(),
      stampedDocumentPath: oneLine(500).optional(),
    }),
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  sentForServing: route({
    method: 'POST',
    area,
    path: '/case/sent-for-serving/{id}',
    permission: ['case.sent-for-serving', 'case.approve'],
    summary: 'Out with the officer or process server',
    params: idParams,
    body: z
      .object({
        version,
        service: z
          .array(
            z.object({
              tenantId: id,
              method: z.enum(serviceMethods),
              server: oneLine(200).optional(),
            }),
          )
          .max(40)
          .default([]),
        fixesDone: z.boolean().optional(),
      })
      .default({ service: [] }),
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  recordService: route({
    method: 'POST',
    area,
    path: '/case/record-service/{id}',
    permission: 'case.record-service',
    summary: 'What the officer returned, per defendant',
    params: idParams,
    body: z.object({
      version,
      service: z
        .array(
          z.object({
            tenantId: id,
            result: z.enum(['SERVED', 'FAILED'], 'Say whether the defendant was served.'),
            date: courtDate,
            method: z.enum(serviceMethods),
            note: optionalText(1_000),
          }),
        )
        .min(1, 'Say what happened to at least one defendant.')
        .max(40),
    }),
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  applyToDocket: route({
    method: 'POST',
    area,
    path: '/case/apply-to-docket/{id}',
    permission: 'docket.apply',
    summary: 'Put the case on a docket',
    params: idParams,
    body: z.object({ version, docketId: id, reason: optionalText(1_000) }),
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  awaitingJudgment: route({
    method: 'POST',
    area,
    path: '/case/awaiting-judgment/{id}',
    permission: 'case.awaiting-judgment',
    summary: 'Heard, or default asked for',
    params: idParams,
    body: z
      .object({
        version,
        basis: z.enum(['HEARING', 'DEFAULT']).optional(),
        docketChecked: z.enum(['NONE', 'ANSWER']).optional(),
        note: optionalText(1_000),
      })
      .default({ note: null }),
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  dismissCase: route({
    method: 'POST',
    area,
    path: '/case/dismiss-case/{id}',
    permission: 'case.dismiss',
    summary: 'Dismiss; a client asks for it once the case is lodged',
    params: idParams,
    body: z.object({
      version,
      comment,
      dismissReason: z.enum(dismissReasons).default('OTHER'),
      withPrejudice: z.boolean().default(false),
    }),
    reply: caseDetails,
    orStatus: 202,
    failure: 'Dismiss Case Fail',
  }),
  denyCase: route({
    method: 'POST',
    area,
    path: '/case/deny-case/{id}',
    permission: 'case.deny',
    summary: 'The firm refuses the case',
    params: idParams,
    body: z.object({ version, comment, denyReason: z.enum(denyReasons).default('OTHER') }),
    reply: caseDetails,
    failure: 'Deny Case Fail',
  }),
  close: route({
    method: 'POST',
    area,
    path: '/case/close/{id}',
    permission: 'case.close',
    summary: 'Finish the case',
    params: idParams,
    body: z
      .object({
        version,
        comment: optionalText(),
        closureReason: z.enum(closureReasons).optional(),
        possessionDate: courtDate.optional(),
        finalBill: z.boolean().default(false),
      })
      .default({ comment: null, finalBill: false }),
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  holdRelease: route({
    method: 'POST',
    area,
    path: '/case/hold-release/{id}',
    permission: 'case.hold-release',
    summary: 'Let a held case in, with a reason',
    params: idParams,
    body: z.object({ version, reason: auditedReason() }),
    reply: caseDetails,
    failure: 'Submit Case Failed',
  }),
  bulk: route({
    method: 'POST',
    area,
    path: '/case/bulk/{action}',
    permission: 'case.read',
    summary: 'One act on up to 200 cases; each its own transaction, each its own result',
    params: z.object({
      action: z.enum([
        'submit',
        'initial-check',
        'review',
        'send-for-filing',
        'apply-to-docket',
        'awaiting-judgment',
        'dismiss-case',
      ]),
    }),
    body: z.object({
      caseIds: z.array(id).min(1, 'Choose at least one case.').max(200, 'At most 200 cases at once.'),
      data: z.record(z.string(), z.unknown()).default({}),
    }),
    reply: z.object({
      results: z.array(
        z.object({
          id,
          ok: z.boolean(),
          status: z.string().optional(),
          code: z.string().optional(),
          message: z.string().optional(),
          errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
        }),
      ),
    }),
    failure: 'Submit Case Failed',
  }),
  revealSecret: route({
    method: 'POST',
    area,
    path: '/case/reveal-secret/{caseId}',
    permission: 'tenant.unmask',
    summary: 'A defendant’s whole SSN or date of birth, to look at; each look is on the trail',
    params: z.object({ caseId: id }),
    body: z.object({ tenantId: id, field: z.enum(secretFields), reason: auditedReason() }),
    reply: z.object({ value: z.string() }),
    isSecret: true,
    failure: 'Reveal Fail',
  }),
  createJudgment: route({
    method: 'POST',
    area,
    path: '/case-judgment/create/{id}',
    permission: 'judgment.record',
    summary: 'The order of the court',
    params: idParams,
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
    failure: 'Submit Case Failed',
  }),
};
