import { caseActionCalls } from '@writdesk/contract/cases/case-actions';
import type { z } from 'zod';
import { pathParameters, type Route } from '@writdesk/contract/route';
import { referenceId } from '../../seed/reference-id.ts';
import { MADE_NUMBER } from '../../src/case-service/bank-accounts/bank-account-factory.ts';
import { ofxSgml } from '../../src/case-service/bank-statements/statement-files.fixture.ts';
import { newId } from '../../src/platform/ids.ts';
import { jsonOf, type Schema } from './schema-parts.ts';
import { caseFacts, FULTON, FULTON_MAGISTRATE } from './firm-with-a-client.ts';
import type { Tenant } from './sweep-world.ts';
import { plainAnswers } from './writ-desk.ts';

/** The parts of a request, as they are sent. */
export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Records of a tenant, by what they are. `shared` belongs to everybody. */
const records = {
  case: (tenant: Tenant) => tenant.record.id,
  sealedCase: (tenant: Tenant) => tenant.sealed.id,
  sealedDocument: (tenant: Tenant) => tenant.sealed.documentId,
  client: (tenant: Tenant) => tenant.client.id,
  firm: (tenant: Tenant) => tenant.firm.id,
  property: (tenant: Tenant) => tenant.property.id,
  landlord: (tenant: Tenant) => tenant.landlord.id,
  docket: (tenant: Tenant) => tenant.docket.id,
  workflow: (tenant: Tenant) => tenant.workflow.id,
  document: (tenant: Tenant) => paper(tenant, 'GENERATED').id,
  order: (tenant: Tenant) => paper(tenant, 'UPLOAD').id,
  file: (tenant: Tenant) => paper(tenant, 'UPLOAD').path ?? '',
  // The company's comes first, the firm's after it.
  firmFile: (tenant: Tenant) =>
    tenant.record.documents.findLast(({ source }) => source === 'UPLOAD')?.path ?? '',
  defendant: (tenant: Tenant) => tenant.record.tenants[0]?.id ?? '',
  processor: (tenant: Tenant) => tenant.userIdOf(tenant.people.case_processor),
  lawyer: (tenant: Tenant) => tenant.userIdOf(tenant.people.lawyer),
  request: (tenant: Tenant) => tenant.requestId,
  notification: (tenant: Tenant) => tenant.notificationId,
  savedView: (tenant: Tenant) => tenant.savedViewId,
  colleague: (tenant: Tenant) => tenant.userIdOf(tenant.colleague),
  access: (tenant: Tenant) => tenant.accessId,
  user: (tenant: Tenant) => tenant.userIdOf(tenant.people.client_manager),
  invite: (tenant: Tenant) => tenant.invite.id,
  movedDate: (tenant: Tenant) => tenant.movedDateId,
  writ: (tenant: Tenant) => tenant.writId,
  reminder: (tenant: Tenant) => tenant.reminderId,
  specialApproval: (tenant: Tenant) => tenant.specialApprovalId,
  approvalRequest: (tenant: Tenant) => tenant.approvalRequestId,
  step: (tenant: Tenant) => tenant.stepId,
  billItem: (tenant: Tenant) => tenant.billItemId,
  lease: (tenant: Tenant) => tenant.lease.id,
  unit: (tenant: Tenant) => tenant.lease.unitId,
  comment: (tenant: Tenant) => tenant.commentId,
  roll: (tenant: Tenant) => tenant.rollPath,
  import: (tenant: Tenant) => tenant.importId,
  template: (tenant: Tenant) => tenant.templateId,
  tag: (tenant: Tenant) => tenant.tagId,
  flag: (tenant: Tenant) => tenant.flagId,
  signature: (tenant: Tenant) => tenant.signatureId,
  charge: (tenant: Tenant) => tenant.chargeId,
  invoice: (tenant: Tenant) => tenant.invoice.id,
  payment: (tenant: Tenant) => tenant.paymentId,
  paymentAttempt: (tenant: Tenant) => tenant.attemptId,
  invoiceRun: (tenant: Tenant) => tenant.invoiceRunId,
  overdueException: (tenant: Tenant) => tenant.overdueExceptionId,
  bankAccount: (tenant: Tenant) => tenant.trust.bankAccountId,
  bankLine: (tenant: Tenant) => tenant.trust.line,
  trustDeposit: (tenant: Tenant) => tenant.trust.deposit,
  unidentifiedDeposit: (tenant: Tenant) => tenant.trust.unidentified,
  trustCheck: (tenant: Tenant) => tenant.trust.check,
  check: (tenant: Tenant) => tenant.checkIds.GENERATED,
  waitingCheck: (tenant: Tenant) => tenant.checkIds.AWAITING_APPROVAL,
  releasedCheck: (tenant: Tenant) => tenant.checkIds.SUBMITTED,
  voidCheck: (tenant: Tenant) => tenant.checkIds.VOIDED,
  billingItem: (tenant: Tenant) => tenant.billingItemId,
  envelope: (tenant: Tenant) => tenant.envelopeId,
  robotJob: (tenant: Tenant) => tenant.robotJobId,
  courtPortal: (tenant: Tenant) => tenant.courtPortalId,
  docketProposal: (tenant: Tenant) => tenant.docketProposalId,
};
export type RecordKind = keyof typeof records;
export const recordOf = (tenant: Tenant, kind: RecordKind): string => records[kind](tenant);

