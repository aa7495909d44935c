import { courtPortalRoutes } from './case-service/court-portals/routes.ts';
import { docketProposalRoutes } from './case-service/docket-proposals/routes.ts';
import { appealRoutes } from './case-service/appeals/index.ts';
import { billItemRoutes } from './case-service/bill-items/index.ts';
import { billingRoutes } from './case-service/billing/index.ts';
import { caseDetailRoutes } from './case-service/cases/details/index.ts';
import { caseListRoutes } from './case-service/cases/lists/index.ts';
import { historyRoutes } from './case-service/cases/history/index.ts';
import { internalCommentRoutes } from './case-service/cases/comments/index.ts';
import { reminderRoutes } from './case-service/cases/reminders/index.ts';
import { tenantRoutes } from './case-service/cases/tenants/index.ts';
import { timelineRoutes } from './case-service/cases/timeline/index.ts';
import { caseActionRoutes } from './case-service/cases/verbs/index.ts';
import { bankStatementRoutes } from './case-service/bank-statements/index.ts';
import { bankAccountRoutes } from './case-service/bank-accounts/index.ts';
import { checkRoutes } from './case-service/checks/index.ts';
import { courtCalendarRoutes } from './case-service/court-calendars/index.ts';
import { courtFeeRoutes } from './case-service/court-fees/index.ts';
import { courtDayRoutes } from './case-service/court-day/index.ts';
import { courtFactRoutes } from './case-service/court-facts/index.ts';
import { courthouseRoutes } from './case-service/courthouses/index.ts';
import { deadlineRoutes } from './case-service/deadlines/index.ts';
import { docketRoutes } from './case-service/dockets/index.ts';
import { templateRoutes } from './case-service/document-templates/index.ts';
import { documentRoutes } from './case-service/documents/index.ts';
import { caseSealRoutes } from './case-service/case-seals/index.ts';
import { ethicalWallRoutes } from './case-service/ethical-walls/index.ts';
import { evictionReasonRoutes } from './case-service/eviction-reasons/index.ts';
import { accountMappingRoutes } from './case-service/account-mappings/index.ts';
import { accountingExportRoutes } from './case-service/accounting-exports/index.ts';
import { ledgerRoutes } from './case-service/ledger/index.ts';
import { invoiceRunRoutes } from './case-service/invoice-runs/index.ts';
import { invoiceRoutes } from './case-service/invoices/index.ts';
import { judgmentRoutes } from './case-service/judgments/index.ts';
import { lockoutRoutes } from './case-service/lockouts/index.ts';
import { locationMappingRoutes } from './case-service/location-mappings/index.ts';
import { movedDateRoutes } from './case-service/moved-dates/index.ts';
import { noticeGuardRoutes } from './case-service/notice-guard/index.ts';
import { standingRoutes } from './case-service/standing/index.ts';
import { overdueExceptionRoutes } from './case-service/overdue-exceptions/index.ts';
import { packetRoutes } from './case-service/packets/index.ts';
import { onlinePaymentRoutes } from './case-service/online-payments/index.ts';
import { paymentConnectionRoutes } from './case-service/payment-connections/index.ts';
import { practiceBankRoutes } from './case-service/practice-bank/index.ts';
import { paymentRoutes } from './case-service/payments/index.ts';
import { rulePackRoutes } from './case-service/rule-packs/index.ts';
import { stipulationRoutes } from './case-service/stipulations/index.ts';
import { paymentSweepRoutes } from './case-service/payment-sweep/index.ts';
import { possessionForecastRoutes } from './case-service/possession-forecast/index.ts';
import { tenantPaymentRoutes } from './case-service/tenant-payments/index.ts';
import { monthFilingRoutes } from './case-service/month-filing/index.ts';
import { specialApprovalRoutes } from './case-service/special-approvals/index.ts';
import { rpaBotJobRoutes } from './case-service/rpa-bot-jobs/index.ts';
import { redactionRoutes } from './case-service/redactions/index.ts';
import { signatureRoutes } from './case-service/signatures/index.ts';
import { stampRoutes } from './case-service/stamps/index.ts';
import { storageRoutes } from './case-service/storage/index.ts';
import { workflowRoutes } from './case-service/workflows/index.ts';
import { writRoutes } from './case-service/writs/index.ts';
import type { Binding } from './platform/http/bind.ts';
import { accountRoutes } from './user-service/account/index.ts';
import { clientRoutes } from './user-service/clients/index.ts';
import { firmRoutes } from './user-service/firms/index.ts';
import { geographyRoutes } from './user-service/geography/index.ts';
import { inviteRoutes } from './user-service/invites/index.ts';
import { lawyerRoutes } from './user-service/lawyers/index.ts';
import { mailboxRoutes } from './user-service/mailbox/index.ts';
import { notificationRoutes } from './user-service/notifications/index.ts';
import { savedViewRoutes } from './user-service/saved-views/index.ts';
import { onboardingRoutes } from './user-service/onboarding/index.ts';
import { propertyRoutes } from './user-service/properties/index.ts';
import { trustReconciliationRoutes } from './case-service/trust-reconciliations/index.ts';
import { trustRoutes } from './case-service/trust/index.ts';
import { propertyImportRoutes } from './user-service/property-imports/index.ts';
import { propertyOwnerRoutes } from './user-service/property-owners/index.ts';
import { rosterRoutes } from './user-service/rosters/index.ts';
import { roleRoutes } from './user-service/roles/index.ts';
import { supportAccessRoutes } from './user-service/support-access/index.ts';
import { userRoutes } from './user-service/users/index.ts';

