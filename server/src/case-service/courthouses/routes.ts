import { courthouseWrites } from '@writdesk/contract/courthouses/courthouse-writes';
import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { bind } from '../../platform/http/bind.ts';
import { changeManyCourthouses } from './change-many-courthouses.ts';
import { createCourthouse } from './create-courthouse.ts';
import { deactivateCourthouse } from './deactivate-courthouse.ts';
import { getCourthouse } from './get-courthouse.ts';
import { listCourthouseChoices } from './list-courthouse-choices.ts';
import { listCourthouses } from './list-courthouses.ts';
import { reactivateCourthouse } from './reactivate-courthouse.ts';
import { updateCourthouse } from './update-courthouse.ts';

export const courthouseRoutes = [
  bind(courthouses.list, listCourthouses),
  bind(courthouses.details, getCourthouse),
  bind(courthouses.choices, listCourthouseChoices),
  bind(courthouseWrites.create, createCourthouse),
  bind(courthouseWrites.update, updateCourthouse),
  bind(courthouseWrites.deactivate, deactivateCourthouse),
  bind(courthouseWrites.reactivate, reactivateCourthouse),
  bind(courthouseWrites.bulk, changeManyCourthouses),
];
