import { billingItemEvents } from '@writdesk/contract/billing-items/billing-item-events';
import { caseAudits } from '../cases/record/index.ts';

export const billingItemAudits = caseAudits(billingItemEvents);
