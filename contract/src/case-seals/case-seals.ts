import { z } from 'zod';
import { route } from '../route.ts';
import { calendarDay } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { listQuery, listReply } from '../values/paging.ts';
import { auditedReason, line, oneLine, optionalLine } from '../values/text.ts';
import { caseSeal, sealedCase, sealReasons } from './case-seal-values.ts';

const area = 'case-service';
/** What shows cases is out of date for everybody once one is sealed or comes back. */
const everything = [
  'case',
  'case-count',
  'case-seal',
  'docket',
  'envelope',
  'internal-comment',
  'invoice',
  'moved-date',
  'notification',
  'property',
  'reminder',
  'docket-proposal',
  'rpa-bot-job',
  'special-approval',
  'writ',
] as const;

export const caseSeals = {
  list: route({
    method: 'GET',
    area,
    path: '/case/sealed',
    reads: ['case-seal'],
    permission: 'case-seal.read',
    summary: 'List the sealed cases of the firm; each access is audited',
    query: listQuery({}),
    reply: listReply('cases', sealedCase),
    failure: 'Get Sealed Cases Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/case/seal/{id}',
    reads: ['case-seal', 'case/{id}'],
    permission: 'case-seal.read',
    summary: 'Retrieve the seal of a case, with the order that it rests on',
    params: idParams,
    reply: z.object({ seal: caseSeal }),
    failure: 'Get Seal Fail',
  }),
  seal: route({
    method: 'POST',
    area,
    path: '/case/seal/{id}',
    changes: everything,
    permission: 'case.seal',
    summary:
      'Seal a case by a court’s order: from then on it is in no list, search, history, report or count, and only the firm’s lawyers and administrators open its page',
    params: idParams,
    body: z.object({
      reason: z.enum(sealReasons),
      orderedOn: calendarDay,
      court: optionalLine(200),
      judge: optionalLine(200),
      /** The order: a document of the case that somebody uploaded, */
      orderDocumentId: id.optional(),
      /** or an upload of the caller, which becomes one; a case that has ended takes no other documents. */
      orderPath: oneLine(500).min(1).optional(),
      orderFileName: line('fileName').optional(),
      version: z.int().optional(),
    }),
    reply: z.object({ seal: caseSeal }),
    status: 201,
    failure: 'Seal Case Fail',
  }),
  unseal: route({
    method: 'POST',
    area,
    path: '/case/unseal/{id}',
    changes: everything,
    permission: 'case.seal',
    summary: 'Lift the seal of a case: it is back in lists and counts',
    params: idParams,
    body: z.object({ reason: auditedReason(500), version: z.int().optional() }),
    reply: z.object({ id }),
    failure: 'Unseal Case Fail',
  }),
  document: route({
    method: 'GET',
    area,
    path: '/case/seal/{id}/document/{documentId}',
    reads: ['case-seal', 'file'],
    permission: 'case-seal.read',
    summary: 'Create a link to a document of a sealed case; each access is audited',
    params: z.object({ id, documentId: id }),
    reply: z.object({ url: z.string() }),
    opensWithheld: 'DOCUMENT',
    failure: 'Get Document Fail',
  }),
};
