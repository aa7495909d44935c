import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { bind } from '../../platform/http/bind.ts';
import { getCourthouse } from './get-courthouse.ts';
import { listCourthouseChoices } from './list-courthouse-choices.ts';
import { listCourthouses } from './list-courthouses.ts';

export const courthouseRoutes = [
  bind(courthouses.list, listCourthouses),
  bind(courthouses.details, getCourthouse),
  bind(courthouses.choices, listCourthouseChoices),
];
