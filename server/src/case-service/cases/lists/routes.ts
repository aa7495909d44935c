import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { cases } from '@writdesk/contract/cases/cases';
import { bind, type Binding } from '../../../platform/http/bind.ts';
import {
  countCaseStatuses,
  countDashboard,
  countOngoing,
  countOngoingStatuses,
  countQueues,
} from './count-cases.ts';
import { countCompanies } from './company-numbers.ts';
import { countOpenWork } from './count-work.ts';
import { countCounties, getMapData, listCasesOfCounty } from './county-numbers.ts';
import { listAppealed, listCases, listCasesOfClient, listHandledByMe, listToDocket } from './list-cases.ts';
import { listFilterChoices } from './list-filter-choices.ts';
import { listRecommended } from './list-recommended.ts';
import { getCaseStatistics } from './statistics.ts';

export const caseListRoutes: readonly Binding[] = [
  bind(cases.list, listCases),
  bind(cases.listOfClient, listCasesOfClient),
  bind(cases.handledByMe, listHandledByMe),
  bind(cases.recommended, listRecommended),
  bind(cases.toDocket, listToDocket),
  bind(cases.appealed, listAppealed),
  bind(cases.queues, countQueues),
  bind(cases.filterChoices, listFilterChoices),
  bind(cases.dashboardStatus, countDashboard),
  bind(cases.statuses, countCaseStatuses),
  bind(caseNumbers.ongoingStatuses, countOngoingStatuses),
  bind(caseNumbers.dashboardOngoing, countOngoing),
  bind(caseNumbers.workCounts, countOpenWork),
  bind(caseNumbers.statistics, getCaseStatistics),
  bind(caseNumbers.countyStatistics, countCounties),
  bind(caseNumbers.companyStatistics, countCompanies),
  bind(caseNumbers.mapData, getMapData),
  bind(caseNumbers.countyList, listCasesOfCounty),
];
