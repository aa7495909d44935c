import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { id } from '../values/ids.ts';

/** What becomes of the trail of a case, on its timeline. */
export const auditEvents = {
  export: caseEvent('audit.export', {
    group: 'edits',
    visibility: 'FIRM',
    readers: 'audit',
    data: { exportId: id, rows: z.int(), linesSha256: z.string(), exhibitSha256: z.string() },
  }),
};