function paper({ record }: Tenant, source: 'UPLOAD' | 'GENERATED') {
  const found = record.documents.find((document) => document.source === source);
  if (!found) throw new Error(`The case has no ${source} document.`);
  return found;
}

const ATLANTA = referenceId('city', 'GA:Atlanta');

/** Values of fields that name nobody's record: places and courts, the same for everybody. */
const shared: Record<string, string> = {
  countryId: referenceId('country', 'US'),
  stateId: referenceId('state', 'GA'),
  countyId: FULTON,
  countyIds: FULTON,
  cityId: ATLANTA,
  replacementId: FULTON_MAGISTRATE,
  courthouseId: FULTON_MAGISTRATE,
  courthouseIds: FULTON_MAGISTRATE,
  // Of a firm's own catalogue: the tests of workflows try somebody else's.
  billItemId: newId(),
};

/** What a field of this name stands for, wherever it is. */
const byName: Record<string, RecordKind> = {
  caseId: 'case',
  caseIds: 'case',
  bankAccountId: 'bankAccount',
  writIds: 'writ',
  clientId: 'client',
  clientIds: 'client',
  specialApprovalId: 'specialApproval',
  companyId: 'client',
  crmClientIds: 'client',
  firmId: 'firm',
  propertyId: 'property',
  propertyIds: 'property',
  ownerId: 'landlord',
  docketId: 'docket',
  nextDocketId: 'docket',
  workflowId: 'workflow',
  tenantId: 'defendant',
  assignedProcessorId: 'processor',
  assignedLawyerId: 'lawyer',
  assigneeId: 'processor',
  actorId: 'processor',
  path: 'file',
  paths: 'file',
  stampedDocumentPath: 'firmFile',
  photoPath: 'firmFile',
  receiptPath: 'firmFile',
  orderPath: 'firmFile',
  orderDocumentId: 'document',
  certificateDocumentId: 'document',
  noticeDocumentId: 'document',
  answers: 'request',
  userId: 'colleague',
  unitId: 'unit',
  leaseId: 'lease',
  leaseIds: 'lease',
};

