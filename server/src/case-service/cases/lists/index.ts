export { countCaseStatuses, countDashboard, countQueues } from './count-cases.ts';
export { listCases, listCasesOfClient, listHandledByMe, listToDocket } from './list-cases.ts';
export { listRecommended } from './list-recommended.ts';
