import { caseActionCalls } from '@writdesk/contract/cases/case-actions';
import type { z } from 'zod';
import { pathParameters, type Route } from '@writdesk/contract/route';
import { referenceId } from '../../seed/reference-id.ts';
import { newId } from '../../src/platform/ids.ts';
import { jsonOf, type Schema } from './schema-parts.ts';
import { caseFacts, FULTON, FULTON_MAGISTRATE } from './firm-with-a-client.ts';
import type { Tenant } from './sweep-world.ts';

/** The parts of a request, as they are sent. */
export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Records of a tenant, by what they are. `shared` belongs to everybody. */
const records = {
  case: (tenant: Tenant) => tenant.record.id,
  client: (tenant: Tenant) => tenant.client.id,
  firm: (tenant: Tenant) => tenant.firm.id,
  property: (tenant: Tenant) => tenant.property.id,
  landlord: (tenant: Tenant) => tenant.landlord.id,
  docket: (tenant: Tenant) => tenant.docket.id,
  workflow: (tenant: Tenant) => tenant.workflow.id,
  document: (tenant: Tenant) => paper(tenant, 'GENERATED').id,
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
};
export type RecordKind = keyof typeof records;
export const recordOf = (tenant: Tenant, kind: RecordKind): string => records[kind](tenant);

function paper({ record }: Tenant, source: 'UPLOAD' | 'GENERATED') {
  const found = record.documents.find((document) => document.source === source);
  if (!found) throw new Error(`The case has no ${source} document.`);
  return found;
}

/** Values of fields that name nobody's record: places and courts, the same for everybody. */
const shared: Record<string, string> = {
  countryId: referenceId('country', 'US'),
  stateId: referenceId('state', 'GA'),
  countyId: FULTON,
  courthouseId: FULTON_MAGISTRATE,
};

/** What a field of this name stands for, wherever it is. */
const byName: Record<string, RecordKind> = {
  caseId: 'case',
  caseIds: 'case',
  clientId: 'client',
  companyId: 'client',
  crmClientIds: 'client',
  firmId: 'firm',
  propertyId: 'property',
  propertyIds: 'property',
  ownerId: 'landlord',
  docketId: 'docket',
  workflowId: 'workflow',
  tenantId: 'defendant',
  assignedProcessorId: 'processor',
  assignedLawyerId: 'lawyer',
  assigneeId: 'processor',
  path: 'file',
  paths: 'file',
  stampedDocumentPath: 'firmFile',
  answers: 'request',
  userId: 'colleague',
};

/** What the `id` in a path stands for, by the first part of the route's name, or by the whole. */
const byRoute: Record<string, RecordKind | 'court' | 'mail' | 'own'> = {
  account: 'own',
  cases: 'case',
  'cases.dashboardStatus': 'client',
  'cases.statuses': 'client',
  clients: 'client',
  courtCalendars: 'court',
  courthouses: 'court',
  courtFacts: 'case',
  deadlines: 'case',
  dockets: 'docket',
  documents: 'document',
  ethicalWalls: 'case',
  mailbox: 'mail',
  noticeGuard: 'case',
  properties: 'property',
  propertyOwners: 'landlord',
  invites: 'invite',
  lawyers: 'lawyer',
  'ruleProposals.answer': 'own',
  savedViews: 'savedView',
  supportAccesses: 'access',
  users: 'user',
  workflows: 'workflow',
  'workflows.getByCourthouse': 'court',
};
const byField: Record<string, RecordKind> = {
  'cases.addDocuments body.documents.[].path': 'firmFile',
  'lawyers.create body.userId': 'lawyer',
  'movedDates.accept body.ids.[]': 'movedDate',
  'notifications.updateStatus body.ids.[]': 'notification',
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
  'savedViews.list': () => ({ list: 'cases' }),
  'courtCalendars.removeDay': () => ({ level: 'state' }),
  'geography.stateCounties': () => ({ stateId: shared['stateId'] ?? '' }),
  'geography.cities': () => ({ stateId: shared['stateId'] ?? '' }),
  'geography.zipCode': () => ({ zipCode: '30316' }),
  'invites.roles': () => ({ type: 'firm' }),
  'rulePacks.diff': () => ({ from: '2026.1', to: '2026.1' }),
  'rulePacks.discardDraft': () => ({ version: String(NO_VERSION) }),
  'rulePacks.removeRow': () => ({ version: String(NO_VERSION) }),
  'storage.signedUrl': (tenant) => ({ path: recordOf(tenant, 'file') }),
  'storage.downloadUrl': (tenant) => ({ path: recordOf(tenant, 'file') }),
  'storage.multipleDownloadUrls': (tenant) => ({ paths: recordOf(tenant, 'file') }),
};

