import { courtDay } from '@writdesk/contract/court-day/court-day';
import { bind } from '../../platform/http/bind.ts';
import { continueMany } from './continue-many.ts';
import { getCourtSheet } from './get-court-sheet.ts';
import { suggestForDocket } from './suggest-for-docket.ts';

export const courtDayRoutes = [
  bind(courtDay.sheet, getCourtSheet),
  bind(courtDay.suggestions, suggestForDocket),
  bind(courtDay.continueMany, continueMany),
];
