import { MADE_NUMBER } from '../../../../src/case-service/bank-accounts/bank-account-factory.ts';
import { ofxSgml } from '../../../../src/case-service/bank-statements/statement-files.fixture.ts';
import { newId } from '../../../../src/platform/ids.ts';
import { anExport, NO_VERSION, plainBody } from '../parts.ts';
import { recordOf } from '../records.ts';
import type { Tenant } from '../world.ts';

export const money: Record<string, (tenant: Tenant) => unknown> = {
  'invoices.create': (tenant) => ({
    clientId: tenant.client.id,
    billingItemIds: [recordOf(tenant, 'charge')],
  }),
  'overdueExceptions.request': (tenant) => ({
    firmId: tenant.firm.id,
    reason: 'See the ledger.',
    promisedOn: new Date().toISOString().slice(0, 10),
  }),
  'overdueExceptions.decide': () => ({ decision: 'REFUSE', version: NO_VERSION, comment: 'See the ledger.' }),
  'invoiceRuns.run': () => ({ through: '2026-01-05' }),
  'invoices.recordPayment': () => ({ amountCents: 100, date: '2026-01-05', method: 'CHECK' }),
  'invoices.void': () => plainBody,
  'invoices.writeOff': () => plainBody,
  'ledger.reopen': () => ({ comment: 'See the ledger.' }),
  'accountMappings.update': () => ({
    version: NO_VERSION,
    account: 'CASH',
    code: '1000',
    name: 'Operating',
  }),
  'accountingExports.create': () => anExport,
  'onlinePayments.start': (tenant) => ({ invoiceIds: [recordOf(tenant, 'invoice')] }),
  'onlinePayments.closeEvent': (tenant) => ({
    firmId: tenant.firm.id,
    eventId: tenant.eventId,
    comment: 'See the ledger.',
  }),
  'onlinePayments.byLink': (tenant) => ({ token: tenant.payToken }),
  'onlinePayments.startByLink': (tenant) => ({
    token: tenant.payToken,
    numbers: [tenant.invoice.number ?? ''],
  }),
  'onlinePayments.attemptByLink': (tenant) => ({
    token: tenant.payToken,
    id: recordOf(tenant, 'paymentAttempt'),
  }),
  'practiceBank.pay': () => ({ outcome: 'CARD_DECLINED' }),
  'payments.reverse': () => plainBody,
  'invoices.credit': (tenant) => ({
    version: NO_VERSION,
    lines: [{ lineId: tenant.invoiceLineId, amountCents: 1 }],
    reason: 'GOODWILL',
    comment: 'See the ledger.',
  }),
  'payments.record': (tenant) => ({
    clientId: tenant.client.id,
    amountCents: 100,
    date: '2026-01-05',
    method: 'CHECK',
  }),
  'bankAccounts.create': () => ({
    kind: 'OPERATING',
    name: 'Operating',
    bankName: 'First Peachtree Bank',
    routingNumber: '061000104',
    accountNumber: '000123456789',
  }),
  'bankAccounts.update': () => ({ version: NO_VERSION, name: 'Operating' }),
  'bankAccounts.close': () => plainBody,
  'trust.deposit': (tenant) => ({
    bankAccountId: tenant.trust.bankAccountId,
    clientId: tenant.client.id,
    caseId: recordOf(tenant, 'case'),
    amountCents: 100,
    date: '2026-01-05',
    method: 'WIRE',
  }),
  'trust.identify': (tenant) => ({
    version: NO_VERSION,
    clientId: tenant.client.id,
    caseId: recordOf(tenant, 'case'),
  }),
  'trust.requestCheck': (tenant) => ({
    bankAccountId: tenant.trust.bankAccountId,
    clientId: tenant.client.id,
    caseId: recordOf(tenant, 'case'),
    amountCents: 100,
    payeeName: 'Corinth Locksmiths',
  }),
  'trust.transfer': (tenant) => ({
    bankAccountId: tenant.trust.bankAccountId,
    clientId: tenant.client.id,
    caseId: recordOf(tenant, 'case'),
    invoiceId: tenant.invoice.id,
    amountCents: 1,
  }),
  'trust.reverse': () => plainBody,
  'bankStatements.import': (tenant) => ({
    bankAccountId: tenant.trust.bankAccountId,
    fileName: 'february.ofx',
    content: ofxSgml([], { closingCents: 5_000, closingOn: '20260228', account: MADE_NUMBER }),
  }),
  'bankStatements.match': (tenant) => ({ items: [{ kind: 'TRUST', id: tenant.trust.deposit }] }),
  'bankStatements.unmatch': () => plainBody,
  'checks.generateBulk': (tenant) => ({ caseIds: [recordOf(tenant, 'case')] }),
  'checks.submit': (tenant) => ({ checkIds: [recordOf(tenant, 'check')] }),
  'checks.approve': (tenant) => ({ checkIds: [recordOf(tenant, 'waitingCheck')] }),
  'checks.print': (tenant) => ({ checkIds: [recordOf(tenant, 'releasedCheck')] }),
  'checks.update': () => ({ version: NO_VERSION, memo: 'Filing' }),
  'checks.markVoid': () => plainBody,
  'payments.refund': () => ({ version: NO_VERSION, amountCents: 1, comment: 'See the ledger.' }),
  'billingItems.create': (tenant) => ({ caseId: recordOf(tenant, 'case'), billItemId: tenant.chargedItemId }),
  'billingItems.ofCase': (tenant) => ({ billingItems: [{ billItemId: tenant.chargedItemId }] }),
  'billingItems.update': () => ({ version: NO_VERSION, quantity: 2 }),
  'billItems.create': (tenant) => ({
    title: `Copies ${newId()}`,
    accountNo: '5070',
    category: 'COPIES_NOTARY',
    amountCents: 100,
    firmId: tenant.firm.id,
  }),
  'billItems.update': () => ({ version: NO_VERSION, title: 'Copies and notary' }),
  'locationMappings.update': (tenant) => ({
    version: NO_VERSION,
    locationId: 'ATL-01',
    locationName: 'Atlanta',
    firmId: tenant.firm.id,
  }),
};
