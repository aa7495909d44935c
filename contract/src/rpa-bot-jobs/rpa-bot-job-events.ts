import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { filings, rpaBotJobKinds } from './rpa-bot-job-values.ts';

const job = { kind: z.enum(rpaBotJobKinds), filing: z.enum(filings).nullable() };
const group = 'court';
const visibility = 'FIRM';

/** Of robot jobs, on the timeline of their case. How a firm files is its own. */
export const rpaBotJobEvents = {
  create: caseEvent('robot-job.create', { group, visibility, data: job }),
  wait: caseEvent('robot-job.wait', { group, visibility, data: job }),
  takeOver: caseEvent('robot-job.take-over', { group, visibility, data: job }),
  giveBack: caseEvent('robot-job.give-back', { group, visibility, data: job }),
  retry: caseEvent('robot-job.retry', { group, visibility, data: job }),
  complete: caseEvent('robot-job.complete', {
    group,
    visibility,
    data: { ...job, courtReference: z.string().nullable() },
  }),
  resolve: caseEvent('robot-job.resolve', {
    group,
    visibility,
    data: { ...job, filed: z.boolean(), comment: z.string() },
  }),
  loseTrack: caseEvent('robot-job.lose-track', { group, visibility, data: job }),
  approve: caseEvent('robot-job.approve', {
    group,
    visibility,
    data: { ...job, readyHash: z.string(), feeCents: z.int().nullable() },
  }),
  submit: caseEvent('robot-job.submit', {
    group,
    visibility,
    data: { ...job, courtReference: z.string(), feeCents: z.int().nullable() },
  }),
  cancel: caseEvent('robot-job.cancel', { group, visibility, data: job }),
};
