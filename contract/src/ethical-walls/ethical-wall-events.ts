import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { id } from '../values/ids.ts';

const walls = { group: 'edits', visibility: 'FIRM' } as const;

export const ethicalWallEvents = {
  raise: caseEvent('case.ethical-wall-raise', {
    ...walls,
    data: { userId: id, name: z.string(), reason: z.string() },
  }),
  lift: caseEvent('case.ethical-wall-lift', { ...walls, data: { userId: id } }),
};
