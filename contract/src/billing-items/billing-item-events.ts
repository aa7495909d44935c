import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';

const line = { description: z.string(), amountCents: z.int() };

/** Charges that people entered, changed and deleted; what actions charge stands on the actions’ own events. */
export const billingItemEvents = {
  create: caseEvent('billing-item.create', { group: 'edits', visibility: 'FIRM', data: line }),
  update: caseEvent('billing-item.update', {
    group: 'edits',
    visibility: 'FIRM',
    data: { ...line, beforeCents: z.int(), changed: z.array(z.string()) },
  }),
  remove: caseEvent('billing-item.delete', { group: 'edits', visibility: 'FIRM', data: line }),
};