/** What the `id` in a path stands for, by the first part of the route's name, or by the whole. */
const byRoute: Record<string, RecordKind | 'court' | 'mail' | 'own'> = {
  account: 'own',
  billItems: 'billItem',
  specialApprovals: 'specialApproval',
  stamps: 'envelope',
  rpaBotJobs: 'robotJob',
  courtPortals: 'courtPortal',
  docketProposals: 'docketProposal',
  approvalRequests: 'approvalRequest',
  firms: 'firm',
  invoices: 'invoice',
  invoiceRuns: 'invoiceRun',
  overdueExceptions: 'overdueException',
  payments: 'payment',
  bankAccounts: 'bankAccount',
  bankStatements: 'bankLine',
  trustReconciliations: 'bankAccount',
  trust: 'trustDeposit',
  'trust.identify': 'unidentifiedDeposit',
  'trust.approveCheck': 'trustCheck',
  onlinePayments: 'paymentAttempt',
  checks: 'check',
  'checks.reissue': 'voidCheck',
  billingItems: 'billingItem',
  'billingItems.ofCase': 'case',
  reminders: 'reminder',
  locationMappings: 'court',
  audits: 'property',
  cases: 'case',
  caseSeals: 'sealedCase',
  'caseSeals.seal': 'case',
  'cases.dashboardStatus': 'client',
  'cases.statuses': 'client',
  'caseNumbers.ongoingStatuses': 'client',
  'caseNumbers.dashboardOngoing': 'client',
  judgments: 'case',
  clients: 'client',
  courtCalendars: 'court',
  courtFees: 'court',
  'courtFees.ofCase': 'case',
  courthouses: 'court',
  courthouseWrites: 'court',
  courtDay: 'docket',
  courtFacts: 'case',
  deadlines: 'case',
  dockets: 'docket',
  documents: 'document',
  'documents.details': 'template',
  'documents.update': 'template',
  'documents.publish': 'template',
  'documents.review': 'template',
  'documents.preview': 'template',
  'documents.clone': 'template',
  'documents.updateTag': 'tag',
  ethicalWalls: 'case',
  internalComments: 'case',
  'internalComments.update': 'comment',
  'internalComments.remove': 'comment',
  mailbox: 'mail',
  noticeGuard: 'case',
  standing: 'case',
  possessionForecast: 'case',
  properties: 'property',
  propertyOwners: 'landlord',
  rosters: 'lease',
  propertyImports: 'import',
  invites: 'invite',
  lawyers: 'lawyer',
  'ruleProposals.answer': 'own',
  savedViews: 'savedView',
  stepTasks: 'step',
  supportAccesses: 'access',
  users: 'user',
  workflows: 'workflow',
  'workflows.getByCourthouse': 'court',
  writs: 'writ',
  'writs.create': 'case',
};
const byField: Record<string, RecordKind | 'shared'> = {
  'documents.tagsOf params.documentId': 'template',
  'documents.replaceTags params.documentId': 'template',
  'caseSeals.document params.documentId': 'sealedDocument',
  'caseSeals.seal body.orderDocumentId': 'order',
  // Ids that the designer keeps of tags; what is no tag of the template becomes a new one.
  'documents.replaceTags body.tags.[].id': 'shared',
  // Facts of a case, not files.
  'documents.create body.condition.rows.[].path': 'shared',
  'documents.update body.condition.rows.[].path': 'shared',
  'documents.replaceTags body.tags.[].path': 'shared',
  'documents.replaceTags body.tags.[].condition.rows.[].path': 'shared',
  'documents.updateTag body.path': 'shared',
  'documents.updateTag body.condition.rows.[].path': 'shared',
  // Only a file of one's own that is on no case: `document-templates.test.ts`.
  'documents.create body.path': 'shared',
  'documents.update body.path': 'shared',
  'documents.resolveFlag body.flagId': 'flag',
  'packets.freeze body.documentIds.[]': 'document',
  'signatures.withdraw params.id': 'signature',
  'signatures.makeFile params.id': 'signature',
  'signatures.sign body.documentIds.[]': 'document',
  'signatures.request body.documentId': 'document',
  'signatures.record body.documentId': 'document',
  'signatures.record body.scanDocumentId': 'order',
  // Of an upload of one's own that is read once: `signatures.test.ts`.
  'signatures.verify body.path': 'shared',
  'documents.resolveFlag body.replacedBy': 'document',
  'reminders.create body.userIds.[]': 'processor',
  'specialApprovals.create body.approvers.[].userId': 'lawyer',
  'specialApprovals.update body.specialApproval.approvers.[].userId': 'lawyer',
  'internalComments.add body.parentId': 'comment',
  'internalComments.add body.taggedUserIds.[]': 'processor',
  'internalComments.update body.taggedUserIds.[]': 'processor',
  'dockets.create body.lawyerId': 'lawyer',
  'dockets.update body.lawyerId': 'lawyer',
  // Ids that the builder gives to new steps.
  'workflows.addStep body.step.id': 'shared',
  'workflows.updateSteps body.steps.[].id': 'shared',
  'workflows.createSteps body.steps.[].id': 'shared',
  'workflows.saveDraft body.steps.[].id': 'shared',
  'cases.addDocuments body.documents.[].path': 'firmFile',
  'invoices.create body.billingItemIds.[]': 'charge',
  'invoices.credit body.lines.[].lineId': 'shared',
  'payments.record body.allocations.[].invoiceId': 'shared',
  'bankStatements.match body.items.[].id': 'trustDeposit',
  'trust.transfer body.invoiceId': 'invoice',
  'onlinePayments.start body.invoiceIds.[]': 'invoice',
  // Of the link’s own company: `pay-by-link.test.ts`.
  'onlinePayments.attemptByLink body.id': 'shared',
  'checks.reports query.batchId': 'shared',
  'checks.submit body.checkIds.[]': 'check',
  'checks.approve body.checkIds.[]': 'waitingCheck',
  'checks.print body.checkIds.[]': 'releasedCheck',
  'checks.update body.lines.[].id': 'shared',
  'lawyers.create body.userId': 'lawyer',
  'movedDates.accept body.ids.[]': 'movedDate',
  'notifications.updateStatus body.ids.[]': 'notification',
  // Whose it must be is tried by `notifications.test.ts`.
  'notifications.list query.after': 'shared',
  'properties.assignManager body.userId': 'user',
  'properties.removeManager body.userId': 'user',
  'properties.create body.id': 'property',
  'rosters.saveUnit body.id': 'unit',
  'propertyImports.create body.file.path': 'roll',
  // Of a lease’s own people: who isn’t of the lease is somebody new.
  'rosters.createLease body.people.[].id': 'shared',
  'rosters.updateLease body.people.[].id': 'shared',
  'properties.saveDraft body.id': 'property',
  'cases.create body.tenants.[].id': 'defendant',
  'cases.createDraft body.tenants.[].id': 'defendant',
  'cases.save body.tenants.[].id': 'defendant',
};

/** A field that carries an id or a path of somebody's record. */
export interface IdField {
  /** e.g. `params.id`, `query.clientId`, `body.service.[].tenantId`. */
  at: string;
  kind: RecordKind | 'shared';
}

/**
 * Every field of a route by which a record can be named.
 * @throws for a field that nobody has said anything about: then the sweep doesn't know how to try it.
 */
export function idFields(name: string, route: Route): IdField[] {
  const ats = [
    ...pathParameters(route.path)
      .filter((parameter) => namesRecord(route.params, parameter))
      .map((parameter) => `params.${parameter}`),
    ...(route.query ? uuidsIn(jsonOf(route.query)).map((at) => `query.${at}`) : []),
    ...(route.body ? uuidsIn(jsonOf(route.body)).map((at) => `body.${at}`) : []),
  ];
  return [...new Set(ats)].map((at) => ({ at, kind: kindOf(name, at) }));
}

function kindOf(name: string, at: string): RecordKind | 'shared' {
  const field = at.split('.').findLast((part) => part !== '[]') ?? '';
  const noun = name.split('.')[0] ?? '';
  const special = byField[`${name} ${at}`];
  if (special) return special;
  if (at === 'params.id') {
    const kind = byRoute[name] ?? byRoute[noun];
    if (kind) return kind === 'court' || kind === 'mail' || kind === 'own' ? 'shared' : kind;
  } else if (field in shared) return 'shared';
  else if (byName[field]) return byName[field];
  throw new Error(`${name}: the sweep doesn’t know whose record ${at} names.`);
}

