export { addCaseNumber } from './add-case-number.ts';
export { applyToDocket } from './apply-to-docket.ts';
export { checkDocket } from './check-docket.ts';
export { changeMany } from './change-many.ts';
export { caseActionRoutes } from './routes.ts';
export { sendBackToProcessor } from './send-back.ts';
