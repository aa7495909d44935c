import { referenceId } from '../../../seed/reference-id.ts';
import { newId } from '../../../src/platform/ids.ts';
import { FULTON, FULTON_MAGISTRATE } from '../firm-with-a-client.ts';
import type { MadeKind } from './made.ts';
import type { Tenant } from './world.ts';

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
  report: (tenant: Tenant) => tenant.reportId,
  reportRun: (tenant: Tenant) => tenant.reportRunId,
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
  packet: (tenant: Tenant) => tenant.packetId,
  signature: (tenant: Tenant) => tenant.signatureId,
  charge: (tenant: Tenant) => tenant.chargeId,
  invoice: (tenant: Tenant) => tenant.invoice.id,
  payment: (tenant: Tenant) => tenant.paymentId,
  costPayment: (tenant: Tenant) => tenant.costPaymentId,
  paymentAttempt: (tenant: Tenant) => tenant.attemptId,
  documentRun: (tenant: Tenant) => tenant.documentRunId,
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
export type RecordKind = keyof typeof records | MadeKind;

export function recordOf(tenant: Tenant, kind: RecordKind): string {
  return kind in records ? records[kind as keyof typeof records](tenant) : (tenant.made.get(kind) ?? '');
}

function paper({ record }: Tenant, source: 'UPLOAD' | 'GENERATED') {
  const found = record.documents.find((document) => document.source === source);
  if (!found) throw new Error(`The case has no ${source} document.`);
  return found;
}

export const ATLANTA = referenceId('city', 'GA:Atlanta');

/** Values of fields that name nobody's record: places and courts, the same for everybody. */
export const shared: Record<string, string> = {
  countryId: referenceId('country', 'US'),
  stateId: referenceId('state', 'GA'),
  countyId: FULTON,
  countyIds: FULTON,
  cityId: ATLANTA,
  replacementId: FULTON_MAGISTRATE,
  courthouseId: FULTON_MAGISTRATE,
  courthouseIds: FULTON_MAGISTRATE,
  // Of a firm's own catalog: the tests of workflows try somebody else's.
  billItemId: newId(),
};
