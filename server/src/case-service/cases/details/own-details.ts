import { nextDateOfCompany } from '@writdesk/contract/workflows/work-targets';
import { ownFields, repliesOf } from '@writdesk/contract/cases/case-fields';
import type { CaseDetailsReply, CaseRecord, caseRightsOf } from '../record/index.ts';
import type { selectNames } from './name-queries.ts';

export type OwnDetail = keyof ReturnType<typeof ownDetails>;

const ref = (id: string | null, name: string | null) => (id ? { id, name: name ?? '' } : null);

/** What the case's own row says, with the names of what it points to. */
export function ownDetails(
  record: CaseRecord,
  names: NonNullable<Awaited<ReturnType<typeof selectNames>>>,
  rights: Pick<ReturnType<typeof caseRightsOf>, 'isOfCompany' | 'seeFirmThread'>,
) {
  return {
    ...repliesOf(ownFields, record),
    id: record.id,
    firmId: record.firmId,
    clientId: record.clientId,
    client: { id: record.clientId, name: names.clientName ?? '' },
    title: record.title,
    status: record.status,
    resumeStatus: record.resumeStatus,
    caseNumber: record.caseNumber,
    caseDraftNumber: record.caseDraftNumber,
    complete: record.complete,
    courthouseId: record.courthouseId,
    courthouse: record.courthouseId
      ? {
          id: record.courthouseId,
          name: names.courtName ?? '',
          shortName: names.courtShortName ?? '',
          timeZone: names.courtTimeZone ?? 'America/New_York',
          addressLine1: names.courtLine1,
          city: names.courtCity,
          stateCode: names.courtState ?? '',
          zipCode: names.courtZip,
          caseNumberPattern: names.caseNumberPattern,
        }
      : null,
    countyId: record.countyId,
    countyName: names.countyName,
    stateCode: record.stateCode,
    workflowId: record.workflowId,
    workflow: record.workflowId
      ? { id: record.workflowId, name: names.workflowName ?? '', version: record.workflowVersion ?? 0 }
      : null,
    presentStep: record.presentStep === null ? null : Number(record.presentStep),
    propertyId: record.propertyId,
    property: record.propertyId
      ? {
          id: record.propertyId,
          name: names.propertyName ?? '',
          addressLine1: names.propertyLine1,
          city: names.propertyCity,
          stateCode: names.propertyState,
          zipCode: names.propertyZip,
          countyName: names.propertyCounty,
          ownerName: names.ownerName,
          propertyCategory: names.propertyCategory ?? 'CONVENTIONAL',
          caresCovered: names.caresCovered ?? 'UNKNOWN',
          unitCount: names.unitCount,
        }
      : null,
    unitId: record.unitId,
    lease: record.leaseId
      ? {
          id: record.leaseId,
          balanceCents: names.leaseBalanceCents ?? 0,
          balanceOn: names.leaseBalanceOn,
          hasMoved: names.leaseLedgerVersion !== record.leaseLedgerVersion,
        }
      : null,
    docketId: record.docketId,
    tenantAddress: record.tenantAddress,
    isCorporateCase: record.isCorporateCase,
    interpreter: record.interpreter,
    propertyCategory: record.propertyCategory,
    caseDetails: record.caseDetails,
    // How a firm files is its own.
    rpaBotJobs: rights.seeFirmThread ? names.robotJobs : [],
    filingStage: record.filingStage,
    serviceStage: record.serviceStage,
    hearingStage: record.hearingStage,
    caseAppealed: record.caseAppealed,
    lockoutDate: record.lockoutDate,
    ...(rights.isOfCompany
      ? nextDateOfCompany(record)
      : { nextDate: record.nextDate, nextDateKind: record.nextDateKind }),
    assignedProcessor: ref(record.assignedProcessorId, names.processorName),
    assignedLawyer: ref(record.assignedLawyerId, names.lawyerName),
    approvedBy: ref(record.approvedBy, names.approverName),
    attestedBy: record.attestedBy,
    submittedAt: record.submittedAt,
    initialCheckAt: record.initialCheckAt,
    reviewAt: record.reviewAt,
    approvedAt: record.approvedAt,
    filedAt: record.filedAt,
    filedOn: record.filedOn,
    servedAt: record.servedAt,
    hearingAt: record.hearingAt,
    judgmentAt: record.judgmentAt,
    appealFiledAt: record.appealFiledAt,
    writRequestedAt: record.writRequestedAt,
    writIssuedAt: record.writIssuedAt,
    possessionAt: record.possessionAt,
    dismissalRequestedAt: record.dismissalRequestedAt,
    dismissedAt: record.dismissedAt,
    deniedAt: record.deniedAt,
    closedAt: record.closedAt,
    sealedAt: record.sealedAt,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    createdBy: ref(record.createdBy, names.creatorName),
    version: record.version,
  } satisfies Partial<CaseDetailsReply>;
}
