export { billingItemAudits } from './billing-item-audits.ts';
export { billingPart } from './billing-part.ts';
export { type Charge, chargeTrigger } from './charge-trigger.ts';
export { chargeCheckAgain, takeBackCheck } from './charge-check.ts';
export { chargeInterest } from './charge-interest.ts';
export { chargePostage, creditPostage } from './charge-postage.ts';
export { chargeSteps } from './charge-steps.ts';
export { costRule, recoveryOfRow } from './cost-rule-queries.ts';
export { publishBilling } from './publish-billing.ts';
export {
  lockLines,
  reserveLines,
  selectUnbilled,
  setBilled,
  type TakenLine,
  type UnbilledCharge,
} from './take-line-queries.ts';
export { standardItems } from './standard-items.ts';
export { billingRoutes } from './routes.ts';
