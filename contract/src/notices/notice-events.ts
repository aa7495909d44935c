import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { noticePoints } from './notice-points.ts';

export const noticeEvents = {
  pass: caseEvent('case.pass-notice-point', {
    group: 'moves',
    visibility: 'FIRM',
    data: {
      point: z.enum(noticePoints),
      sentence: z.string(),
      rule: z.string().nullable(),
      reason: z.string(),
    },
  }),
};
