import type { RouteReplyInput } from '@writdesk/contract/route';
import { caseOffers } from '@writdesk/contract/cases/case-lifecycle';
import type { cases } from '@writdesk/contract/cases/cases';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Kysely } from 'kysely';
import { billingsOf } from '../../billing/index.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/db/schema.ts';
import {
  type CaseRecord,
  documentReply,
  evictionReply,
  judgmentReply,
  mayDoOf,
  requestReply,
  selectDockets,
  selectDocuments,
  selectEviction,
  selectHolds,
  selectJudgments,
  selectLedger,
  selectNames,
  selectRequests,
  selectTenants,
  tenantReply,
} from '../record/index.ts';
import { termsOfState } from '../../deadlines/index.ts';
import { selectBeingRecounted } from '../../recounts/index.ts';
import { caseActor, factsOf, selectFactsBeside } from '../facts/index.ts';

export type CaseDetailsReply = RouteReplyInput<typeof cases.details>;

const ref = (id: string | null, name: string | null) => (id ? { id, name: name ?? '' } : null);

/** The case as one actor sees it, with what he may do to it. */
export async function readDetails(
  db: Kysely<DB>,
  actor: Actor,
  record: CaseRecord,
  now: Date,
): Promise<CaseDetailsReply> {
  const [
    names,
    tenants,
    eviction,
    ledger,
    documents,
    judgments,
    requests,
    holds,
    dockets,
    besides,
    billings,
    beingRecounted,
    terms,
  ] = await Promise.all([
    selectNames(db, record),
    selectTenants(db, record),
    selectEviction(db, record),
    selectLedger(db, record),
    selectDocuments(db, record),
    selectJudgments(db, record),
    selectRequests(db, record),
    selectHolds(db, record),
    selectDockets(db, record),
    selectFactsBeside(db, [record], now),
    billingsOf(db, record),
    selectBeingRecounted(db, [record.id]),
    termsOfState(db, record.stateCode),
  ]);
  const beside = besides.get(record.id);
  if (!beside) throw new Error(`Case ${record.id} vanished while it was read.`);
  const facts = factsOf(record, beside, now);
  const rights = rightsOf(actor);
  const shownDocuments = rights.seeDocuments
    ? documents.filter((document) => rights.seeFirmThread || document.visibility === 'ALL').map(documentReply)
    : [];
  const shownRequests = requests
    .filter((request) => rights.seeFirmThread || request.addressee === 'CLIENT')
    .map(requestReply);
  const shownJudgments = judgments.map(judgmentReply);
  const { actions, primary } = caseOffers(facts, caseActor(actor, record));
  return {
    id: record.id,
    firmId: record.firmId,
    clientId: record.clientId,
    client: { id: record.clientId, name: names.clientName ?? '' },
    title: record.title,
    status: facts.status,
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
    unitLabel: record.unitLabel,
    docketId: record.docketId,
    caseDockets: dockets.map((docket) => ({
      id: docket.id,
      docketId: docket.docketId,
      state: docket.state,
      position: docket.position,
      hearingAt: docket.hearingAt,
      hearingDate: docket.hearingDate,
      hearingTime: docket.hearingTime,
      room: docket.room,
      judge: docket.judge,
      caseCount: docket.caseCount,
      maxCases: docket.maxCases,
      result: docket.result,
    })),
    tenants: tenants.map((tenant) => tenantReply(tenant, rights.seePrivate)),
    tenantAddress: record.tenantAddress as CaseDetailsReply['tenantAddress'],
    plaintiffName: record.plaintiffName,
    isCorporateCase: record.isCorporateCase,
    interpreter: record.interpreter as CaseDetailsReply['interpreter'],
    propertyCategory: record.propertyCategory,
    comment: record.comment,
    caseEviction: evictionReply(eviction, ledger),
    caseDetails: record.caseDetails as Record<string, unknown>,
    documents: shownDocuments,
    generatedDocument: shownDocuments.findLast((document) => document.source === 'GENERATED') ?? null,
    documentRequested: shownRequests.filter((request) => request.kind === 'DOCUMENT' && !request.answeredAt),
    requests: shownRequests,
    caseJudgment: shownJudgments.at(-1) ?? null,
    caseJudgments: shownJudgments,
    billingItems: rights.seeBilling ? [...billings.unbilled, ...billings.billed] : [],
    // Filled by the writs and by the robots that file; a case has neither before their time.
    writs: [],
    rpaBotJobs: [],
    holds: holds.map((hold) => ({
      id: hold.id,
      kind: hold.kind,
      from: hold.fromAt,
      until: hold.untilAt,
      note: rights.seeFirmThread ? hold.note : null,
    })),
    filingStage: record.filingStage,
    serviceStage: record.serviceStage,
    hearingStage: record.hearingStage,
    caseAppealed: record.caseAppealed,
    fileOn: record.fileOn,
    lockoutDate: record.lockoutDate,
    nextDate: record.nextDate,
    nextDateKind: record.nextDateKind,
    mayDo: mayDoOf(record, beingRecounted),
    terms,
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
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    createdBy: ref(record.createdBy, names.creatorName),
    version: record.version,
    availableActions: actions,
    primaryAction: primary,
    can: {
      edit: actions.includes('save'),
      upload: actions.includes('add-documents'),
      seeFirmThread: rights.seeFirmThread,
      seeDocuments: rights.seeDocuments,
    },
  };
}

function rightsOf(actor: Actor) {
  if (actor.kind !== 'user')
    return { seeFirmThread: true, seeDocuments: true, seePrivate: true, seeBilling: true };
  const read = permitted(actor.roles, 'case.read');
  return {
    seeFirmThread: actor.roleType === 'Firm' || actor.roleType === 'Admin',
    seeDocuments: !read?.limits.includes('no-documents'),
    seePrivate: !read?.limits.includes('no-ssn'),
    seeBilling: permitted(actor.roles, 'billing-item.read') !== null,
  };
}
