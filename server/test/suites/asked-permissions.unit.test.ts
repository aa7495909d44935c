import { allRoutes } from '@writdesk/contract';
import { caseActionDefinitions } from '@writdesk/contract/cases/case-actions';
import { actionPermissions } from '@writdesk/contract/cases/case-lifecycle';
import { permissions } from '@writdesk/contract/permissions/permissions';
import { ownKeys } from '@writdesk/contract/values/records';
import { writActions } from '@writdesk/contract/writs/writ-actions';
import { writCalls } from '@writdesk/contract/writs/writs';
import { expect, test } from 'vitest';

// The sweep believes what the contract says a call asks. This list is written by hand from the permission table of the
// practice, row by row: a call that asks the wrong permission differs from it. A new call must be entered, unless it asks
// the right of its own name: `dockets.update` asks `docket.update`, and `list` and `details` ask to read.

const askedBy = `
# Company (client) register / update / AP details
company.read: clients.list clients.activeList clients.details clients.clientData clients.companyDetails clients.firms
company.update: clients.addApDetails clients.update
statistics.read-admin: clients.statistics clients.monthly
firm.read-all: firms.list
firm.read: firms.details
firm.create: firms.create
firm.update: firms.update
# Property owner, property
property-owner.create: clients.addOwner propertyOwners.create
property-owner.update: propertyOwners.update propertyOwners.bulk
property-owner.read: propertyOwners.list propertyOwners.details
property.read: properties.list properties.listOfCompany properties.details properties.statistics
audit.read: audits.property audits.verifyProperty
property.create: properties.create properties.saveDraft
property.update: properties.update
property.deactivate: properties.deactivate properties.reactivate properties.bulk
property.assign-manager: properties.assignManager properties.removeManager properties.bulkManagers
property.import: propertyImports.create propertyImports.list propertyImports.running propertyImports.details propertyImports.rows
property.import: propertyImports.preview propertyImports.apply propertyImports.undo
property-connection.read: propertyConnections.list
property-connection.update: propertyConnections.create propertyConnections.update propertyConnections.disconnect
property-connection.sync: propertyConnections.sync
lease.read: rosters.units rosters.lease
lease.update: rosters.saveUnit rosters.createLease rosters.updateLease monthFiling.recordNotice
# Courthouses and their calendars
courthouse.read: courtFees.book courtFees.calculate courtCalendars.year courthouses.list courthouses.details courthouses.choices
courthouse.create: courthouseWrites.create
courthouse.update: feeProposals.list feeProposals.accept feeProposals.dismiss courtFees.add courthouseWrites.update
courthouse.deactivate: courthouseWrites.deactivate courthouseWrites.reactivate courthouseWrites.bulk
court-calendar.update: courtCalendars.closeCourt courtCalendars.undoClosure courtCalendars.putDay
court-calendar.update: courtCalendars.removeDay courtCalendars.confirmYear
court-calendar.update: courtCalendars.previewImport courtCalendars.applyImport
# Reminders: whoever reads a case sets one; the auditor changes nothing
case.read: reminders.list stepTasks.list
case.save: stepTasks.complete
notification.update: reminders.create reminders.update reminders.remove reminders.bulk
reminder-rule.read: reminderRules.list
reminder-rule.update: reminderRules.create reminderRules.update reminderRules.remove
# Reports: everybody's own
report.read: reports.list reports.details reports.runs reports.file
report.update: reports.create reports.update reports.remove reports.run
# Internal comments: the verb asks for the thread; the auditor's marks stay as they are
firm-comment.read client-comment.read: internalComments.getAll internalComments.history internalComments.people internalComments.unread
firm-comment.create client-comment.create: internalComments.add
firm-comment.update client-comment.update: internalComments.update
firm-comment.delete client-comment.update: internalComments.remove
notification.update: internalComments.markRead
# Audits
audit.read: caseStatusAudits.list
audit.verify: auditExports.verifyCase auditAnchors.list auditAnchors.verify
audit.export: auditExports.exportCase auditExports.check
# Bill items and locations
bill-item.read: billItems.list billItems.selectList billItems.exportCsv
bill-item.create: billItems.create
bill-item.update: billItems.update billItems.bulk
bill-item.delete: billItems.remove
billing-item.create: billingItems.create billingItems.ofCase
billing-item.update: billingItems.update
billing-item.delete: billingItems.remove
location-mapping.read: locationMappings.list locationMappings.exportCsv
location-mapping.update: locationMappings.update
location-mapping.delete: locationMappings.remove
account-mapping.read: accountMappings.list
account-mapping.update: accountMappings.update
accounting-export.create: accountingExports.create
vendor.read: vendors.list vendors.totals vendors.exportTotals
vendor.update: vendors.create vendors.update
cost-payment.read: costPayments.list costPayments.unpaid
cost-payment.update: costPayments.record costPayments.confirm costPayments.end
# Special approvals
special-approval.read: specialApprovals.list specialApprovals.details specialApprovals.criteria
special-approval.create: specialApprovals.create specialApprovals.rehearse
special-approval.decide: approvalRequests.decide
case.read: approvalRequests.waiting
special-approval.update: specialApprovals.update
special-approval.delete: specialApprovals.remove specialApprovals.removeMany
# Workflows
workflow.read: workflows.list workflows.details workflows.steps workflows.getByCourthouse workflows.stepRoles
workflow.read: workflows.check workflows.versions workflows.difference workflows.landing
workflow.read: workflows.landings workflows.rehearse
workflow.publish: workflows.moveRunning
case.update-workflow: cases.updateWorkflow
workflow.create: workflows.create workflows.clone
workflow.update: workflows.update workflows.addStep workflows.updateSteps workflows.createSteps workflows.saveDraft
workflow.update workflow.publish: workflows.save
# Rule packs
rule-pack.read: rulePacks.list rulePacks.details rulePacks.versions rulePacks.diff rulePacks.impact rulePacks.recalculation
rule-pack.read: ruleProposals.list movedDates.list
rule-pack.create: rulePacks.startDraft
rule-pack.update: rulePacks.discardDraft rulePacks.changeHead rulePacks.addRow rulePacks.changeRow
rule-pack.update: rulePacks.removeRow ruleProposals.answer
rule-pack.publish: rulePacks.startImpact rulePacks.publish
rule-pack.propose: ruleProposals.propose
rule-pack.verify: rulePacks.say movedDates.accept
# Case create, save, read
case.create: cases.createDraft cases.create monthFiling.list monthFiling.drafts monthFiling.open
case.save: cases.save cases.addEvictionDetails cases.recordStipulation cases.recordTenantPayment cases.answerSweep
case.read: cases.list cases.listOfClient cases.handledByMe cases.appealed cases.recommended cases.queues cases.filterChoices cases.details
case.read: cases.stepDetails cases.timeline cases.dashboardStatus cases.statuses deadlines.ofCase noticeGuard.ofCase standing.ofCase judgments.writDays
case.read: caseNumbers.ongoingStatuses caseNumbers.dashboardOngoing caseNumbers.workCounts caseNumbers.mapData caseNumbers.countyList
case.read: evictionHistory.list evictionHistory.ofProperty possessionForecast.get documents.zip
statistics.read: caseNumbers.statistics caseNumbers.countyStatistics caseNumbers.companyStatistics
# Of many cases or writs each is asked for the action itself
case.read: cases.bulk
writ.read: writs.bulk
# Actions, one row each
case.submit: cases.submit
case.hold-release: cases.holdRelease
case.initial-check: cases.initialCheck
case.review: cases.review cases.assign
case.back-in-intake: cases.backInIntake
case.back-in-initial-check: cases.backInInitialCheck
case.send-back-to-client: cases.sendBackToClient
case.send-back-to-processor: cases.sendBackToProcessor
case.approve: signatures.sign
case.approve case.resend: cases.sendForFiling
case.add-case-number: cases.addCaseNumber
case.sent-for-serving case.approve: cases.sentForServing
case.record-service: cases.recordService
case.record-search: cases.recordSearch
case.record-fact: courtFacts.record cases.checkDocket
docket.create: dockets.create
docket.apply: cases.applyToDocket cases.removeFromDocket courtDay.setOffer
docket.read-sheet: courtDay.sheet courtDay.suggestions
docket.update: dockets.update
docket.delete: dockets.delete
docket.read: cases.toDocket dockets.list dockets.details
case.awaiting-judgment: cases.awaitingJudgment
judgment.record: cases.createJudgment cases.updateJudgment courtDay.continueMany
appeal.submit: cases.appealSubmit
appeal.update: cases.appealUpdate
# Writs and lockouts
writ.read: writs.list
lockout.set: cases.setLockoutDate
case.dismiss: cases.dismissCase
case.deny: cases.denyCase
case.close: cases.close
case.reopen: cases.reopen
# Documents
document.upload: cases.addDocuments storage.signedUploadUrl
document.redact: documents.redactionSheet documents.redact
notice.make: documents.makeNotice
document.regenerate: documents.regenerate documents.worksheet documents.printed documents.history documents.compare documents.keep documentRuns.start documentRuns.list documentRuns.details packets.ofCase packets.freeze signatures.ofCase signatures.request signatures.withdraw signatures.makeFile signatures.record signatures.verify signatures.seal
seal.update: signatures.setSeal
document.flag: documents.flag documents.resolveFlag
document-template.create: documents.create documents.clone
document-template.read: documents.list documents.details documents.existing documents.checkExistence documents.tagsOf documents.allTags documents.tagFields
document-template.read: documents.preview documents.compareVersions
document-template.review: documents.review
document-template.update: documents.update documents.publish documents.replaceTags documents.updateTag
document-template.delete document.delete: documents.remove
document-template.read case.read: documents.autoGenerated
# Billing
billing-item.read: cases.billings courtFees.ofCase
invoice.read: invoices.list onlinePayments.attempts onlinePayments.attempt
invoice.pay: onlinePayments.start
invoice.dispute: invoiceDisputes.dispute invoiceDisputes.withdraw
payment-connection.read: onlinePayments.connection
payment-connection.update: onlinePayments.connect onlinePayments.disconnect
payment-event.read: onlinePayments.events
payment-event.update: onlinePayments.closeEvent
invoice.read: invoices.details invoices.pdf invoices.ledes invoiceReports.aging payments.list
invoice.read-statement: interest.terms invoiceReports.statement invoiceReports.statementPdf
invoice.read-exception: overdueExceptions.list
invoice.request-exception: overdueExceptions.request
invoice.decide-exception: overdueExceptions.decide
invoice.create: invoices.create invoiceRuns.preview invoiceRuns.run invoiceRuns.list invoiceRuns.details
invoice.update: invoices.issue invoices.send invoices.bulk invoices.recordPayment invoices.void invoices.credit invoices.writeOff
invoice.update: invoiceDisputes.answer interest.set
invoice.update: payments.record payments.apply payments.reverse payments.refund
stamp.create-envelope: stamps.createEnvelope stamps.printEnvelope stamps.recordScan
stamp.void-envelope: stamps.voidEnvelope
stamp.validate-address: stamps.validateAddress
stamp.read: stamps.list stamps.settings
stamp.update-settings: stamps.updateSettings
rpa-bot-job.read: rpaBotJobs.list rpaBotJobs.details
rpa-bot-job.work: rpaBotJobs.create rpaBotJobs.retry rpaBotJobs.takeOver rpaBotJobs.giveBack
rpa-bot-job.work: rpaBotJobs.complete rpaBotJobs.resolve rpaBotJobs.cancel rpaBotJobs.approve rpaBotJobs.askClerk
rpa-bot-job.read: docketProposals.list
rpa-bot-job.work: docketProposals.accept docketProposals.setAside
court-portal.read: courtPortals.list
court-portal.manage: courtPortals.create courtPortals.update courtPortals.setCredential courtPortals.setCertificate
court-portal.manage: courtPortals.pause courtPortals.resume courtPortals.letSubmitAlone
ledger.read: accountingExports.preview ledger.months ledger.month ledger.exportCsv
ledger.close: ledger.close
ledger.reopen: ledger.reopen
# Court checks
bank-account.read: bankAccounts.list bankAccounts.positivePay
bank-account.create: bankAccounts.create
bank-account.update: bankAccounts.update bankAccounts.close
bank-account.approve: bankAccounts.approve
bank-statement.read: bankStatements.list bankStatements.lines bankStatements.entries onlinePayments.payouts
bank-statement.import: bankStatements.import
bank-statement.match: bankStatements.match bankStatements.unmatch
trust.read: trust.balances trust.register trust.earned trustReconciliations.list trustReconciliations.details
trust.update: trust.deposit trust.identify trust.requestCheck trust.transfer trust.reverse trustReconciliations.prepare
trust.approve: trust.approveCheck
trust.sign: trustReconciliations.sign
trust.read-statement: trust.statement
check.read: checks.reports checks.details checks.releaseLimit
check.generate: checks.generateBulk checks.update
check.submit: checks.submit checks.print checks.spoil
check.approve: checks.approve
check.set-release-limit: checks.setReleaseLimit
check.void: checks.markVoid
check.reissue: checks.reissue
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
case.seal: caseSeals.seal caseSeals.unseal
payment-sweep.read: paymentSweep.list
case-seal.read: caseSeals.list caseSeals.details caseSeals.document
retention.read: retention.rule retention.cases retention.ofCase
retention.update: retention.setRule
retention.hold: retention.hold retention.release
notice-override.read: noticeGuard.overrides
support-access.read: supportAccesses.list
support-access.start: supportAccesses.start
support-access.end: supportAccesses.end
notification.read: notifications.list notifications.stream preferences.read smsNumbers.details
notification.update: notifications.updateStatus notifications.readAll preferences.update smsNumbers.begin smsNumbers.confirm smsNumbers.remove
`;

