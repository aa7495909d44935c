import { newId } from '../../../../src/platform/ids.ts';
import { caseFacts, FULTON_MAGISTRATE } from '../../firm-with-a-client.ts';
import { plainAnswers } from '../../writ-desk.ts';
import { NO_VERSION, stale } from '../parts.ts';
import { recordOf } from '../records.ts';
import type { Tenant } from '../world.ts';

export const cases: Record<string, (tenant: Tenant) => unknown> = {
  'courtFacts.record': () => ({ version: NO_VERSION, facts: { answeredOn: '2026-06-12' } }),
  'cases.createDraft': (tenant) => ({ clientId: tenant.client.id, propertyId: tenant.property.id }),
  'cases.create': (tenant) => ({ ...caseFacts(tenant), clientId: tenant.client.id }),
  'cases.save': () => ({ version: NO_VERSION, comment: 'Call the leasing office first.' }),
  'cases.createEviction': () => ({ version: NO_VERSION, reasons: ['NONPAYMENT'] }),
  'cases.addEvictionDetails': () => ({ version: NO_VERSION, occupied: true, confirmedBy: 'The manager' }),
  'cases.addDocuments': (tenant) => ({
    version: NO_VERSION,
    // The same file may come again as something else.
    documents: [{ path: recordOf(tenant, 'firmFile'), kind: `LEASE ${newId()}`, fileName: 'lease.pdf' }],
  }),
  'cases.updateWorkflow': (tenant) => ({
    version: NO_VERSION,
    workflowId: recordOf(tenant, 'workflow'),
    reason: 'The county changed its steps.',
  }),
  'cases.submit': () => ({ version: NO_VERSION, attestedBy: 'Wanda Beaufort' }),
  'cases.addCaseNumber': () => ({ version: NO_VERSION, caseNumber: '26ED000001' }),
  'cases.sentForServing': (tenant) => ({
    version: NO_VERSION,
    service: [{ tenantId: recordOf(tenant, 'defendant'), method: 'PERSONAL' }],
  }),
  'cases.recordService': (tenant) => ({
    version: NO_VERSION,
    service: [
      {
        tenantId: recordOf(tenant, 'defendant'),
        result: 'SERVED',
        date: '2026-06-12',
        method: 'PERSONAL',
      },
    ],
  }),
  'cases.recordSearch': (tenant) => ({
    version: NO_VERSION,
    searches: [{ tenantId: recordOf(tenant, 'defendant'), result: 'NOT_ACTIVE', date: '2026-06-12' }],
  }),
  'cases.applyToDocket': (tenant) => ({
    version: NO_VERSION,
    docketId: tenant.docket.id,
    reason: 'The clerk set it.',
  }),
  'cases.assign': (tenant) => ({
    version: NO_VERSION,
    assignedLawyerId: tenant.userIdOf(tenant.people.lawyer),
  }),
  'cases.denyCase': () => ({
    version: NO_VERSION,
    comment: 'We act for the tenant.',
    denyReason: 'CONFLICT',
  }),
  'cases.close': () => ({ version: NO_VERSION, closureReason: 'SETTLED' }),
  'cases.setLockoutDate': () => ({ version: NO_VERSION, lockoutDate: '2031-03-04', lockoutTime: '09:00' }),
  'cases.createJudgment': () => ({
    version: NO_VERSION,
    outcome: 'CONSENT_JUDGMENT',
    date: '2026-06-12',
    money: { rentCents: 100_000 },
  }),
  'cases.updateJudgment': () => ({
    version: NO_VERSION,
    outcome: 'CONSENT_JUDGMENT',
    date: '2026-06-12',
    money: { rentCents: 100_000 },
    reason: 'The clerk corrected the date.',
  }),
  'cases.appealSubmit': () => ({
    version: NO_VERSION,
    filedOn: '2026-06-12',
    court: 'State Court of Fulton County',
  }),
  'cases.appealUpdate': () => ({ version: NO_VERSION, bondCents: 100_000 }),
  'cases.recordStipulation': () => ({
    version: NO_VERSION,
    dueOn: '2026-06-12',
    kind: 'PAYMENT',
    came: 'RECEIVED',
  }),
  'cases.recordTenantPayment': () => ({
    version: NO_VERSION,
    receivedOn: '2026-06-12',
    amountCents: 50_000,
    paysInFull: false,
  }),
  'cases.answerSweep': () => ({ version: NO_VERSION, answer: 'PROCEED' }),
  'cases.checkDocket': () => ({ version: NO_VERSION, found: 'NONE' }),
  'cases.bulk': (tenant) => ({ caseIds: [tenant.record.id], data: { version: NO_VERSION } }),
  'dockets.create': () => ({
    courthouseId: FULTON_MAGISTRATE,
    date: '2031-03-04',
    time: '09:00',
    room: '1B',
  }),
  'dockets.update': () => ({ version: NO_VERSION, date: '2031-03-04', time: '09:00', room: '2B' }),
  'reports.update': (tenant) => ({
    name: 'My week',
    kind: 'ATTORNEY_WEEK',
    lawyerId: tenant.userIdOf(tenant.people.lawyer),
    period: 'NEXT_7_DAYS',
    format: 'CSV',
    frequency: 'ON_REQUEST',
  }),
  'monthFiling.open': (tenant) => ({ leaseIds: [tenant.lease.id] }),
  'monthFiling.recordNotice': (tenant) => ({ leaseIds: [tenant.lease.id], noticeGivenOn: '2026-06-02' }),
  // A day that is ahead: no hearing of it is continued yet.
  'courtDay.continueMany': (tenant) => ({ caseIds: [tenant.record.id], date: '2031-03-04' }),
  'courtDay.setOffer': (tenant) => ({
    version: NO_VERSION,
    caseId: tenant.record.id,
    offer: '$500 down',
  }),
  'cases.revealSecret': (tenant) => ({
    tenantId: recordOf(tenant, 'defendant'),
    field: 'ssn',
    reason: 'For the military search',
  }),
  'caseSeals.seal': (tenant) => ({
    version: NO_VERSION,
    reason: 'BY_ORDER',
    orderedOn: '2026-01-05',
    orderDocumentId: recordOf(tenant, 'order'),
  }),
  'caseSeals.unseal': () => ({ version: NO_VERSION, reason: 'The order was vacated' }),
  'ethicalWalls.raise': (tenant) => ({
    userId: recordOf(tenant, 'colleague'),
    reason: 'Related to the tenant',
  }),
  'reminders.create': (tenant) => ({
    caseId: tenant.record.id,
    date: '2031-03-04',
    message: 'Call the clerk',
    audience: 'PEOPLE',
    userIds: [recordOf(tenant, 'processor')],
  }),
  'internalComments.add': (tenant) => ({
    caseId: tenant.record.id,
    message: 'Call the office',
    commentType: 'Client',
  }),
  'internalComments.update': () => ({ version: NO_VERSION, message: 'Call the office' }),
  'internalComments.markRead': () => ({ until: '2026-06-12T09:00:00Z' }),
  'auditExports.check': () => ({ sha256: '0'.repeat(64) }),
  'reminderRules.create': () => ({
    name: `Rule ${newId()}`,
    message: 'Look at it',
    cause: 'HEARING',
    offset: 2,
  }),
  'reminderRules.update': () => ({
    version: NO_VERSION,
    rule: { name: `Rule ${newId()}`, message: 'Look at it', cause: 'LOCKOUT', offset: 3 },
  }),
  'reminders.bulk': (tenant) => ({ rows: stale(recordOf(tenant, 'reminder')) }),
  'reminders.update': () => ({ version: NO_VERSION, done: true }),
  'writs.create': () => ({ version: NO_VERSION, docketChecked: 'NONE' }),
  'writs.clientConfirm': () => ({
    version: NO_VERSION,
    answers: plainAnswers,
    signedBy: 'Wanda Beaufort',
  }),
  'writs.requestResubmit': () => ({ version: NO_VERSION, comment: 'The sum is wrong.' }),
  'writs.file': () => ({ version: NO_VERSION, receipt: 'Odyssey 77120', docketChecked: 'NONE' }),
  'writs.issue': () => ({ version: NO_VERSION, issuedOn: '2026-06-12', writNumber: '26-WP-118' }),
  'writs.post': () => ({ version: NO_VERSION, postedAt: '2026-06-12T08:00', officerName: 'Marshal Odom' }),
  'writs.execute': () => ({
    version: NO_VERSION,
    executedAt: '2026-06-12T09:00',
    executedBy: 'Marshal Odom',
    locksChanged: true,
    goods: 'SET_OUT',
  }),
  'writs.returnUnexecuted': () => ({ version: NO_VERSION, comment: 'Nobody was there.' }),
  'writs.stay': () => ({ version: NO_VERSION, order: 'Order of June 12' }),
  'writs.resume': () => ({ version: NO_VERSION, order: 'Order of June 12' }),
  'writs.cancel': () => ({ version: NO_VERSION, comment: 'Paid.' }),
  'invoices.bulk': (tenant) => ({ invoiceIds: [tenant.invoice.id] }),
  'writs.bulk': (tenant) => ({ writIds: [tenant.writId], data: { version: NO_VERSION } }),
};
