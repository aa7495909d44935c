import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { id } from '../values/ids.ts';

export const courthouseEvents = {
  /** The courthouse of a draft was deactivated, and another one takes its cases. */
  replaced: caseEvent('case.courthouse-replaced', {
    group: 'edits',
    data: { courthouseId: id, courthouse: z.string(), before: z.string(), by: z.string() },
  }),
};
