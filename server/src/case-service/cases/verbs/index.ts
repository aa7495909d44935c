export { addCaseNumber } from './add-case-number.ts';
export { applyToDocket } from './apply-to-docket.ts';
export { checkDocket } from './check-docket.ts';
export { caseActionRoutes } from './routes.ts';
export { sendBackToProcessor } from './send-back.ts';
