import { z } from 'zod';
import { caseDetails, caseStatus } from '../cases/case-details.ts';
import { version } from '../cases/actions/shared.ts';
import { bulkResults } from '../cases/bulk-results.ts';
import { lawfulPass } from '../lawful-days/obstacle.ts';
import { packTerms } from '../rule-packs/pack-terms.ts';
import { route } from '../route.ts';
import { optionalPhone } from '../values/contact.ts';
import { courtDate, wallClock } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { comment, line, oneLine, optionalAuditedReason, optionalLine, optionalText } from '../values/text.ts';
import { issue } from '../sentences/fault.ts';
import { bulkWritActions, maxBulkWrits } from './writ-actions.ts';
import { writStatuses } from './writ-status.ts';
import { writWaits } from './writ-waits.ts';
import { goodsChoices, writAnswers } from './writ-questions.ts';
import { writOffers, writReply } from './writ-values.ts';

export { writReply, type Writ, type WritOffers } from './writ-values.ts';

const area = 'case-service';
const failure = 'Submit Writ Failed';
/** The look at the court’s docket for an appeal, made for this very request. */
const docketChecked = z.enum(['NONE', 'APPEAL']).optional();
const pass = lawfulPass.optional();
const file = oneLine(500).optional();

/** The writ as it is now, and its case, which follows it. */
const moved = z.object({ writ: writReply, case: caseDetails });
const shared = { method: 'POST', area, params: idParams, changes: ['writ', 'case'], failure } as const;

/** A writ in a list, with what it says of its case and what the caller may do to it. */
export const writRow = z.object({
  ...writReply.omit({ answers: true }).shape,
  ...writOffers.shape,
  /** Of money that the company took since the judgment; null while it hasn’t answered. */
  moneyTakenCents: z.int().nullable(),
  case: z.object({
    id,
    title: z.string(),
    status: caseStatus,
    caseNumber: z.string().nullable(),
    caseDraftNumber: z.string(),
    tenantNames: z.string(),
    clientName: z.string(),
    propertyName: z.string().nullable(),
    unitLabel: z.string().nullable(),
    courthouseName: z.string().nullable(),
    stateCode: z.string().nullable(),
    timeZone: z.string(),
    lockoutDate: courtDate.nullable(),
    terms: packTerms.nullable(),
  }),
});
export type WritRow = z.output<typeof writRow>;

