import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { obstacleShape } from './obstacle.ts';

const { point, event, from, due, cite, closedBecause, ruleId } = obstacleShape.shape;

export const lawfulDayEvents = {
  /** A lawyer acted before the lawful day: a row for each point that stood in the way. */
  pass: caseEvent('case.pass-lawful-day', {
    group: 'moves',
    visibility: 'FIRM',
    data: {
      of: z.string(),
      point,
      event,
      from,
      due,
      cite,
      closedBecause,
      rule: ruleId,
      reason: z.string(),
    },
  }),
};