function namesRecord(params: z.ZodObject | undefined, parameter: string): boolean {
  const schema = params && jsonOf(params).properties?.[parameter];
  if (!schema) throw new Error(`The path names ${parameter}, its parameters don’t.`);
  return uuidsIn({ properties: { [parameter]: schema } }).length > 0;
}

function uuidsIn(schema: Schema, at: readonly string[] = []): string[] {
  const isPath = /^(path|paths|\w+Path)$/.test(at.at(-1) ?? '');
  const isId = schema.format === 'uuid' || schema.format === 'uuid-list';
  if (isId || (isPath && !schema.properties)) return [at.join('.')];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => uuidsIn(inner, [...at, name])),
    ...(schema.items ? uuidsIn(schema.items, [...at, '[]']) : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((inner) => uuidsIn(inner, at)),
  ];
}

/** Queries that a route can't do without. */
const queries: Record<string, (tenant: Tenant) => Record<string, string>> = {
  'invoiceReports.statement': (tenant) => ({
    clientId: tenant.client.id,
    firmId: tenant.firm.id,
    from: '2026-01-01',
    to: '2026-01-31',
  }),
  'invoiceReports.statementPdf': (tenant) => ({
    clientId: tenant.client.id,
    firmId: tenant.firm.id,
    from: '2026-01-01',
    to: '2026-01-31',
  }),
  'trust.statement': (tenant) => ({
    clientId: tenant.client.id,
    firmId: tenant.firm.id,
    from: '2026-01-01',
    to: '2026-01-31',
  }),
  'invoiceRuns.preview': (tenant) => ({ through: '2026-01-05', clientId: tenant.client.id }),
  'documents.autoGenerated': (tenant) => ({ caseId: tenant.record.id }),
  'judgments.writDays': () => ({ outcome: 'POSSESSION_ONLY', date: '2026-06-12' }),
  'accountingExports.preview': () => anExport,
  'locationMappings.remove': (tenant) => ({ firmId: tenant.firm.id }),
  'caseNumbers.workCounts': () => ({ by: 'person' }),
  'caseNumbers.countyList': () => ({ countyId: FULTON }),
  'preferences.unsubscribe': (tenant) => ({ token: tenant.unsubscribeToken }),
  'internalComments.people': () => ({ commentType: 'Client' }),
  'internalComments.history': (tenant) => ({ caseId: tenant.record.id }),
  'savedViews.list': () => ({ list: 'cases' }),
  'courtCalendars.removeDay': () => ({ level: 'state' }),
  'geography.stateCounties': () => ({ stateId: shared['stateId'] ?? '' }),
  'geography.cities': () => ({ stateId: shared['stateId'] ?? '' }),
  'geography.zipCode': () => ({ zipCode: '30316' }),
  'invites.roles': () => ({ type: 'firm' }),
  'workflows.rehearse': (tenant) => ({ caseId: tenant.record.id }),
  'workflows.landing': (tenant) => ({ workflowId: recordOf(tenant, 'workflow') }),
  'workflows.difference': () => ({ from: '1', to: '1' }),
  'rulePacks.diff': () => ({ from: '2026.1', to: '2026.1' }),
  'rulePacks.discardDraft': () => ({ version: String(NO_VERSION) }),
  'rulePacks.removeRow': () => ({ version: String(NO_VERSION) }),
  'storage.signedUrl': (tenant) => ({ path: recordOf(tenant, 'file') }),
  'storage.downloadUrl': (tenant) => ({ path: recordOf(tenant, 'file') }),
  'storage.multipleDownloadUrls': (tenant) => ({ paths: recordOf(tenant, 'file') }),
};

/** A rule that no case matches. */
const aRule = (tenant: Tenant, name: string) => ({
  name,
  criteria: [{ key: 'SUM_BELOW', value: 0 }],
  approvers: [{ userId: recordOf(tenant, 'lawyer') }],
  unknownMeans: 'PASS',
});
/** A version that no case has: an action that is allowed is answered with a conflict, and changes nothing. */
export const NO_VERSION = 999_999;

const aPortal = {
  name: 'A court portal',
  address: 'https://93.184.215.14',
  adapter: 'PEACH',
  terms: 'UNKNOWN',
};
/** What most actions on a case take. */
/** Of days on which nobody posted anything. */
const anExport = { format: 'XERO', basis: 'CASH', from: '2020-01-01', to: '2020-01-31' };
const plainBody = { version: NO_VERSION, comment: 'See the ledger.', reason: 'See the ledger.' };

/** Each tenant invites somebody else to each place. */
const newcomer = (tenant: Tenant, place: string) => ({
  email: `${place}@${tenant.lastName.toLowerCase()}.example`,
});
const newManager = (tenant: Tenant, place: string) => ({
  ...newcomer(tenant, place),
  roles: ['client_manager'],
  clientId: tenant.client.id,
  propertyIds: [tenant.property.id],
});

const landlordFacts = () => ({
  name: 'Tallulah Gorge Homes LLC',
  addressLine1: '12 Main Street',
  city: 'Clayton',
  stateCode: 'GA',
  zipCode: '30525',
});

const courthouseFacts = () => ({
  name: `Magistrate Court ${newId().slice(-8)}`,
  addressLine1: '1 Courthouse Square',
  stateId: referenceId('state', 'GA'),
  countyId: referenceId('county', '13089'),
  cityId: ATLANTA,
  officer: 'marshal',
  timeZone: 'America/New_York',
  source: 'The court’s page',
});