/** Every call that this server answers. */
export const bindings: readonly Binding[] = [
  ...accountRoutes,
  ...appealRoutes,
  ...bankAccountRoutes,
  ...bankStatementRoutes,
  ...billItemRoutes,
  ...billingRoutes,
  ...caseActionRoutes,
  ...caseDetailRoutes,
  ...caseListRoutes,
  ...caseSealRoutes,
  ...checkRoutes,
  ...clientRoutes,
  ...courtCalendarRoutes,
  ...courtFeeRoutes,
  ...courtDayRoutes,
  ...courtFactRoutes,
  ...courthouseRoutes,
  ...courtPortalRoutes,
  ...deadlineRoutes,
  ...docketProposalRoutes,
  ...docketRoutes,
  ...documentRoutes,
  ...templateRoutes,
  ...ethicalWallRoutes,
  ...evictionReasonRoutes,
  ...firmRoutes,
  ...geographyRoutes,
  ...historyRoutes,
  ...internalCommentRoutes,
  ...inviteRoutes,
  ...invoiceRoutes,
  ...invoiceRunRoutes,
  ...accountMappingRoutes,
  ...accountingExportRoutes,
  ...ledgerRoutes,
  ...judgmentRoutes,
  ...lawyerRoutes,
  ...lockoutRoutes,
  ...locationMappingRoutes,
  ...mailboxRoutes,
  ...movedDateRoutes,
  ...noticeGuardRoutes,
  ...standingRoutes,
  ...notificationRoutes,
  ...savedViewRoutes,
  ...onboardingRoutes,
  ...propertyImportRoutes,
  ...onlinePaymentRoutes,
  ...overdueExceptionRoutes,
  ...packetRoutes,
  ...paymentConnectionRoutes,
  ...paymentRoutes,
  ...practiceBankRoutes,
  ...propertyOwnerRoutes,
  ...propertyRoutes,
  ...reminderRoutes,
  ...roleRoutes,
  ...rosterRoutes,
  ...rpaBotJobRoutes,
  ...rulePackRoutes,
  ...monthFilingRoutes,
  ...specialApprovalRoutes,
  ...redactionRoutes,
  ...signatureRoutes,
  ...stampRoutes,
  ...storageRoutes,
  ...stipulationRoutes,
  ...paymentSweepRoutes,
  ...possessionForecastRoutes,
  ...tenantPaymentRoutes,
  ...supportAccessRoutes,
  ...tenantRoutes,
  ...timelineRoutes,
  ...trustReconciliationRoutes,
  ...trustRoutes,
  ...userRoutes,
  ...workflowRoutes,
  ...writRoutes,
];
