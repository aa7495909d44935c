export { bankListeners } from './bank-listeners.ts';
export { failPracticePayout } from './fail-payout.ts';
export { practiceAudits } from './practice-audits.ts';
export {
  expirePracticeSession,
  lookAtPracticePayout,
  lookAtPracticeSession,
  openPracticeSession,
  practiceAccount,
} from './practice-bank.ts';
export { practiceSecret } from './practice-events.ts';
export { payOutPractice } from './pay-out.job.ts';
export { doPracticeSteps } from './practice-steps.job.ts';
export { practiceBankRoutes } from './routes.ts';