const homeFacts = () => ({
  name: 'Tallulah Landing',
  addressLine1: '12 Main Street',
  city: 'Atlanta',
  stateCode: 'GA',
  zipCode: '30316',
  countyId: FULTON,
});

const figure = (id: string) => ({
  kind: 'FIGURE',
  row: { id, label: 'A sum', value: '$1', cite: 'A statute', source: 'Its text', confidence: 'S' },
});

const anOffice = {
  name: 'Quillon LLP',
  addressLine1: '50 Hurt Plaza SE',
  city: 'Atlanta',
  stateCode: 'GA',
  zipCode: '30303',
};

const aTag = { page: 1, x: 72, y: 72, width: 200, height: 18, type: 'TEXT', path: 'court.name' };

/** A body that each route takes, about the tenant's own records. */
const bodies: Record<string, (tenant: Tenant) => unknown> = {
  'stamps.createEnvelope': (tenant) => ({
    caseId: recordOf(tenant, 'case'),
    kind: 'DEFENDANT_COPY',
    tenantId: recordOf(tenant, 'defendant'),
    to: { ...anOffice },
    from: { ...anOffice },
  }),
  'rpaBotJobs.create': (tenant) => ({ caseId: recordOf(tenant, 'case'), kind: 'SCRA' }),
  'rpaBotJobs.retry': () => ({ version: NO_VERSION }),
  'rpaBotJobs.takeOver': () => ({ version: NO_VERSION }),
  'rpaBotJobs.giveBack': () => ({ version: NO_VERSION }),
  'rpaBotJobs.complete': () => ({ version: NO_VERSION, courtReference: '26ED100001' }),
  'rpaBotJobs.resolve': () => ({ version: NO_VERSION, filed: false, comment: 'It isn’t there.' }),
  'rpaBotJobs.askClerk': () => ({ version: NO_VERSION }),
  'rpaBotJobs.cancel': () => ({ version: NO_VERSION }),
  'rpaBotJobs.approve': () => ({ version: NO_VERSION, readyHash: '0'.repeat(64) }),
  'courtPortals.create': () => aPortal,
  'courtPortals.update': () => ({ ...aPortal, name: 'Odyssey of Fulton', version: NO_VERSION }),
  'courtPortals.setCredential': () => ({ username: 'filer', password: 'a-password-1' }),
  'courtPortals.setCertificate': () => ({ certificate: 'no certificate', privateKey: 'no key' }),
  'courtPortals.pause': () => ({ version: NO_VERSION }),
  'courtPortals.resume': () => ({ version: NO_VERSION }),
  'courtPortals.letSubmitAlone': () => ({ version: NO_VERSION, alone: false }),
  'docketProposals.accept': () => ({ version: NO_VERSION }),
  'docketProposals.setAside': () => ({ version: NO_VERSION }),
  'stamps.voidEnvelope': () => ({ version: NO_VERSION }),
  'stamps.recordScan': () => ({ kind: 'DELIVERED', date: '2026-01-05' }),
  'stamps.validateAddress': () => ({ address: anOffice }),
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
  'invoices.issue': () => ({ version: NO_VERSION }),
  'invoices.send': () => ({ version: NO_VERSION }),
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
  'payments.apply': () => ({ version: NO_VERSION }),
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
  'trust.approveCheck': () => ({ version: NO_VERSION }),
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
  // Whose sign-in is long ago, as the sweep's, is asked for a password first.
  'account.changePassword': () => ({ oldPassword: 'not this one', newPassword: 'correct horse battery' }),
  'account.beginTotp': () => ({}),
  'account.confirmTotp': () => ({ code: '000000' }),
  'account.removeTotp': () => ({}),
  'account.renewRecoveryCodes': () => ({}),
  'account.beginPasskey': () => ({}),
  'account.confirmPasskey': () => ({ name: 'This laptop', credential: { id: 'none' } }),
  'account.removePasskey': () => ({}),
  'account.endSession': () => ({}),
  'account.endSessions': () => ({ which: 'others' }),
  'workflows.create': (tenant) => ({ firmId: tenant.firm.id, name: `Built ${newId()}` }),
  'workflows.update': () => ({ lockVersion: NO_VERSION, name: 'Another name' }),
  'workflows.addStep': (tenant) => ({
    workflowId: recordOf(tenant, 'workflow'),
    lockVersion: NO_VERSION,
    step: { configureAction: { action: 'TASK' } },
  }),
  'workflows.updateSteps': (tenant) => ({
    workflowId: recordOf(tenant, 'workflow'),
    lockVersion: NO_VERSION,
    steps: [{ id: newId(), sequenceNo: 1, configureAction: { action: 'TASK' } }],
  }),
  'workflows.createSteps': () => ({ lockVersion: NO_VERSION, steps: [] }),
  'workflows.saveDraft': () => ({ lockVersion: NO_VERSION, steps: [] }),
  'workflows.save': () => ({ lockVersion: NO_VERSION, published: true }),
  'workflows.clone': () => ({}),
  'rosters.saveUnit': (tenant) => ({ id: tenant.lease.unitId, label: '9Z', version: NO_VERSION }),
  'rosters.createLease': (tenant) => ({
    propertyId: tenant.property.id,
    unitId: tenant.lease.unitId,
    people: [{ firstName: 'Ada', lastName: tenant.lastName }],
  }),
  'propertyImports.create': (tenant) => ({
    kind: 'RENT_ROLL',
    clientId: tenant.client.id,
    propertyId: tenant.property.id,
    file: { path: tenant.rollPath, fileName: 'roll.csv' },
  }),
  'propertyImports.preview': () => ({ version: NO_VERSION, columns: { unit: 0, tenant: 1 } }),
  'propertyImports.apply': () => ({ version: NO_VERSION }),
  'propertyImports.undo': () => ({ version: NO_VERSION }),
  'rosters.updateLease': () => ({ version: NO_VERSION, rentCents: 100_000 }),
  'workflows.moveRunning': () => ({ lockVersion: NO_VERSION, reason: 'The county changed its steps.' }),
  'stepTasks.complete': () => ({ comment: 'See the ledger.' }),
  'deadlines.preview': () => ({ state: 'GA', event: 'ANSWER_DUE', facts: { servedOn: '2026-05-15' } }),
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
  'cases.applyToDocket': (tenant) => ({ version: NO_VERSION, docketId: tenant.docket.id }),
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
  'courtCalendars.closeCourt': () => ({
    courthouseId: FULTON_MAGISTRATE,
    date: '2031-03-05',
    reason: 'Ice on the roads',
  }),
  'courthouseWrites.create': () => ({ courthouse: courthouseFacts() }),
  'courthouseWrites.update': () => ({
    courthouseId: FULTON_MAGISTRATE,
    courthouse: { totalRooms: 4 },
    version: NO_VERSION,
  }),
  'courthouseWrites.deactivate': () => ({ version: NO_VERSION }),
  'courthouseWrites.reactivate': () => ({ version: NO_VERSION }),
  'courtFees.add': () => ({
    level: 'courthouse',
    isOwn: false,
    effectiveFrom: '2033-05-02',
    rows: [
      {
        purpose: 'FILING',
        payee: 'CLERK',
        basis: 'FLAT',
        amountCents: 11_200,
        source: 'The clerk, by telephone',
        confidence: 'S',
      },
    ],
  }),
  'courtCalendars.putDay': () => ({ date: '2033-05-02', name: 'Founders’ Day', source: 'Court order' }),
  'courtCalendars.confirmYear': () => ({ year: 2033, source: 'The clerk, by telephone' }),
  'courtCalendars.previewImport': () => ({ csv: 'date,name\n2033-05-03,Founders’ Day\n' }),
  'courtCalendars.applyImport': () => ({
    csv: 'date,name\n2033-05-03,Founders’ Day\n',
    source: 'The court’s list',
    version: NO_VERSION,
  }),
  'dockets.create': () => ({
    courthouseId: FULTON_MAGISTRATE,
    date: '2031-03-04',
    time: '09:00',
    room: '1B',
  }),
  'dockets.update': () => ({ version: NO_VERSION, date: '2031-03-04', time: '09:00', room: '2B' }),
  'monthFiling.open': (tenant) => ({ leaseIds: [tenant.lease.id] }),
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
  'supportAccesses.start': (tenant) => ({
    firmId: tenant.firm.id,
    caseId: tenant.record.id,
    reason: 'A document that can’t be opened',
    minutes: 1,
  }),
  'invites.createFirm': (tenant) => ({
    ...newcomer(tenant, 'firm'),
    roles: ['lawyer'],
    firmId: tenant.firm.id,
  }),
  'invites.createClient': (tenant) => newcomer(tenant, 'company'),
  'invites.createClientUser': (tenant) => newManager(tenant, 'manager'),
  'invites.createUser': (tenant) => ({ ...newManager(tenant, 'user'), userType: 'Client' }),
  'invites.open': (tenant) => ({ code: tenant.inviteCode }),
  'invites.reopenAccount': (tenant) => ({ code: tenant.inviteCode }),
  'invites.accept': (tenant) => ({ code: tenant.inviteCode }),
  'firms.create': () => ({
    ...landlordFacts(),
    name: `Firm ${newId()}`,
    phone: '404-555-0123',
    email: 'office@firm.example',
    stateCodes: ['GA'],
  }),
  'firms.update': () => ({ version: NO_VERSION, city: 'Macon' }),
  'clients.onboard': () => ({ ...landlordFacts(), phone: '404-555-0123', email: 'office@people.example' }),
  // The address that the payment link was sent to: with another one the link ends.
  'clients.addApDetails': () => ({ name: 'Accounts payable', email: 'ap@company.example' }),
  'clients.addOwner': (tenant) => ({ ...landlordFacts(), clientId: tenant.client.id }),
  'propertyOwners.create': (tenant) => ({ ...landlordFacts(), clientId: tenant.client.id }),
  'propertyOwners.update': (tenant) => ({
    version: NO_VERSION,
    ownerId: tenant.landlord.id,
    ownerDetails: { city: 'Clayton' },
  }),
  'clients.update': (tenant) => ({
    version: NO_VERSION,
    engagements: [{ firmId: tenant.firm.id, stateCodes: ['GA'], fromDate: '2025-01-01' }],
  }),
  // No draft, so that it is refused.
  'properties.create': (tenant) => ({ ...homeFacts(), id: tenant.property.id, clientId: tenant.client.id }),
  'properties.saveDraft': (tenant) => ({
    id: tenant.property.id,
    name: 'Tallulah Landing',
    clientId: tenant.client.id,
  }),
  'properties.update': (tenant) => ({
    version: NO_VERSION,
    propertyId: tenant.property.id,
    property: { yearBuilt: 1999 },
  }),
  'properties.deactivate': () => ({ version: NO_VERSION, reason: 'Sold to somebody else' }),
  'properties.reactivate': () => ({ version: NO_VERSION }),
  'properties.assignManager': (tenant) => ({ userId: recordOf(tenant, 'user') }),
  'properties.removeManager': (tenant) => ({ userId: recordOf(tenant, 'user') }),
  'documents.regenerate': (tenant) => ({ caseId: tenant.record.id }),
  'signatures.sign': (tenant) => ({
    documentIds: [recordOf(tenant, 'document')],
    consents: true,
    proof: { kind: 'PASSWORD', password: 'not this one' },
  }),
  'signatures.request': (tenant) => ({
    documentId: recordOf(tenant, 'document'),
    signerName: 'Wanda Beaufort',
    signerEmail: 'wanda@people.example',
  }),
  'signatures.record': (tenant) => ({
    documentId: recordOf(tenant, 'document'),
    scanDocumentId: recordOf(tenant, 'order'),
    kind: 'AGENT',
    signerName: 'Wanda Beaufort',
    signedOn: '2026-06-12',
  }),
  'signatures.readLink': ({ signingCode }) => ({ code: signingCode }),
  'signatures.signLink': ({ signingCode }) => ({
    code: signingCode,
    name: 'Wanda Beaufort',
    pages: [
      { page: 1, seenAt: '2026-06-12T14:00:00Z' },
      { page: 2, seenAt: '2026-06-12T14:00:05Z' },
    ],
    consents: true,
    swears: true,
  }),
  'signatures.declineLink': ({ declinedCode }) => ({
    code: declinedCode,
    reason: 'It names another tenant.',
  }),
  'signatures.verify': ({ copyPath }) => ({ path: copyPath }),
  'signatures.setSeal': ({ certificate }) => certificate,
  'packets.freeze': (tenant) => ({ purpose: 'FILING', documentIds: [recordOf(tenant, 'document')] }),
  'documents.checkExistence': () => ({ name: 'Complaint' }),
  'documents.create': () => ({
    name: `Affidavit ${newId()}`,
    type: 'LAYOUT',
    layout: 'DISPOSSESSORY_AFFIDAVIT',
    moment: 'CLOSE',
  }),
  'documents.update': () => ({ version: NO_VERSION, confidence: 'S' }),
  'documents.publish': () => ({ version: NO_VERSION }),
  'documents.review': () => ({ number: 1, version: NO_VERSION }),
  'documents.preview': (tenant) => ({ caseId: tenant.record.id }),
  'documents.zip': (tenant) => ({ caseId: tenant.record.id }),
  'documents.clone': () => ({ countyId: FULTON }),
  'documents.replaceTags': (tenant) => ({ version: NO_VERSION, tags: [{ ...aTag, id: tenant.tagId }] }),
  'documents.updateTag': () => ({ version: NO_VERSION, ...aTag }),
  'documents.redact': () => ({
    boxes: [{ page: 1, x: 72, y: 72, width: 90, height: 14, kind: 'OTHER', label: null }],
  }),
  'documents.keep': () => ({ reason: 'The clerk accepts it as it is.' }),
  'documents.flag': () => ({ version: NO_VERSION, comment: 'The second page is cut off.' }),
  'documents.resolveFlag': (tenant) => ({ flagId: tenant.flagId, outcome: 'WITHDRAWN' }),
  'lawyers.create': (tenant) => ({ userId: recordOf(tenant, 'lawyer') }),
  'lawyers.update': () => ({ version: NO_VERSION }),
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
  'reminders.update': () => ({ version: NO_VERSION, done: true }),
  'billItems.create': (tenant) => ({
    title: `Copies ${newId()}`,
    accountNo: '5070',
    category: 'COPIES_NOTARY',
    amountCents: 100,
    firmId: tenant.firm.id,
  }),
  'billItems.update': () => ({ version: NO_VERSION, title: 'Copies and notary' }),
  'approvalRequests.decide': () => ({ version: NO_VERSION, approves: true, reason: 'The sum justifies it.' }),
  'specialApprovals.create': (tenant) => ({ ...aRule(tenant, `Rule ${newId()}`), firmId: tenant.firm.id }),
  'specialApprovals.update': (tenant) => ({
    version: NO_VERSION,
    specialApprovalId: tenant.specialApprovalId,
    specialApproval: aRule(tenant, 'Media'),
  }),
  'locationMappings.update': (tenant) => ({
    version: NO_VERSION,
    locationId: 'ATL-01',
    locationName: 'Atlanta',
    firmId: tenant.firm.id,
  }),
  'movedDates.accept': (tenant) => ({ ids: [tenant.movedDateId] }),
  'rulePacks.startDraft': () => ({ note: 'The answer window' }),
  'rulePacks.changeHead': () => ({ version: NO_VERSION, note: 'The answer window' }),
  'rulePacks.addRow': () => ({ version: NO_VERSION, ...figure('GA-NEW-FIGURE') }),
  'rulePacks.changeRow': () => ({ version: NO_VERSION, ...figure('GA-MAGISTRATE-LIMIT') }),
  'rulePacks.startImpact': () => ({ version: NO_VERSION }),
  'rulePacks.publish': () => ({ version: NO_VERSION, note: 'The answer window' }),
  'rulePacks.say': (tenant) => ({
    ruleId: 'GA-ANSWER',
    hash: '0'.repeat(64),
    verdict: 'VERIFIED',
    caseId: tenant.record.id,
  }),
  'ruleProposals.propose': () => ({
    text: 'The marshal asks for 15 days.',
    change: figure('GA-MAGISTRATE-LIMIT'),
  }),
  'ruleProposals.answer': () => ({ answer: 'DECLINED', note: 'The statute says 14.' }),
  'savedViews.save': () => ({ list: 'cases', name: 'Tried', search: 'status=REVIEW' }),
  'notifications.updateStatus': (tenant) => ({ ids: [tenant.notificationId], status: 'READ' }),
  'notifications.readAll': () => ({ group: 'court' }),
  'preferences.update': () => ({ version: NO_VERSION }),
  'storage.signedUploadUrl': (tenant) => ({
    fileName: 'lease.pdf',
    contentType: 'application/pdf',
    sizeBytes: 1_000,
    clientId: tenant.client.id,
  }),
  'users.create': (tenant) => ({
    email: `${newId()}@people.example`,
    firstName: 'Ifeoma',
    lastName: 'Castellanos',
    roles: ['client_manager'],
    clientId: tenant.client.id,
    propertyIds: [tenant.property.id],
  }),
  'users.update': () => ({ version: NO_VERSION }),
  'writs.create': () => ({ version: NO_VERSION, docketChecked: 'NONE' }),
  'writs.submit': () => ({ version: NO_VERSION }),
  'writs.clientConfirm': () => ({
    version: NO_VERSION,
    answers: plainAnswers,
    signedBy: 'Wanda Beaufort',
  }),
  'writs.requestResubmit': () => ({ version: NO_VERSION, comment: 'The sum is wrong.' }),
  'writs.reviewed': () => ({ version: NO_VERSION }),
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
  'writs.bulk': (tenant) => ({ writIds: [tenant.writId], data: { version: NO_VERSION } }),
  'users.updateProfile': () => ({ version: NO_VERSION }),
  'storage.namedDownloadUrl': (tenant) => ({ path: recordOf(tenant, 'file') }),
};

