import { closureEvents } from '@writdesk/contract/court-calendars/closure-events';
import { courtDate } from '@writdesk/contract/values/dates';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';
import { caseAudits } from '../cases/record/index.ts';

const onCalendar = auditOf('users', 'court-calendar');
const changed = { courthouseId: id, level: z.enum(['courthouse', 'county', 'state']) };
const day = { ...changed, date: courtDate, name: z.string(), effect: z.string(), source: z.string() };
const closure = { ...changed, closureId: id, dates: z.array(courtDate), reason: z.string() };

export const courtCalendarAudits = {
  putDay: onCalendar('court-calendar.put-day', day),
  removeDay: onCalendar('court-calendar.remove-day', day),
  importDays: onCalendar('court-calendar.import-days', {
    ...changed,
    source: z.string(),
    added: z.int(),
    changed: z.int(),
    days: z.array(z.string()),
  }),
  confirmYear: onCalendar('court-calendar.confirm-year', { ...changed, year: z.int(), source: z.string() }),
  closeCourt: onCalendar('court-calendar.close-court', closure),
  undoClosure: onCalendar('court-calendar.undo-closure', closure),
  notifyOfClosure: onCalendar('court-calendar.notify-of-closure', { notified: z.int(), closureId: id }),
  recalculation: onCalendar('court-calendar.recalculation', {
    cases: z.int(),
    moved: z.int(),
    isDone: z.boolean(),
  }),
};

/** The same on the trails of the cases that have a day there. */
export const closureAudits = caseAudits(closureEvents);