/** The calls of a writ: its list, and every action from the request to possession. */
export const writs = {
  list: route({
    method: 'GET',
    area,
    path: '/writ/list',
    reads: ['writ', 'case'],
    permission: 'writ.read',
    summary: 'List the writs of the cases that the caller can see',
    query: listQuery({
      search,
      status: choices(writStatuses),
      /** Open writs whose next move is theirs. */
      waitsFor: choices(writWaits),
      caseId: idFilter,
      courthouseId: idFilter,
      /** Open writs whose last lawful day is this one or before it. */
      expiresBy: courtDate.optional(),
      sort: sort(['requestedAt', 'updatedAt', 'expiresOn'], '-requestedAt'),
    }),
    reply: listReply('writs', writRow),
    failure: 'Get Writs Fail',
  }),
  create: route({
    ...shared,
    path: '/writ/create/{id}',
    permission: 'writ.create',
    summary: 'Start a writ of the case; a company only requests it',
    body: z
      .object({
        version,
        /** Prepared now, to go out on this day. */
        queuedFor: courtDate.optional(),
        docketChecked,
        comment: optionalText(),
        pass,
      })
      .default({ comment: null }),
    reply: z.object({ writ: writReply.nullable(), case: caseDetails }),
    status: 201,
    orStatus: 202,
  }),
  submit: route({
    ...shared,
    path: '/writ/submit/{id}',
    permission: 'writ.submit',
    summary: 'Send the writ’s questions to the company',
    body: z.object({ version, comment: optionalText() }).default({ comment: null }),
    reply: moved,
  }),
  clientConfirm: route({
    ...shared,
    path: '/writ/client-confirm/{id}',
    permission: 'writ.client-confirm',
    summary: 'Answer the writ’s questions for the company, signed by name',
    body: z.object({ version, answers: writAnswers, signedBy: line('signature', 120) }),
    reply: moved,
  }),
  requestResubmit: route({
    ...shared,
    path: '/writ/request-resubmit/{id}',
    permission: 'writ.request-resubmit',
    summary: 'Request that the writ be submitted again, with the reason',
    body: z.object({ version, comment }),
    reply: moved,
  }),
  reviewed: route({
    ...shared,
    path: '/writ/reviewed/{id}',
    permission: 'writ.review',
    summary: 'Sign the writ as the lawyer',
    body: z
      .object({
        version,
        /** The lawyer knows of the money that was taken since the judgment. */
        moneyTakenReviewed: z.boolean().optional(),
        pass,
        comment: optionalText(),
      })
      .default({ comment: null }),
    reply: moved,
  }),
  file: route({
    ...shared,
    path: '/writ/file/{id}',
    permission: 'writ.file',
    summary: 'Record that the request for the writ was filed with the court',
    body: z.object({
      version,
      receipt: line('receipt', 200),
      filedOn: courtDate.optional(),
      docketChecked,
      /** Why it is filed although nobody confirmed lately that the unit is occupied. */
      occupancyOverride: optionalAuditedReason(1_000),
      pass,
    }),
    reply: moved,
  }),
  issue: route({
    ...shared,
    path: '/writ/issue/{id}',
    permission: 'writ.issue',
    summary: 'Record that the court issued the writ',
    body: z.object({
      version,
      issuedOn: courtDate,
      writNumber: line('writNumber', 60),
      /** The day on which the officer was asked to carry it out. */
      appliedOn: courtDate.optional(),
      officerName: optionalLine(120),
      officerPhone: optionalPhone,
      pass,
    }),
    reply: moved,
  }),
  post: route({
    ...shared,
    path: '/writ/post/{id}',
    permission: 'writ.post',
    summary: 'Record that the officer posted the writ at the unit',
    body: z.object({
      version,
      /** By the court’s own clock. */
      postedAt: wallClock,
      officerName: line('officer', 120),
      officerPhone: optionalPhone,
      photoPath: file,
    }),
    reply: moved,
  }),
  execute: route({
    ...shared,
    path: '/writ/execute/{id}',
    permission: 'writ.execute',
    summary: 'Record that the officer carried out the writ and possession was returned',
    body: z.object({
      version,
      /** By the court’s own clock. */
      executedAt: wallClock,
      executedBy: line('officer', 120),
      locksChanged: z.boolean(issue('choice_missing')),
      goods: z.enum(goodsChoices, issue('choice_missing')),
      comment: optionalText(),
      pass,
    }),
    reply: moved,
  }),
  returnUnexecuted: route({
    ...shared,
    path: '/writ/return-unexecuted/{id}',
    permission: 'writ.return-unexecuted',
    summary: 'Record that the officer returned the writ without carrying it out',
    body: z.object({ version, comment }),
    reply: moved,
  }),
  stay: route({
    ...shared,
    path: '/writ/stay/{id}',
    permission: 'writ.stay',
    summary: 'Stay the writ by an order of the court; a lockout that is set is canceled',
    body: z.object({ version, order: line('order', 300), comment: optionalText() }),
    reply: moved,
  }),
  resume: route({
    ...shared,
    path: '/writ/resume/{id}',
    permission: 'writ.stay',
    summary: 'Resume a stayed writ where it stopped',
    body: z.object({ version, order: line('order', 300), comment: optionalText() }),
    reply: moved,
  }),
  cancel: route({
    ...shared,
    path: '/writ/cancel/{id}',
    permission: 'writ.cancel',
    summary: 'Cancel the writ, with the reason',
    body: z.object({ version, comment }),
    reply: moved,
  }),
  bulk: route({
    ...shared,
    path: '/writ/bulk/{action}',
    permission: 'writ.read',
    summary: 'Run one action on up to 200 writs; each writ has its own transaction and its own result',
    params: z.object({ action: z.enum(bulkWritActions) }),
    body: z.object({
      writIds: z
        .array(id)
        .min(1, issue('writ_missing'))
        .max(maxBulkWrits, issue('writs_at_most', { max: maxBulkWrits })),
      data: z.record(z.string(), z.unknown()).default({}),
    }),
    reply: bulkResults,
  }),
};
