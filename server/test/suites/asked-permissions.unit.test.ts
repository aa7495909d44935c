import { allRoutes } from '@writdesk/contract';
import { caseActionDefinitions } from '@writdesk/contract/cases/case-actions';
import { actionPermissions } from '@writdesk/contract/cases/case-lifecycle';
import { permissions } from '@writdesk/contract/permissions/permissions';
import { expect, test } from 'vitest';

// The sweep believes what the contract says a call asks. This list is written by hand from the permission table of the
// practice, row by row: a call that asks the wrong permission differs from it, and a new call must be entered.

const askedBy = `
# Company (client) register / update / AP details
company.read: clients.list clients.activeList clients.details clients.clientData clients.companyDetails clients.firms
company.update: clients.addApDetails clients.update
# Property owner, property
property-owner.create: clients.addOwner
property-owner.read: propertyOwners.list propertyOwners.details
property.read: properties.list properties.listOfCompany properties.details
# Courthouses and their calendars
courthouse.read: courtCalendars.year courthouses.list courthouses.details courthouses.choices
court-calendar.update: courtCalendars.closeCourt courtCalendars.undoClosure courtCalendars.putDay
court-calendar.update: courtCalendars.removeDay courtCalendars.confirmYear
court-calendar.update: courtCalendars.previewImport courtCalendars.applyImport
# Workflows
workflow.read: workflows.list workflows.details workflows.steps workflows.getByCourthouse workflows.stepRoles
# Rule packs
rule-pack.read: rulePacks.list rulePacks.details rulePacks.versions rulePacks.diff rulePacks.impact rulePacks.recount
rule-pack.read: ruleProposals.list movedDates.list
rule-pack.create: rulePacks.startDraft
rule-pack.update: rulePacks.discardDraft rulePacks.changeHead rulePacks.addRow rulePacks.changeRow
rule-pack.update: rulePacks.removeRow ruleProposals.answer
rule-pack.publish: rulePacks.startImpact rulePacks.publish
rule-pack.propose: ruleProposals.propose
rule-pack.verify: rulePacks.say movedDates.accept
# Case create, save, read
case.create: cases.createDraft cases.create
case.save: cases.save cases.addEvictionDetails
case.read: cases.list cases.listOfClient cases.handledByMe cases.recommended cases.queues cases.filterChoices cases.details
case.read: cases.stepDetails cases.timeline cases.dashboardStatus cases.statuses deadlines.ofCase noticeGuard.ofCase
# Of many cases each is asked for the action itself
case.read: cases.bulk
# Actions, one row each
case.submit: cases.submit
case.hold-release: cases.holdRelease
case.initial-check: cases.initialCheck
case.review: cases.review
case.back-in-intake: cases.backInIntake
case.back-in-initial-check: cases.backInInitialCheck
case.send-back-to-client: cases.sendBackToClient
case.send-back-to-processor: cases.sendBackToProcessor
case.approve case.resend: cases.sendForFiling
case.add-case-number: cases.addCaseNumber
case.sent-for-serving case.approve: cases.sentForServing
case.record-service: cases.recordService
case.record-search: cases.recordSearch
case.record-fact: courtFacts.record
docket.create: dockets.create
docket.apply: cases.applyToDocket
docket.read: cases.toDocket dockets.list dockets.details
case.awaiting-judgment: cases.awaitingJudgment
judgment.record: cases.createJudgment
case.dismiss: cases.dismissCase
case.deny: cases.denyCase
case.close: cases.close
# Documents
document.upload: cases.addDocuments storage.signedUploadUrl
document.regenerate: documents.regenerate
# Billing
billing-item.read: cases.billings
invoice.read: invoices.list
# Users and invites
user.read: users.dropdown users.list users.byClient users.clientUsers users.details
user.create: users.create
user.update: users.update users.forceReset users.removeFactors
lawyer.create: lawyers.create
lawyer.update: lawyers.update
invite.read-firm invite.read-client: invites.roles
invite.read-firm: invites.firmList
invite.read-client: invites.clientList
invite.firm: invites.createFirm
invite.client: invites.createClient
invite.client-user: invites.createClientUser
invite.firm invite.client-user: invites.createUser
invite.firm invite.client invite.client-user: invites.resend invites.revoke
# Audits, sealed values, walls, support, notices
audit.read: cases.statusAudit
tenant.unmask: cases.revealSecret
ethical-wall.read: ethicalWalls.list
ethical-wall.create: ethicalWalls.raise
ethical-wall.delete: ethicalWalls.lift
notice-override.read: noticeGuard.overrides
support-access.read: supportAccesses.list
support-access.start: supportAccesses.start
support-access.end: supportAccesses.end
notification.read: notifications.list notifications.stream
notification.update: notifications.updateStatus
`;

/** Asked by a verb, where the record or the level is known; the call itself is open to more. */
const askedWithin = [
  'company.create', // a company registers itself
  'court-calendar.update-wide', // the same calls, of a county and a state
  'mailbox.open-all', // everybody reads their own
  'user.deactivate', // a field of the update
];

/** Of nouns that have calls: these rights have none yet. */
const withoutCall = [
  'company.deactivate',
  'property-owner.update',
  'property.create',
  'property.import',
  'property.update',
  'property.deactivate',
  'property.assign-manager',
  'courthouse.create',
  'courthouse.update',
  'courthouse.deactivate',
  'workflow.create',
  'workflow.update',
  'workflow.publish',
  'case.reopen',
  'case.update-workflow',
  'docket.update',
  'docket.delete',
  'document.delete',
  'document.flag',
  'billing-item.create',
  'billing-item.update',
  'billing-item.delete',
  'invoice.create',
  'invoice.update',
  'invoice.pay',
  'audit.verify', // by the operator's command
  'audit.export',
];

const expected = new Map(
  askedBy
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [asked = '', names = ''] = line.split(': ');
      return names.split(' ').map((name) => [name, asked.split(' ')] as const);
    }),
);

// A later action on a case needs no line here: the grid of the contract says which role does it in which status.
const inGrid = new Map(
  Object.values(caseActionDefinitions).flatMap(({ call, name }) =>
    call ? [[call.url, actionPermissions(name)] as const] : [],
  ),
);

const guarded = allRoutes.flatMap(({ name, route }) => {
  const asked = [route.permission].flat();
  return asked.includes('signed-in') || asked.includes('public') ? [] : [{ name, asked, url: route.url }];
});

test.for(guarded)('$name asks what the table of permissions says', ({ name, asked, url }) => {
  expect(asked).toEqual(expected.get(name) ?? inGrid.get(url));
});

test('no call of the list is gone or open', () => {
  const listed = guarded.filter(({ name, url }) => expected.has(name) || !inGrid.has(url));
  expect([...expected.keys()].toSorted()).toEqual(listed.map(({ name }) => name).toSorted());
});

test('every right of a noun that has calls is asked by one, or named here', () => {
  const asked = new Set<string>(guarded.flatMap((route) => route.asked));
  const nounOf = (permission: string) => permission.split('.')[0];
  const built = new Set([...asked, ...askedWithin].map(nounOf));
  const unasked = permissions.filter((permission) => built.has(nounOf(permission)) && !asked.has(permission));
  expect(unasked.toSorted()).toEqual([...askedWithin, ...withoutCall].toSorted());
});
