import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { courtDate } from '../values/dates.ts';
import { id } from '../values/ids.ts';

const closure = { group: 'court', data: { closureId: id, date: courtDate, reason: z.string() } } as const;

/** A day of a case on which its court is closed, or sits after all. */
export const closureEvents = {
  close: caseEvent('case.court-closure', closure),
  undo: caseEvent('case.court-closure-undone', closure),
};
