import { cases } from '@writdesk/contract/cases/cases';
import { bind } from '../../platform/http/bind.ts';
import { recordTenantPayment } from './record-tenant-payment.ts';

export const tenantPaymentRoutes = [bind(cases.recordTenantPayment, recordTenantPayment)];
