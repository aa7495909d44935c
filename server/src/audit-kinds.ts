import { appealAudits } from './case-service/appeals/index.ts';
import { billItemAudits } from './case-service/bill-items/index.ts';
import { billingItemAudits } from './case-service/billing/index.ts';
import { caseActionAudits, lawfulDayAudits } from './case-service/cases/actions/index.ts';
import { historyAudits } from './case-service/cases/history/index.ts';
import { internalCommentAudits } from './case-service/cases/comments/index.ts';
import { propertyCopyAudits } from './case-service/cases/property-copies/index.ts';
import { reminderAudits } from './case-service/cases/reminders/index.ts';
import { tenantAudits } from './case-service/cases/tenants/index.ts';
import { bankStatementAudits } from './case-service/bank-statements/index.ts';
import { bankAccountAudits } from './case-service/bank-accounts/index.ts';
import { checkAudits } from './case-service/checks/index.ts';
import { closureAudits, courtCalendarAudits } from './case-service/court-calendars/index.ts';
import { courtDraftAudits } from './case-service/cases/court-drafts/index.ts';
import { keeperAudits } from './case-service/court-keepers/index.ts';
import { courthouseAudits } from './case-service/courthouses/index.ts';
import { feeAudits } from './case-service/court-fees/index.ts';
import { docketAudits, caseDocketAudits } from './case-service/dockets/index.ts';
import { templateAudits } from './case-service/document-templates/index.ts';
import { documentAudits } from './case-service/documents/index.ts';
import { caseSealAudits, caseSealListAudits } from './case-service/case-seals/index.ts';
import { ethicalWallAudits } from './case-service/ethical-walls/index.ts';
import { accountMappingAudits } from './case-service/account-mappings/index.ts';
import { accountingExportAudits } from './case-service/accounting-exports/index.ts';
import { ledgerAudits } from './case-service/ledger/index.ts';
import { invoiceRunAudits } from './case-service/invoice-runs/index.ts';
import { invoiceAudits } from './case-service/invoices/index.ts';
import { locationMappingAudits } from './case-service/location-mappings/index.ts';
import { movedDateAudits } from './case-service/moved-dates/index.ts';
import { noticeAudits, noticeGuardAudits } from './case-service/notice-guard/index.ts';
import { onlinePaymentAudits } from './case-service/online-payments/index.ts';
import { connectionAudits } from './case-service/payment-connections/index.ts';
import { practiceAudits } from './case-service/practice-bank/index.ts';
import { overdueExceptionAudits } from './case-service/overdue-exceptions/index.ts';
import { sealAudits, signatureAudits } from './case-service/signatures/index.ts';
import { packetAudits } from './case-service/packets/index.ts';
import { sweepAudits } from './case-service/payment-sweep/index.ts';
import { paymentAudits } from './case-service/payments/index.ts';
import { courtPortalAudits } from './case-service/court-portals/index.ts';
import { docketProposalAudits } from './case-service/docket-proposals/index.ts';
import { rpaBotJobAudits, rpaBotLeaseAudits } from './case-service/rpa-bot-jobs/index.ts';
import { rulePackAudits } from './case-service/rule-packs/index.ts';
import { standingAudits } from './case-service/standing/index.ts';
import { approvalAudits, specialApprovalAudits } from './case-service/special-approvals/index.ts';
import { envelopeAudits, envelopeCaseAudits } from './case-service/stamps/index.ts';
import { stipulationAudits } from './case-service/stipulations/index.ts';
import { fileAudits } from './case-service/storage/index.ts';
import { reconciliationAudits } from './case-service/trust-reconciliations/index.ts';
import { trustAudits } from './case-service/trust/index.ts';
import { writAudits } from './case-service/writs/index.ts';
import { stepAudits, workflowAudits } from './case-service/workflows/index.ts';
import { passwordAudits } from './identity/passwords/password-audits.ts';
import { accountAudits } from './user-service/account/index.ts';
import { clientAudits } from './user-service/clients/index.ts';
import { firmAudits } from './user-service/firms/index.ts';
import { inviteAudits } from './user-service/invites/index.ts';
import { lawyerAudits } from './user-service/lawyers/index.ts';
import { notificationAudits } from './user-service/notifications/index.ts';
import { propertyAudits } from './user-service/properties/index.ts';
import { importAudits } from './user-service/property-imports/index.ts';
import { propertyOwnerAudits } from './user-service/property-owners/index.ts';
import { rosterAudits } from './user-service/rosters/index.ts';
import { savedViewAudits } from './user-service/saved-views/index.ts';
import { supportAccessAudits } from './user-service/support-access/index.ts';
import { userAudits } from './user-service/users/index.ts';
import type { AuditKind } from './platform/audit/audit-kind.ts';

/** Every kind of row on the trail, as the nouns define them, under the names by which they write them. */
export const auditsByNoun = {
  accountAudits,
  appealAudits,
  approvalAudits,
  bankAccountAudits,
  bankStatementAudits,
  billItemAudits,
  billingItemAudits,
  caseActionAudits,
  caseSealAudits,
  caseSealListAudits,
  checkAudits,
  clientAudits,
  closureAudits,
  courtCalendarAudits,
  courtDraftAudits,
  courthouseAudits,
  courtPortalAudits,
  docketProposalAudits,
  docketAudits,
  caseDocketAudits,
  documentAudits,
  templateAudits,
  envelopeAudits,
  envelopeCaseAudits,
  ethicalWallAudits,
  feeAudits,
  firmAudits,
  fileAudits,
  historyAudits,
  internalCommentAudits,
  importAudits,
  inviteAudits,
  keeperAudits,
  invoiceAudits,
  invoiceRunAudits,
  lawfulDayAudits,
  lawyerAudits,
  accountMappingAudits,
  accountingExportAudits,
  ledgerAudits,
  locationMappingAudits,
  movedDateAudits,
  noticeAudits,
  noticeGuardAudits,
  notificationAudits,
  onlinePaymentAudits,
  overdueExceptionAudits,
  passwordAudits,
  packetAudits,
  connectionAudits,
  sealAudits,
  signatureAudits,
  paymentAudits,
  practiceAudits,
  sweepAudits,
  propertyAudits,
  propertyCopyAudits,
  propertyOwnerAudits,
  reminderAudits,
  rosterAudits,
  rpaBotJobAudits,
  rpaBotLeaseAudits,
  rulePackAudits,
  savedViewAudits,
  specialApprovalAudits,
  standingAudits,
  stepAudits,
  stipulationAudits,
  supportAccessAudits,
  tenantAudits,
  reconciliationAudits,
  trustAudits,
  userAudits,
  writAudits,
  workflowAudits,
};

export const everyAuditKind: readonly AuditKind[] = Object.values(auditsByNoun).flatMap((kinds) =>
  Object.values<AuditKind>(kinds),
);
