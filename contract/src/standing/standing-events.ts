import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { standingPoint } from './standing.ts';

const { point, code, params } = standingPoint.shape;

export const standingEvents = {
  /** A lawyer approved although the plaintiff’s standing is in doubt: a row for each point. */
  pass: caseEvent('case.pass-standing-point', {
    group: 'moves',
    visibility: 'FIRM',
    data: { point, code, params, reason: z.string() },
  }),
};
