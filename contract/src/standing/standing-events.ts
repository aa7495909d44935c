import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { standingPoints } from './standing-points.ts';

export const standingEvents = {
  /** A lawyer approved although the plaintiff’s standing is in doubt: a row for each point. */
  pass: caseEvent('case.pass-standing-point', {
    group: 'moves',
    visibility: 'FIRM',
    data: { point: z.enum(standingPoints), sentence: z.string(), rule: z.null(), reason: z.string() },
  }),
};
