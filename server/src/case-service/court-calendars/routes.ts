import { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import { bind } from '../../platform/http/bind.ts';
import { closeCourt } from './close-court.ts';
import { confirmCourtYear } from './confirm-court-year.ts';
import { getCourtYear } from './get-court-year.ts';
import { applyImport, previewImport } from './import-court-days.ts';
import { putCourtDay } from './put-court-day.ts';
import { removeCourtDay } from './remove-court-day.ts';
import { undoClosure } from './undo-closure.ts';

export const courtCalendarRoutes = [
  bind(courtCalendars.year, getCourtYear),
  bind(courtCalendars.closeCourt, closeCourt),
  bind(courtCalendars.undoClosure, undoClosure),
  bind(courtCalendars.putDay, putCourtDay),
  bind(courtCalendars.removeDay, removeCourtDay),
  bind(courtCalendars.confirmYear, confirmCourtYear),
  bind(courtCalendars.previewImport, previewImport),
  bind(courtCalendars.applyImport, applyImport),
];
