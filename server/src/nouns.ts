// Each noun stands here once: the calls that it answers, and the kinds of rows that it writes on the trail.

import { accountMappingAudits, accountMappingRoutes } from './case-service/account-mappings/index.ts';
import { accountingExportAudits, accountingExportRoutes } from './case-service/accounting-exports/index.ts';
import { appealAudits, appealRoutes } from './case-service/appeals/index.ts';
import { auditAnchorAudits, auditAnchorRoutes } from './case-service/audit-anchors/index.ts';
import { auditExportAudits, auditExportRoutes } from './case-service/audit-exports/index.ts';
import { bankAccountAudits, bankAccountRoutes } from './case-service/bank-accounts/index.ts';
import { bankStatementAudits, bankStatementRoutes } from './case-service/bank-statements/index.ts';
import { billItemAudits, billItemRoutes } from './case-service/bill-items/index.ts';
import { billingItemAudits, billingRoutes } from './case-service/billing/index.ts';
import { caseSealAudits, caseSealListAudits, caseSealRoutes } from './case-service/case-seals/index.ts';
import { caseActionAudits, lawfulDayAudits } from './case-service/cases/actions/index.ts';
import { internalCommentAudits, internalCommentRoutes } from './case-service/cases/comments/index.ts';
import { courtDraftAudits } from './case-service/cases/court-drafts/index.ts';
import { caseDetailRoutes } from './case-service/cases/details/index.ts';
import { historyAudits, historyRoutes } from './case-service/cases/history/index.ts';
import { caseListRoutes } from './case-service/cases/lists/index.ts';
import { propertyCopyAudits } from './case-service/cases/property-copies/index.ts';
import { reminderAudits, reminderRoutes } from './case-service/cases/reminders/index.ts';
import { tenantAudits, tenantRoutes } from './case-service/cases/tenants/index.ts';
import { timelineRoutes } from './case-service/cases/timeline/index.ts';
import { caseActionRoutes } from './case-service/cases/verbs/index.ts';
import { checkAudits, checkRoutes } from './case-service/checks/index.ts';
import {
  closureAudits,
  courtCalendarAudits,
  courtCalendarRoutes,
} from './case-service/court-calendars/index.ts';
import { courtDayRoutes } from './case-service/court-day/index.ts';
import { courtFactRoutes } from './case-service/court-facts/index.ts';
import { courtFeeRoutes, feeAudits } from './case-service/court-fees/index.ts';
import { keeperAudits } from './case-service/court-keepers/index.ts';
import { courtPortalRoutes } from './case-service/court-portals/routes.ts';
import { courtPortalAudits } from './case-service/court-portals/index.ts';
import { courthouseAudits, courthouseRoutes } from './case-service/courthouses/index.ts';
import { deadlineRoutes } from './case-service/deadlines/index.ts';
import { docketProposalRoutes } from './case-service/docket-proposals/routes.ts';
import { docketProposalAudits } from './case-service/docket-proposals/index.ts';
import { caseDocketAudits, docketAudits, docketRoutes } from './case-service/dockets/index.ts';
import { templateAudits, templateRoutes } from './case-service/document-templates/index.ts';
import { documentAudits, documentRoutes } from './case-service/documents/index.ts';
import { ethicalWallAudits, ethicalWallRoutes } from './case-service/ethical-walls/index.ts';
import { evictionReasonRoutes } from './case-service/eviction-reasons/index.ts';
import { feedAudits, feedRoutes } from './case-service/feeds/index.ts';
import { interestAudits, interestRoutes } from './case-service/interest/index.ts';
import { documentRunAudits, documentRunRoutes } from './case-service/document-runs/index.ts';
import { invoiceRunAudits, invoiceRunRoutes } from './case-service/invoice-runs/index.ts';
import { invoiceAudits, invoiceRoutes } from './case-service/invoices/index.ts';
import { judgmentRoutes } from './case-service/judgments/index.ts';
import { ledgerAudits, ledgerRoutes } from './case-service/ledger/index.ts';
import { locationMappingAudits, locationMappingRoutes } from './case-service/location-mappings/index.ts';
import { lockoutRoutes } from './case-service/lockouts/index.ts';
import { monthFilingRoutes } from './case-service/month-filing/index.ts';
import { movedDateAudits, movedDateRoutes } from './case-service/moved-dates/index.ts';
import { noticeAudits, noticeGuardAudits, noticeGuardRoutes } from './case-service/notice-guard/index.ts';
import { onlinePaymentAudits, onlinePaymentRoutes } from './case-service/online-payments/index.ts';
import { overdueExceptionAudits, overdueExceptionRoutes } from './case-service/overdue-exceptions/index.ts';
import { packetAudits, packetRoutes } from './case-service/packets/index.ts';
import { connectionAudits, paymentConnectionRoutes } from './case-service/payment-connections/index.ts';
import { manyCasesRoutes } from './case-service/many-cases/index.ts';
import { paymentSweepRoutes, sweepAudits } from './case-service/payment-sweep/index.ts';
import { paymentAudits, paymentRoutes } from './case-service/payments/index.ts';
import { possessionForecastRoutes } from './case-service/possession-forecast/index.ts';
import { practiceAudits, practiceBankRoutes } from './case-service/practice-bank/index.ts';
import { scanAudits } from './case-service/scans/index.ts';
import { redactionRoutes } from './case-service/redactions/index.ts';
import { reminderRuleAudits, reminderRuleRoutes } from './case-service/reminder-rules/index.ts';
import { reportAudits, reportRoutes } from './case-service/reports/index.ts';
import { rpaBotJobAudits, rpaBotJobRoutes, rpaBotLeaseAudits } from './case-service/rpa-bot-jobs/index.ts';
import { rulePackAudits, rulePackRoutes } from './case-service/rule-packs/index.ts';
import { retentionAudits, retentionRoutes, retentionRuleAudits } from './case-service/retention/index.ts';
import { sealAudits, signatureAudits, signatureRoutes } from './case-service/signatures/index.ts';
import {
  approvalAudits,
  specialApprovalAudits,
  specialApprovalRoutes,
} from './case-service/special-approvals/index.ts';
import {
  envelopeAudits,
  envelopeCaseAudits,
  postageAudits,
  stampRoutes,
} from './case-service/stamps/index.ts';
import { standingAudits, standingRoutes } from './case-service/standing/index.ts';
import { stipulationAudits, stipulationRoutes } from './case-service/stipulations/index.ts';
import { fileAudits, storageRoutes } from './case-service/storage/index.ts';
import { tenantPaymentRoutes } from './case-service/tenant-payments/index.ts';
import { trustAudits, trustRoutes } from './case-service/trust/index.ts';
import {
  reconciliationAudits,
  trustReconciliationRoutes,
} from './case-service/trust-reconciliations/index.ts';
import { costPaymentAudits, costPaymentRoutes } from './case-service/cost-payments/index.ts';
import { vendorAudits, vendorRoutes } from './case-service/vendors/index.ts';
import { stepAudits, workflowAudits, workflowRoutes } from './case-service/workflows/index.ts';
import { writAudits, writRoutes } from './case-service/writs/index.ts';
import { passwordAudits } from './identity/passwords/password-audits.ts';
import { accountAudits, accountRoutes } from './user-service/account/index.ts';
import { clientAudits, clientRoutes } from './user-service/clients/index.ts';
import { firmAudits, firmRoutes } from './user-service/firms/index.ts';
import { geographyRoutes } from './user-service/geography/index.ts';
import { inviteAudits, inviteRoutes } from './user-service/invites/index.ts';
import { lawyerAudits, lawyerRoutes } from './user-service/lawyers/index.ts';
import { mailboxRoutes } from './user-service/mailbox/index.ts';
import { notificationAudits, notificationRoutes } from './user-service/notifications/index.ts';
import { onboardingRoutes } from './user-service/onboarding/index.ts';
import { propertyAudits, propertyRoutes } from './user-service/properties/index.ts';
import {
  propertyConnectionAudits,
  propertyConnectionRoutes,
} from './user-service/property-connections/index.ts';
import { importAudits, propertyImportRoutes } from './user-service/property-imports/index.ts';
import { propertyOwnerAudits, propertyOwnerRoutes } from './user-service/property-owners/index.ts';
import { roleRoutes } from './user-service/roles/index.ts';
import { rosterAudits, rosterRoutes } from './user-service/rosters/index.ts';
import { savedViewAudits, savedViewRoutes } from './user-service/saved-views/index.ts';
import { smsNumberAudits, smsNumberRoutes } from './user-service/sms-numbers/index.ts';
import { supportAccessAudits, supportAccessRoutes } from './user-service/support-access/index.ts';
import { userAudits, userRoutes } from './user-service/users/index.ts';
import type { AuditKind } from './platform/audit/audit-kind.ts';
import type { Binding } from './platform/http/bind.ts';

