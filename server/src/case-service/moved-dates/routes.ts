import { movedDates } from '@writdesk/contract/moved-dates/moved-dates';
import { bind } from '../../platform/http/bind.ts';
import { acceptMovedDates } from './accept-moved-dates.ts';
import { listMovedDates } from './list-moved-dates.ts';

export const movedDateRoutes = [
  bind(movedDates.list, listMovedDates),
  bind(movedDates.accept, acceptMovedDates),
];
