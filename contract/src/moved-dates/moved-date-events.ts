import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { courtDate } from '../values/dates.ts';

const rules = {
  group: 'court',
  visibility: 'FIRM',
  readers: 'rules',
  data: {
    state: z.string(),
    version: z.string(),
    dates: z.array(z.object({ event: z.string(), day: courtDate.nullable() })),
  },
} as const;

/** What a release of rules changed, and what a lawyer accepted: known from what changed, and no rows of the trail. */
export const movedDateEvents = {
  moved: caseEvent('case.rules-moved', rules),
  accepted: caseEvent('case.rules-accepted', rules),
};
