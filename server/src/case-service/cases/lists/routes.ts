import { cases } from '@writdesk/contract/cases/cases';
import { bind, type Binding } from '../../../platform/http/bind.ts';
import { countCaseStatuses, countDashboard, countQueues } from './count-cases.ts';
import { listCases, listCasesOfClient, listHandledByMe, listToDocket } from './list-cases.ts';
import { listFilterChoices } from './list-filter-choices.ts';
import { listRecommended } from './list-recommended.ts';

export const caseListRoutes: readonly Binding[] = [
  bind(cases.list, listCases),
  bind(cases.listOfClient, listCasesOfClient),
  bind(cases.handledByMe, listHandledByMe),
  bind(cases.recommended, listRecommended),
  bind(cases.toDocket, listToDocket),
  bind(cases.queues, countQueues),
  bind(cases.filterChoices, listFilterChoices),
  bind(cases.dashboardStatus, countDashboard),
  bind(cases.statuses, countCaseStatuses),
];
