export { billingPart } from './billing-part.ts';
export { type Charge, chargeTrigger } from './charge-trigger.ts';
export { billingRoutes } from './routes.ts';
