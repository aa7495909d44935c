import { z } from 'zod';
import { optionalText, line } from '../../values/text.ts';
import { courtDate } from '../../values/dates.ts';
import { caseAction } from './define-action.ts';
import { sentBack, sentBackEvent } from './shared.ts';

/** The ways back. */
export const backActions = {
  backInIntake: caseAction('back-in-intake', {
    permission: 'case.back-in-intake',
    call: { path: '/case/back-in-intake/{id}', summary: 'Send back to intake', body: sentBack },
    event: sentBackEvent,
    sendsBackTo: 'FIRM',
    group: 'moves',
    visibility: 'FIRM',
    recordOnly: true,
    rows: [{ row: '8', from: ['INITIAL_CHECK', 'REVIEW'], to: 'INTAKE', course: 'back' }],
  }),

  backInInitialCheck: caseAction('back-in-initial-check', {
    permission: 'case.back-in-initial-check',
    call: {
      path: '/case/back-in-initial-check/{id}',
      summary: 'Send back to the initial check',
      body: sentBack,
    },
    event: sentBackEvent,
    sendsBackTo: 'FIRM',
    group: 'moves',
    visibility: 'FIRM',
    rows: [
      {
        row: '9',
        from: ['REVIEW', 'SENT_FOR_FILING'],
        to: 'INITIAL_CHECK',
        course: 'back',
        guards: ['packetUnlodged'],
      },
    ],
  }),

  sendBackToClient: caseAction('send-back-to-client', {
    permission: 'case.send-back-to-client',
    call: {
      path: '/case/send-back-to-client/{id}',
      summary: 'Ask the client for corrections or documents',
      body: sentBack.extend({
        documentRequested: z.array(line('document', 120)).max(20).default([]),
        fieldRequests: z
          .array(z.object({ field: line('field', 120), message: optionalText(1_000) }))
          .max(40)
          .default([]),
        dueAt: courtDate.optional(),
      }),
    },
    event: sentBackEvent.extend({
      documentRequested: z.array(z.string()),
      fieldRequests: z.array(z.string()),
    }),
    sendsBackTo: 'CLIENT',
    group: 'moves',
    // Client care asks again.
    worklist: { crm_user: ['RETURNED_TO_CLIENT'] },
    rows: [
      {
        row: '10',
        from: ['INTAKE', 'INITIAL_CHECK', 'REVIEW', 'RETURNED_TO_PROCESSOR'],
        to: 'RETURNED_TO_CLIENT',
        course: 'back',
        remembers: 'resumeStatus',
      },
    ],
  }),

  sendBackToProcessor: caseAction('send-back-to-processor', {
    permission: 'case.send-back-to-processor',
    bySystem: true,
    call: {
      path: '/case/send-back-to-processor/{id}',
      summary: 'Ask the processor for fixes',
      body: sentBack.extend({
        fixes: z
          .array(z.object({ item: line('fix', 300), clerical: z.boolean().default(false) }))
          .max(40)
          .default([]),
      }),
    },
    event: sentBackEvent.extend({ fixes: z.array(z.string()) }),
    sendsBackTo: 'FIRM',
    group: 'moves',
    visibility: 'FIRM',
    rows: [
      {
        row: '11',
        from: ['REVIEW', 'SENT_FOR_FILING', 'FILED'],
        to: 'RETURNED_TO_PROCESSOR',
        course: 'back',
        remembers: 'resumeStatus',
      },
    ],
  }),
};