/** A version that no case has: an action that is allowed is answered with a conflict, and changes nothing. */
export const NO_VERSION = 999_999;
/** What most actions on a case take. */
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

const figure = (id: string) => ({
  kind: 'FIGURE',
  row: { id, label: 'A sum', value: '$1', cite: 'A statute', source: 'Its text', confidence: 'S' },
});

/** A body that each route takes, about the tenant's own records. */
const bodies: Record<string, (tenant: Tenant) => unknown> = {
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
  'deadlines.preview': () => ({ state: 'GA', event: 'ANSWER_DUE', facts: { servedOn: '2026-05-15' } }),
  'courtFacts.record': () => ({ version: NO_VERSION, facts: { answeredOn: '2026-06-12' } }),
  'cases.createDraft': (tenant) => ({ clientId: tenant.client.id, propertyId: tenant.property.id }),
  'cases.create': (tenant) => ({ ...caseFacts(tenant), clientId: tenant.client.id }),
  'cases.save': () => ({ version: NO_VERSION, comment: 'Call the leasing office first.' }),
  'cases.addEvictionDetails': () => ({ version: NO_VERSION, occupied: true, confirmedBy: 'The manager' }),
  'cases.addDocuments': (tenant) => ({
    version: NO_VERSION,
    documents: [{ path: recordOf(tenant, 'firmFile'), kind: 'LEASE', fileName: 'lease.pdf' }],
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
  'cases.denyCase': () => ({
    version: NO_VERSION,
    comment: 'We act for the tenant.',
    denyReason: 'CONFLICT',
  }),
  'cases.close': () => ({ version: NO_VERSION, closureReason: 'SETTLED' }),
  'cases.createJudgment': () => ({ version: NO_VERSION, outcome: 'POSSESSION_ONLY', date: '2026-06-12' }),
  'cases.bulk': (tenant) => ({ caseIds: [tenant.record.id], data: { version: NO_VERSION } }),
  'courtCalendars.closeCourt': () => ({
    courthouseId: FULTON_MAGISTRATE,
    date: '2031-03-05',
    reason: 'Ice on the roads',
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
  'cases.revealSecret': (tenant) => ({
    tenantId: recordOf(tenant, 'defendant'),
    field: 'ssn',
    reason: 'For the military search',
  }),
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
  'clients.onboard': () => ({ ...landlordFacts(), phone: '404-555-0123', email: 'office@people.example' }),
  'clients.addApDetails': () => ({ name: 'Accounts payable', email: 'ap@people.example' }),
  'clients.addOwner': (tenant) => ({ ...landlordFacts(), clientId: tenant.client.id }),
  'clients.update': (tenant) => ({
    version: NO_VERSION,
    engagements: [{ firmId: tenant.firm.id, stateCodes: ['GA'], fromDate: '2025-01-01' }],
  }),
  'documents.regenerate': (tenant) => ({ caseId: tenant.record.id }),
  'lawyers.create': (tenant) => ({ userId: recordOf(tenant, 'lawyer') }),
  'lawyers.update': () => ({ version: NO_VERSION }),
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

const MAIL_THAT_IS_NOT_THERE = '01980000-0000-7000-8000-000000000001';

function parameterOf(name: string, parameter: string, tenant: Tenant): string {
  if (name === 'cases.bulk' && parameter === 'action') return 'review';
  if (name === 'courtCalendars.undoClosure') return tenant.closureId;
  if (name === 'ruleProposals.answer') return tenant.proposalId;
  if (parameter === 'state') return 'GA';
  if (parameter === 'ruleId') return 'GA-MAGISTRATE-LIMIT';
  // A day that the state's calendar has; taken out, it stays there as open.
  if (name === 'courtCalendars.removeDay' && parameter === 'date') return '2034-07-04';
  if (name === 'account.endSession') return 'no-such-session';
  if (name === 'invites.verify') return tenant.inviteCode;
  if (name === 'invites.mailMine') return tenant.ownInvite.id;
  const kind = kindOf(name, `params.${parameter}`);
  if (kind !== 'shared') return recordOf(tenant, kind);
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
