import { cases } from '@writdesk/contract/cases/cases';
import { bind, type Binding } from '../../platform/http/bind.ts';
import { getCaseBillings } from './get-case-billings.ts';

export const billingRoutes: readonly Binding[] = [bind(cases.billings, getCaseBillings)];