interface Noun {
  routes?: readonly Binding[];
  /** Its lists of kinds, under the names by which it writes them. */
  audits?: Readonly<Record<string, Readonly<Record<string, AuditKind>>>>;
}

const nouns: readonly Noun[] = [
  { routes: accountMappingRoutes, audits: { accountMappingAudits } },
  { routes: accountingExportRoutes, audits: { accountingExportAudits } },
  { routes: appealRoutes, audits: { appealAudits } },
  { routes: bankAccountRoutes, audits: { bankAccountAudits } },
  { routes: bankStatementRoutes, audits: { bankStatementAudits } },
  { routes: billItemRoutes, audits: { billItemAudits } },
  { routes: billingRoutes, audits: { billingItemAudits } },
  { routes: caseSealRoutes, audits: { caseSealAudits, caseSealListAudits } },
  { audits: { caseActionAudits, lawfulDayAudits } },
  { routes: internalCommentRoutes, audits: { internalCommentAudits } },
  { audits: { courtDraftAudits } },
  { routes: caseDetailRoutes },
  { routes: historyRoutes, audits: { historyAudits } },
  { routes: caseListRoutes },
  { audits: { propertyCopyAudits } },
  { routes: reminderRoutes, audits: { reminderAudits } },
  { routes: reminderRuleRoutes, audits: { reminderRuleAudits } },
  { routes: tenantRoutes, audits: { tenantAudits } },
  { routes: timelineRoutes },
  { routes: caseActionRoutes },
  { routes: checkRoutes, audits: { checkAudits } },
  { routes: courtCalendarRoutes, audits: { closureAudits, courtCalendarAudits } },
  { routes: courtDayRoutes },
  { routes: courtFactRoutes },
  { routes: courtFeeRoutes, audits: { feeAudits } },
  { audits: { keeperAudits } },
  { routes: courtPortalRoutes, audits: { courtPortalAudits } },
  { routes: courthouseRoutes, audits: { courthouseAudits } },
  { routes: deadlineRoutes },
  { routes: docketProposalRoutes, audits: { docketProposalAudits } },
  { routes: docketRoutes, audits: { caseDocketAudits, docketAudits } },
  { routes: templateRoutes, audits: { templateAudits } },
  { routes: documentRoutes, audits: { documentAudits } },
  { routes: ethicalWallRoutes, audits: { ethicalWallAudits } },
  { routes: evictionReasonRoutes },
  { routes: feedRoutes, audits: { feedAudits } },
  { routes: interestRoutes, audits: { interestAudits } },
  { routes: documentRunRoutes, audits: { documentRunAudits } },
  { routes: auditAnchorRoutes, audits: { auditAnchorAudits } },
  { routes: auditExportRoutes, audits: { auditExportAudits } },
  { routes: invoiceRunRoutes, audits: { invoiceRunAudits } },
  { routes: invoiceRoutes, audits: { invoiceAudits } },
  { routes: judgmentRoutes },
  { routes: ledgerRoutes, audits: { ledgerAudits } },
  { routes: locationMappingRoutes, audits: { locationMappingAudits } },
  { routes: lockoutRoutes },
  { routes: monthFilingRoutes },
  { routes: movedDateRoutes, audits: { movedDateAudits } },
  { routes: noticeGuardRoutes, audits: { noticeAudits, noticeGuardAudits } },
  { routes: onlinePaymentRoutes, audits: { onlinePaymentAudits } },
  { routes: overdueExceptionRoutes, audits: { overdueExceptionAudits } },
  { audits: { scanAudits } },
  { routes: packetRoutes, audits: { packetAudits } },
  { routes: paymentConnectionRoutes, audits: { connectionAudits } },
  { routes: manyCasesRoutes },
  { routes: paymentSweepRoutes, audits: { sweepAudits } },
  { routes: paymentRoutes, audits: { paymentAudits } },
  { routes: possessionForecastRoutes },
  { routes: practiceBankRoutes, audits: { practiceAudits } },
  { routes: redactionRoutes },
  { routes: reportRoutes, audits: { reportAudits } },
  { routes: rpaBotJobRoutes, audits: { rpaBotJobAudits, rpaBotLeaseAudits } },
  { routes: rulePackRoutes, audits: { rulePackAudits } },
  { routes: retentionRoutes, audits: { retentionAudits, retentionRuleAudits } },
  { routes: signatureRoutes, audits: { sealAudits, signatureAudits } },
  { routes: specialApprovalRoutes, audits: { approvalAudits, specialApprovalAudits } },
  { routes: stampRoutes, audits: { envelopeAudits, envelopeCaseAudits, postageAudits } },
  { routes: standingRoutes, audits: { standingAudits } },
  { routes: stipulationRoutes, audits: { stipulationAudits } },
  { routes: storageRoutes, audits: { fileAudits } },
  { routes: tenantPaymentRoutes },
  { routes: trustRoutes, audits: { trustAudits } },
  { routes: trustReconciliationRoutes, audits: { reconciliationAudits } },
  { routes: costPaymentRoutes, audits: { costPaymentAudits } },
  { routes: vendorRoutes, audits: { vendorAudits } },
  { routes: workflowRoutes, audits: { stepAudits, workflowAudits } },
  { routes: writRoutes, audits: { writAudits } },
  { audits: { passwordAudits } },
  { routes: accountRoutes, audits: { accountAudits } },
  { routes: clientRoutes, audits: { clientAudits } },
  { routes: firmRoutes, audits: { firmAudits } },
  { routes: geographyRoutes },
  { routes: inviteRoutes, audits: { inviteAudits } },
  { routes: lawyerRoutes, audits: { lawyerAudits } },
  { routes: mailboxRoutes },
  { routes: notificationRoutes, audits: { notificationAudits } },
  { routes: onboardingRoutes },
  { routes: propertyRoutes, audits: { propertyAudits } },
  { routes: propertyConnectionRoutes, audits: { propertyConnectionAudits } },
  { routes: propertyImportRoutes, audits: { importAudits } },
  { routes: propertyOwnerRoutes, audits: { propertyOwnerAudits } },
  { routes: roleRoutes },
  { routes: rosterRoutes, audits: { rosterAudits } },
  { routes: savedViewRoutes, audits: { savedViewAudits } },
  { routes: smsNumberRoutes, audits: { smsNumberAudits } },
  { routes: supportAccessRoutes, audits: { supportAccessAudits } },
  { routes: userRoutes, audits: { userAudits } },
];

/** Every call that this server answers. */
export const bindings: readonly Binding[] = nouns.flatMap(({ routes = [] }) => routes);

/** Every kind of row on the trail, as the nouns define them, under the names by which they write them. */
export const auditsByNoun = Object.assign({}, ...nouns.map(({ audits }) => audits)) as NonNullable<
  Noun['audits']
>;

export const everyAuditKind = Object.values(auditsByNoun).flatMap((kinds) => Object.values(kinds));
