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
    termsOfState(db, record.state_code),
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
    firmId: record.firm_id,
    clientId: record.client_id,
    client: { id: record.client_id, name: names.client_name ?? '' },
    title: record.title,
    status: facts.status,
    resumeStatus: record.resume_status,
    caseNumber: record.case_number,
    caseDraftNumber: record.case_draft_number,
    complete: record.complete,
    courthouseId: record.courthouse_id,
    courthouse: record.courthouse_id
      ? {
          id: record.courthouse_id,
          name: names.court_name ?? '',
          shortName: names.court_short_name ?? '',
          timeZone: names.court_time_zone ?? 'America/New_York',
          addressLine1: names.court_line1,
          city: names.court_city,
          stateCode: names.court_state ?? '',
          zipCode: names.court_zip,
          caseNumberPattern: names.case_number_pattern,
        }
      : null,
    countyId: record.county_id,
    countyName: names.county_name,
    stateCode: record.state_code,
    workflowId: record.workflow_id,
    workflow: record.workflow_id
      ? { id: record.workflow_id, name: names.workflow_name ?? '', version: record.workflow_version ?? 0 }
      : null,
    presentStep: record.present_step === null ? null : Number(record.present_step),
    propertyId: record.property_id,
    property: record.property_id
      ? {
          id: record.property_id,
          name: names.property_name ?? '',
          addressLine1: names.property_line1,
          city: names.property_city,
          stateCode: names.property_state,
          zipCode: names.property_zip,
          countyName: names.property_county,
          ownerName: names.owner_name,
          propertyCategory: names.property_category ?? 'CONVENTIONAL',
          caresCovered: names.cares_covered ?? 'UNKNOWN',
          unitCount: names.unit_count,
        }
      : null,
    unitLabel: record.unit_label,
    docketId: record.docket_id,
    caseDockets: dockets.map((docket) => ({
      id: docket.id,
      docketId: docket.docket_id,
      state: docket.state,
      position: docket.position,
      hearingAt: docket.hearing_at,
      hearingDate: docket.hearing_date,
      hearingTime: docket.hearing_time,
      room: docket.room,
      judge: docket.judge,
      caseCount: docket.case_count,
      maxCases: docket.max_cases,
      result: docket.result,
    })),
    tenants: tenants.map((tenant) => tenantReply(tenant, rights.seePrivate)),
    tenantAddress: record.tenant_address as CaseDetailsReply['tenantAddress'],
    plaintiffName: record.plaintiff_name,
    isCorporateCase: record.is_corporate_case,
    interpreter: record.interpreter as CaseDetailsReply['interpreter'],
    propertyCategory: record.property_category,
    comment: record.comment,
    caseEviction: evictionReply(eviction, ledger),
    caseDetails: record.case_details as Record<string, unknown>,
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
      from: hold.from_at,
      until: hold.until_at,
      note: rights.seeFirmThread ? hold.note : null,
    })),
    filingStage: record.filing_stage,
    serviceStage: record.service_stage,
    hearingStage: record.hearing_stage,
    caseAppealed: record.case_appealed,
    fileOn: record.file_on,
    lockoutDate: record.lockout_date,
    nextDate: record.next_date,
    nextDateKind: record.next_date_kind,
    mayDo: mayDoOf(record, beingRecounted),
    terms,
    assignedProcessor: ref(record.assigned_processor_id, names.processor_name),
    assignedLawyer: ref(record.assigned_lawyer_id, names.lawyer_name),
    approvedBy: ref(record.approved_by, names.approver_name),
    attestedBy: record.attested_by,
    submittedAt: record.submitted_at,
    initialCheckAt: record.initial_check_at,
    reviewAt: record.review_at,
    approvedAt: record.approved_at,
    filedAt: record.filed_at,
    filedOn: record.filed_on,
    servedAt: record.served_at,
    hearingAt: record.hearing_at,
    judgmentAt: record.judgment_at,
    appealFiledAt: record.appeal_filed_at,
    writRequestedAt: record.writ_requested_at,
    writIssuedAt: record.writ_issued_at,
    possessionAt: record.possession_at,
    dismissalRequestedAt: record.dismissal_requested_at,
    dismissedAt: record.dismissed_at,
    deniedAt: record.denied_at,
    closedAt: record.closed_at,
    createdAt: record.created_at,
    updatedAt: record.updated_at,
    createdBy: ref(record.created_by, names.creator_name),
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