/** Asked by a verb, where the record or the level is known; the call itself is open to more. */
const askedWithin = [
  'company.create', // a company registers itself
  'court-calendar.update-wide', // the same calls, of a county and a state
  'lockout.read', // a part of the case’s page
  'mailbox.open-all', // everybody reads their own
  'user.deactivate', // a field of the update
  'vendor.read-tin', // a field of the export
];

/** Of nouns that have calls: these rights have none yet. */
const withoutCall = ['location-mapping.create', 'company.deactivate'];

const expected = new Map(
  askedBy
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [asked = '', names = ''] = line.split(': ');
      return names.split(' ').map((name) => [name, asked.split(' ')] as const);
    }),
);

// A later action on a case or a writ needs no line here: its grid in the contract says which role does it in which status.
const inGrid = new Map<string, readonly (string | null)[]>([
  ...Object.values(caseActionDefinitions).flatMap(({ call, name }) =>
    call ? [[call.url, actionPermissions(name)] as const] : [],
  ),
  ...ownKeys(writCalls).map((action) => [writCalls[action].url, [writActions[action].permission]] as const),
]);

/** The right that a call is named after. */
function namesake(name: string): [string] {
  const [noun = '', verb = ''] = name.split('.');
  const record = noun.replace(/s$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [`${record}.${verb === 'list' || verb === 'details' ? 'read' : verb}`];
}

const guarded = allRoutes.flatMap(({ name, route }) => {
  const asked = [route.permission].flat();
  return asked.includes('signed-in') || asked.includes('public') ? [] : [{ name, asked, url: route.url }];
});

test.for(guarded)('$name asks what the table of permissions says', ({ name, asked, url }) => {
  expect(asked).toEqual(expected.get(name) ?? inGrid.get(url) ?? namesake(name));
});

test('no call of the list is gone or open', () => {
  const guardedNames = new Set(guarded.map(({ name }) => name));
  expect([...expected.keys()].filter((name) => !guardedNames.has(name))).toEqual([]);
});

test('a call that asks another right than that of its name must be entered', () => {
  expect(namesake('courtPortals.details')).toEqual(['court-portal.read']);
  expect(namesake('courtPortals.letSubmitAlone')).toEqual(['court-portal.letSubmitAlone']);
});

test('every right of a noun that has calls is asked by one, or named here', () => {
  const asked = new Set<string>(guarded.flatMap((route) => route.asked));
  const nounOf = (permission: string) => permission.split('.')[0];
  const built = new Set([...asked, ...askedWithin].map(nounOf));
  const unasked = permissions.filter((permission) => built.has(nounOf(permission)) && !asked.has(permission));
  expect(unasked.toSorted()).toEqual([...askedWithin, ...withoutCall].toSorted());
});
