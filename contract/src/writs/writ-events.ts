import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { caseStatuses } from '../cases/case-status.ts';
import { actionModes } from '../permissions/action-grant.ts';
import { courtDate } from '../values/dates.ts';
import { writKinds } from './writ-actions.ts';
import { writStatuses } from './writ-status.ts';
import { goodsChoices } from './writ-questions.ts';

/** What every action on a writ leaves: which writ, and where it and its case went. */
const move = {
  number: z.string(),
  from: z.enum(writStatuses).nullable(),
  to: z.enum(writStatuses),
  caseFrom: z.enum(caseStatuses).optional(),
  caseTo: z.enum(caseStatuses).optional(),
  comment: z.string().optional(),
};
const event = <const K extends string, const D extends z.ZodRawShape>(action: K, data: D) =>
  caseEvent(`writ.${action}`, { group: 'court', data: { ...move, ...data } });

/** What the actions on writs leave on the timeline of their case. */
export const writEvents = {
  request: caseEvent('writ.request', {
    group: 'court',
    data: { mode: z.enum(actionModes), comment: z.string().optional() },
  }),
  create: event('create', { kind: z.enum(writKinds), queuedFor: courtDate.optional() }),
  submit: event('submit', {}),
  'client-confirm': event('client-confirm', {
    signedBy: z.string(),
    stillInPossession: z.enum(['YES', 'NO']),
    wishesToProceed: z.boolean(),
    moneyTakenCents: z.int().optional(),
    moneyTakenOn: courtDate.optional(),
  }),
  'request-resubmit': event('request-resubmit', {}),
  reviewed: event('reviewed', { moneyTakenReviewed: z.boolean().optional() }),
  file: event('file', { filedOn: courtDate, receipt: z.string(), occupancyOverride: z.string().optional() }),
  issue: event('issue', {
    issuedOn: courtDate,
    writNumber: z.string(),
    appliedOn: courtDate.optional(),
    expiresOn: courtDate.optional(),
  }),
  post: event('post', { postedAt: z.string(), officer: z.string() }),
  execute: event('execute', {
    executedAt: z.string(),
    executedBy: z.string(),
    locksChanged: z.boolean(),
    goods: z.enum(goodsChoices),
  }),
  'return-unexecuted': event('return-unexecuted', {}),
  stay: event('stay', { order: z.string() }),
  resume: event('resume', { order: z.string() }),
  cancel: event('cancel', {}),
  expire: event('expire', { lastDay: courtDate }),
};
