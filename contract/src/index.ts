import { account } from './account/account.ts';
import { billItems } from './bill-items/bill-items.ts';
import { billingItems } from './billing-items/billing-items.ts';
import { caseStatusAudits } from './audits/case-status-audits.ts';
import { auditAnchors } from './audits/audit-anchors.ts';
import { auditExports } from './audits/audit-exports.ts';
import { audits } from './audits/audits.ts';
import { bankAccounts } from './bank-accounts/bank-accounts.ts';
import { bankStatements } from './bank-statements/bank-statements.ts';
import { cases } from './cases/cases.ts';
import { checks } from './checks/checks.ts';
import { clients } from './clients/clients.ts';
import { costPayments } from './cost-payments/cost-payments.ts';
import { courtCalendars } from './court-calendars/court-calendars.ts';
import { courtFees } from './court-fees/court-fees.ts';
import { feeProposals } from './court-fees/fee-proposals.ts';
import { courtDay } from './court-day/court-day.ts';
import { courtFactCalls } from './court-facts/court-facts.ts';
import { courthouses } from './courthouses/courthouses.ts';
import { courthouseWrites } from './courthouses/courthouse-writes.ts';
import { deadlines } from './deadlines/deadlines.ts';
import { dockets } from './dockets/dockets.ts';
import { documentRuns } from './documents/document-runs.ts';
import { documents } from './documents/documents.ts';
import { caseSeals } from './case-seals/case-seals.ts';
import { ethicalWalls } from './ethical-walls/ethical-walls.ts';
import { caseNumbers, evictionHistory } from './cases/case-numbers.ts';
import { evictionReasonCalls } from './eviction-reasons/eviction-reasons.ts';
import { feeds } from './feeds/feeds.ts';
import { firms } from './firms/firms.ts';
import { geography } from './geography/geography.ts';
import { internalComments } from './internal-comments/internal-comments.ts';
import { invites } from './invites/invites.ts';
import { invoiceReports } from './invoices/invoice-reports.ts';
import { invoiceRuns } from './invoices/invoice-runs.ts';
import { invoices } from './invoices/invoices.ts';
import { invoiceDisputes } from './invoices/invoice-disputes.ts';
import { interest } from './invoices/interest.ts';
import { overdueExceptions } from './invoices/overdue-exceptions.ts';
import { judgments } from './judgments/judgments.ts';
import { accountMappings } from './account-mappings/account-mappings.ts';
import { accountingExports } from './accounting-exports/accounting-exports.ts';
import { ledger } from './ledger/ledger.ts';
import { lawyers } from './lawyers/lawyers.ts';
import { locationMappings } from './location-mappings/location-mappings.ts';
import { mailbox } from './mailbox/mailbox.ts';
import { monthFiling } from './month-filing/month-filing.ts';
import { movedDates } from './moved-dates/moved-dates.ts';
import { noticeGuard } from './notices/notice-guard.ts';
import { standing } from './standing/standing.ts';
import { notifications } from './notifications/notifications.ts';
import { preferences } from './notifications/preferences.ts';
import { packets } from './packets/packets.ts';
import { paymentSweep } from './payment-sweep/payment-sweep.ts';
import { payments } from './payments/payments.ts';
import { savedViews } from './saved-views/saved-views.ts';
import { possessionForecast } from './possession-forecast/possession-forecast.ts';
import { onlinePayments } from './online-payments/online-payments.ts';
import { practiceBank } from './practice-bank/practice-bank.ts';
import { properties } from './properties/properties.ts';
import { propertyConnections } from './property-connections/property-connections.ts';
import { propertyImports } from './property-imports/property-imports.ts';
import { propertyOwners } from './property-owners/property-owners.ts';
import { reminderRules } from './reminders/reminder-rules.ts';
import { reminders } from './reminders/reminders.ts';
import { reports } from './reports/reports.ts';
import { roleRoutes } from './permissions/role-routes.ts';
import { rosters } from './rosters/rosters.ts';
import type { Route } from './route.ts';
import { courtPortals } from './court-portals/court-portals.ts';
import { retention } from './retention/retention.ts';
import { docketProposals } from './docket-proposals/docket-proposals.ts';
import { rpaBotJobs } from './rpa-bot-jobs/rpa-bot-jobs.ts';
import { rulePacks } from './rule-packs/rule-packs.ts';
import { ruleProposals } from './rule-packs/rule-proposals.ts';
import { approvalRequests } from './special-approvals/approval-requests.ts';
import { smsNumbers } from './sms-numbers/sms-numbers.ts';
import { signatures } from './signatures/signatures.ts';
import { specialApprovals } from './special-approvals/special-approvals.ts';
import { stamps } from './stamps/stamps.ts';
import { storage } from './storage/storage.ts';
import { supportAccesses } from './support-access/support-access.ts';
import { trustReconciliations } from './trust/reconciliations.ts';
import { trust } from './trust/trust.ts';
import { users } from './users/users.ts';
import { vendors } from './vendors/vendors.ts';
import { stepTasks } from './workflows/step-tasks.ts';
import { workflows } from './workflows/workflows.ts';
import { writs } from './writs/writs.ts';

/** The whole API: every call, by noun. Server, browser, API document and role sweep all read this. */
export const api = {
  account,
  approvalRequests,
  billItems,
  billingItems,
  auditAnchors,
  auditExports,
  audits,
  bankAccounts,
  bankStatements,
  cases,
  caseNumbers,
  caseSeals,
  caseStatusAudits,
  checks,
  clients,
  costPayments,
  courtCalendars,
  courtFees,
  courtDay,
  courtFacts: courtFactCalls,
  courtPortals,
  courthouses,
  courthouseWrites,
  deadlines,
  docketProposals,
  dockets,
  documentRuns,
  documents,
  ethicalWalls,
  evictionHistory,
  evictionReasons: evictionReasonCalls,
  feeProposals,
  feeds,
  firms,
  geography,
  internalComments,
  invites,
  invoices,
  onlinePayments,
  invoiceDisputes,
  interest,
  overdueExceptions,
  packets,
  paymentSweep,
  invoiceReports,
  invoiceRuns,
  payments,
  possessionForecast,
  practiceBank,
  judgments,
  lawyers,
  accountMappings,
  accountingExports,
  ledger,
  locationMappings,
  mailbox,
  monthFiling,
  movedDates,
  noticeGuard,
  standing,
  notifications,
  preferences,
  savedViews,
  properties,
  propertyConnections,
  propertyImports,
  propertyOwners,
  reminderRules,
  reminders,
  reports,
  retention,
  roles: roleRoutes,
  rosters,
  rpaBotJobs,
  rulePacks,
  ruleProposals,
  signatures,
  smsNumbers,
  specialApprovals,
  stamps,
  stepTasks,
  storage,
  supportAccesses,
  trust,
  trustReconciliations,
  users,
  vendors,
  workflows,
  writs,
};

/** Every route with the name it is called by, e.g. `cases.submit`. */
export const allRoutes: readonly { name: string; route: Route }[] = Object.entries(api).flatMap(
  ([noun, calls]) =>
    Object.entries(calls as Record<string, Route>).map(([verb, route]) => ({
      name: `${noun}.${verb}`,
      route,
    })),
);
