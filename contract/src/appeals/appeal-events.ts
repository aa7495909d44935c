import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { courtDate } from '../values/dates.ts';

export const appealEvents = {
  /** A payment into the registry did not come by its day. */
  missed: caseEvent('case.registry-missed', {
    group: 'court',
    data: { dueOn: courtDate, amountCents: z.int() },
  }),
};
