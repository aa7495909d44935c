export { contactTypeOf, type FeesOfCourt, feesOfCourts } from './court-fee-book.ts';
export { addEnteredFees, type EnteredFee } from './entered-fees.ts';
export { feeAudits } from './fee-audits.ts';
export { noteFeeDifference } from './fee-proposal-queries.ts';
export { feesOfCase } from './fees-of-case.ts';
export { courtFeeRoutes } from './routes.ts';