/** A whole request about a tenant's records. @throws where the sweep doesn't know what the route takes. */
export function inputFor(name: string, route: Route, tenant: Tenant): Input {
  const params = Object.fromEntries(
    pathParameters(route.path).map((parameter) => [parameter, parameterOf(name, parameter, tenant)]),
  );
  const body = bodies[name]?.(tenant) ?? (isPlainAction(route) ? plainBody : undefined);
  if (route.body && body === undefined) throw new Error(`${name}: the sweep knows no body that it takes.`);
  return {
    params,
    ...(queries[name] && { query: queries[name](tenant) }),
    ...(route.body && { body }),
  };
}

function isPlainAction({ url, body }: Route): boolean {
  const isAction = Object.values(caseActionCalls).some((call) => call.url === url);
  return isAction && body?.safeParse(plainBody).success === true;
}

const DEKALB_MAGISTRATE = referenceId('courthouse', 'ga-dekalb');
const MAIL_THAT_IS_NOT_THERE = '01980000-0000-7000-8000-000000000001';

function parameterOf(name: string, parameter: string, tenant: Tenant): string {
  if (name === 'cases.bulk' && parameter === 'action') return 'review';
  if (name === 'writs.bulk' && parameter === 'action') return 'submit';
  if (name === 'courtCalendars.undoClosure') return tenant.closureId;
  if (name === 'ruleProposals.answer') return tenant.proposalId;
  if (parameter === 'state') return 'GA';
  if (parameter === 'month') return '2026-01';
  if (parameter === 'ruleId') return 'GA-MAGISTRATE-LIMIT';
  // A day that the state's calendar has; taken out, it stays there as open.
  if (name === 'courtCalendars.removeDay' && parameter === 'date') return '2034-07-04';
  if (name === 'account.endSession') return 'no-such-session';
  if (parameter === 'session') return tenant.practiceSession;
  if (name === 'invites.verify') return tenant.inviteCode;
  if (name === 'invites.mailMine') return tenant.ownInvite.id;
  if (name.startsWith('locationMappings.')) return FULTON;
  const kind = kindOf(name, `params.${parameter}`);
  if (kind !== 'shared') return recordOf(tenant, kind);
  // The others go on at the court of both tenants.
  if (name === 'courthouseWrites.deactivate') return DEKALB_MAGISTRATE;
  return name.startsWith('mailbox.') ? MAIL_THAT_IS_NOT_THERE : FULTON_MAGISTRATE;
}

/** The input with another value at a field; the parts on the way are made where they are missing. */
export function withValue(input: Input, at: string, value: unknown): Input {
  const copy = structuredClone(input) as Record<string, unknown>;
  let here = copy;
  const parts = at.split('.');
  parts.forEach((part, index) => {
    const key = part === '[]' ? '0' : part;
    const next = parts[index + 1];
    if (next === undefined) here[key] = value;
    else {
      const below = here[key];
      here[key] = typeof below === 'object' && below !== null ? below : next === '[]' ? [] : {};
      here = here[key] as Record<string, unknown>;
    }
  });
  return copy;
}

/** Where a request goes. */
export function addressOf(route: Route, { params, query }: Input): string {
  const path = route.url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}
