import { trustReconciliations } from '@writdesk/contract/trust/reconciliations';
import { bind } from '../../platform/http/bind.ts';
import { getReconciliation, listReconciliations } from './read-reconciliations.ts';
import { prepareReconciliation, signReconciliation } from './sign-reconciliation.ts';

export const trustReconciliationRoutes = [
  bind(trustReconciliations.list, listReconciliations),
  bind(trustReconciliations.details, getReconciliation),
  bind(trustReconciliations.prepare, prepareReconciliation),
  bind(trustReconciliations.sign, signReconciliation),
];
