import { caseActionCalls } from '@writdesk/contract/cases/case-actions';
import { cases } from '@writdesk/contract/cases/cases';
import { documents } from '@writdesk/contract/documents/documents';
import type { Route } from '@writdesk/contract/route';
import { bind, type Binding, type Verb } from '../../platform/http/bind.ts';
import { caseVerbs, type CaseVerbs, changeMany } from './verbs/index.ts';
import {
  countCaseStatuses,
  countDashboard,
  countQueues,
  listCases,
  listCasesOfClient,
  listHandledByMe,
  listRecommended,
  listToDocket,
} from './lists/index.ts';
import {
  getCaseBillings,
  getCaseDetails,
  getCaseSteps,
  getStatusAudit,
  getTimeline,
} from './details/index.ts';
import { regenerateDocument } from '../documents/index.ts';
import { revealSecret } from './tenants/index.ts';

const actions = (Object.keys(caseVerbs) as (keyof CaseVerbs)[]).filter((key) => key !== 'dismissCase');

export const caseRoutes: readonly Binding[] = [
  bind(cases.list, listCases),
  bind(cases.listOfClient, listCasesOfClient),
  bind(cases.handledByMe, listHandledByMe),
  bind(cases.recommended, listRecommended),
  bind(cases.toDocket, listToDocket),
  bind(cases.queues, countQueues),
  bind(cases.details, getCaseDetails),
  bind(cases.stepDetails, getCaseSteps),
  bind(cases.statusAudit, getStatusAudit),
  bind(cases.timeline, getTimeline),
  bind(cases.dashboardStatus, countDashboard),
  bind(cases.statuses, countCaseStatuses),
  bind(cases.billings, getCaseBillings),
  // `CaseVerbs` has tied each verb to the call of its own name.
  ...actions.map((key) => bind(caseActionCalls[key] as Route, caseVerbs[key] as unknown as Verb<Route>)),
  // One that a company only asks for is answered with 202.
  bind(cases.dismissCase, caseVerbs.dismissCase, ({ status }) => (status === 'DISMISSED' ? 200 : 202)),
  bind(cases.revealSecret, revealSecret),
  bind(cases.bulk, changeMany),
  bind(documents.regenerate, regenerateDocument),
];
