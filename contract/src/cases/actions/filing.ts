import { z } from 'zod';
import { filedOrLater, firmStage } from '../case-stages.ts';
import { militaryStatuses, searchKeys, serviceResults } from '../case-values.ts';
import { serviceMethods } from '../../notices/notice-types.ts';
import { issue } from '../../sentences/fault.ts';
import { courtDate } from '../../values/dates.ts';
import { id } from '../../values/ids.ts';
import { positiveCents } from '../../values/money.ts';
import { comment, line, oneLine, optionalAuditedReason, optionalText } from '../../values/text.ts';
import { caseAction } from './define-action.ts';
import { version } from './shared.ts';

const serviceResult = z.enum(serviceResults, issue('service_result'));

/** From the case number to the docket: what makes a filed case ready to be heard. */
export const filingActions = {
  addCaseNumber: caseAction('add-case-number', {
    permission: 'case.add-case-number',
    bySystem: true,
    call: {
      path: '/case/add-case-number/{id}',
      summary: 'Add the court’s case number; the case is then filed',
      body: z.object({
        version,
        caseNumber: line('caseNumber', 60),
        filedOn: courtDate.optional(),
        feeCents: positiveCents.optional(),
        stampedDocumentPath: oneLine(500).optional(),
      }),
    },
    event: z.object({
      caseNumber: z.string(),
      /** The number that was corrected; without a day of filing. */
      before: z.string().nullable().optional(),
      filedOn: courtDate.optional(),
      feeDifferenceCents: z.int().optional(),
    }),
    group: 'court',
    worklist: {
      case_processor: ['SENT_FOR_FILING'],
      firm_user: ['SENT_FOR_FILING'],
      firm_admin: ['SENT_FOR_FILING'],
    },
    rows: [
      { row: '13', from: ['SENT_FOR_FILING'], to: 'FILED', course: 'onward' },
      { row: '13', from: filedOrLater, to: 'same', course: 'aside', when: ['lodged'] },
    ],
  }),

  sentForServing: caseAction('sent-for-serving', {
    permission: ['case.sent-for-serving', 'case.approve'],
    call: {
      path: '/case/sent-for-serving/{id}',
      summary: 'Send the case out with the officer or process server',
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
    },
    event: z.object({ defendants: z.int().optional(), resent: z.boolean().optional() }),
    group: 'court',
    worklist: { case_processor: ['FILED'], firm_user: ['FILED'], firm_admin: ['FILED'] },
    bulk: true,
    rows: [
      { row: '14', from: ['FILED'], to: 'SENT_FOR_SERVING', course: 'onward' },
      {
        row: '14',
        from: ['REVIEW'],
        to: 'SENT_FOR_SERVING',
        permission: 'case.approve',
        course: 'onward',
        when: ['serveFirst'],
        guards: ['noFlaggedDocuments', 'noOpenSpecialApprovals'],
      },
      {
        row: '11b',
        from: ['RETURNED_TO_PROCESSOR'],
        to: 'resumePoint',
        permission: 'case.resend',
        course: 'onward',
        when: ['resumesAtServing'],
        guards: ['fixesClerical', 'noFlaggedDocuments'],
      },
    ],
  }),

  recordService: caseAction('record-service', {
    permission: 'case.record-service',
    bySystem: true,
    call: {
      path: '/case/record-service/{id}',
      summary: 'Record the officer’s return for each defendant',
      body: z.object({
        version,
        service: z
          .array(
            z.object({
              tenantId: id,
              result: serviceResult,
              date: courtDate,
              method: z.enum(serviceMethods),
              note: optionalText(1_000),
            }),
          )
          .min(1, issue('service_missing'))
          .max(40),
      }),
    },
    event: z.object({
      stage: z.enum(['OUT', 'PARTIAL', 'COMPLETE', 'FAILED']),
      results: z.array(z.object({ tenantId: id, result: serviceResult, date: courtDate })),
    }),
    group: 'court',
    worklist: {
      case_processor: ['SENT_FOR_SERVING'],
      firm_user: ['SENT_FOR_SERVING'],
      firm_admin: ['SENT_FOR_SERVING'],
    },
    rows: [
      { row: '14b', from: ['SENT_FOR_SERVING'], to: 'same', course: 'onward', when: ['serviceOpen'] },
      // Everybody is served: the next step comes, and a return is at most corrected.
      { row: '14b', from: ['SENT_FOR_SERVING'], to: 'same', course: 'aside', when: ['serviceComplete'] },
      // A return often comes after the hearing, and the judgment waits for it.
      {
        row: '14b',
        from: ['ON_DOCKET', 'AWAITING_JUDGMENT'],
        to: 'same',
        course: 'onward',
        when: ['serviceOpen'],
      },
      {
        row: '14b',
        from: ['ON_DOCKET', 'AWAITING_JUDGMENT'],
        to: 'same',
        course: 'aside',
        when: ['serviceComplete'],
      },
    ],
  }),

  recordSearch: caseAction('record-search', {
    permission: 'case.record-search',
    bySystem: true,
    call: {
      path: '/case/record-search/{id}',
      summary: 'Record what the search for military service found of each defendant',
      body: z.object({
        version,
        searches: z
          .array(
            z.object({
              tenantId: id,
              result: z.enum(militaryStatuses),
              date: courtDate,
              /** What was searched by; what is known of the defendant when absent. */
              by: z.enum(searchKeys).optional(),
              certificateDocumentId: id.optional(),
              /** Of a search without a certain answer: the lawyer’s affidavit that the service can’t be determined. */
              affidavitReason: optionalAuditedReason(),
            }),
          )
          .min(1, issue('search_results_missing'))
          .max(40),
        note: optionalText(1_000),
      }),
    },
    event: z.object({
      searches: z.array(
        z.object({
          tenantId: id,
          result: z.enum(militaryStatuses),
          date: courtDate,
          affidavit: z.boolean().optional(),
        }),
      ),
    }),
    group: 'court',
    visibility: 'FIRM',
    rows: [{ row: '14c', from: firmStage, to: 'same', course: 'aside' }],
  }),

  applyToDocket: caseAction('apply-to-docket', {
    permission: 'docket.apply',
    call: {
      path: '/case/apply-to-docket/{id}',
      changes: ['case/{id}', 'docket'],
      summary: 'Put the case on a docket',
      body: z.object({ version, docketId: id, reason: optionalText(1_000) }),
    },
    event: z.object({
      docketId: id,
      hearingDate: courtDate,
      room: z.string(),
      reason: z.string().optional(),
    }),
    group: 'court',
    bulk: true,
    rows: [
      {
        row: '15',
        from: ['FILED', 'SENT_FOR_SERVING'],
        to: 'ON_DOCKET',
        course: 'onward',
        guards: ['lodged'],
        remembers: 'statusBeforeDocket',
      },
      { row: '15', from: ['ON_DOCKET', 'AWAITING_JUDGMENT'], to: 'ON_DOCKET', course: 'aside' },
      { row: '15', from: ['APPEALED'], to: 'same', course: 'aside' },
    ],
  }),

  removeFromDocket: caseAction('remove-from-docket', {
    permission: 'docket.apply',
    call: {
      path: '/case/remove-from-docket/{id}',
      changes: ['case/{id}', 'docket'],
      summary: 'Take the case off its docket; it waits for another court day',
      body: z.object({ version, comment }),
    },
    event: z.object({ docketId: id.optional() }),
    group: 'court',
    bulk: true,
    rows: [{ row: '15b', from: ['ON_DOCKET'], to: 'statusBeforeDocket', course: 'aside' }],
  }),
};
