export { type Billings, billingsOf } from './billings-of.ts';
export { type Charge, chargeTrigger } from './charge-trigger.ts';
