import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { noticeMoments, stepKinds } from './workflow-values.ts';

/** What the steps of a case’s workflow leave on its timeline. The company doesn’t read how the firm works. */
export const stepEvents = {
  /** A task, a check or a document is waited for. */
  begin: caseEvent('step.begin', {
    group: 'edits',
    visibility: 'FIRM',
    data: { name: z.string(), kind: z.enum(stepKinds), dueOn: z.string().nullable() },
  }),
  done: caseEvent('step.done', {
    group: 'edits',
    visibility: 'FIRM',
    data: { name: z.string(), kind: z.enum(stepKinds), comment: z.string().optional() },
  }),
  /** The case follows a newer version of its workflow. */
  move: caseEvent('step.move', {
    group: 'edits',
    visibility: 'FIRM',
    data: {
      workflow: z.string(),
      fromVersion: z.int(),
      workflowVersion: z.int(),
      presentStep: z.number(),
      reason: z.string(),
    },
  }),
  /** People were notified, as the step says. */
  notify: caseEvent('step.notify', {
    group: 'edits',
    visibility: 'FIRM',
    data: { name: z.string(), moment: z.enum(noticeMoments), people: z.int() },
  }),
};
