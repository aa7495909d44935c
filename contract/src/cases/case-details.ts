import { z } from 'zod';
import { approvalRequest } from '../special-approvals/approval-request.ts';
import { stipulationReply } from '../stipulations/stipulations.ts';
import { appealReply } from '../appeals/appeals.ts';
import { judgmentOutcomes } from '../judgments/judgment-outcomes.ts';
import { faultReply } from '../errors.ts';
import { obstacleShape } from '../lawful-days/obstacle.ts';
import { courses } from '../machine/machine.ts';
import { judgmentWays } from './case-facts.ts';
import { ownFields, shapeOf } from './case-fields.ts';
import { caseServiceRule } from './case-service-rule.ts';
import {
  billingItemReply,
  documentReply,
  evictionReply,
  interpreter,
  judgmentReply,
  militarySearchReply,
  namedRef,
  personRef,
  requestReply,
  tenantReply,
} from './case-values.ts';
import { holdKinds } from './hold-kinds.ts';
import { caseTaskKinds } from './case-tasks.ts';
import { caseStatuses, filingStages, hearingStages, serviceStages } from './case-status.ts';
import { caresAnswers, propertyCategories } from '../properties/property-categories.ts';
import { neededDocument } from '../documents/needed-documents.ts';
import { docketStates } from '../dockets/dockets.ts';
import { lockoutReply } from '../lockouts/lockout-values.ts';
import { rpaBotJobKinds, rpaBotJobStatuses } from '../rpa-bot-jobs/rpa-bot-job-values.ts';
import { packTerms } from '../rule-packs/pack-terms.ts';
import { sweepAnswerReply } from '../payment-sweep/sweep-answer-reply.ts';
import { paymentGuard, tenantPaymentReply } from '../tenant-payments/tenant-payments.ts';
import { writOffers, writReply, writRequest } from '../writs/writ-values.ts';
import { address } from '../values/address.ts';
import { courtDate, courtTime, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents } from '../values/money.ts';

export const caseStatus = z.enum(caseStatuses);

/** Steps that wait for nothing but their first lawful day. */
export const lawfulSteps = ['FILE', 'ASK_DEFAULT', 'APPLY_WRIT', 'ALT_OFFICER'] as const;
export type LawfulStep = (typeof lawfulSteps)[number];

/** The step that may be taken next and the day from which the law allows it; null where the case waits for somebody else. */
const mayDo = z
  .object({
    step: z.enum(lawfulSteps),
    on: courtDate,
    /** The law or a calendar changed, and a job still counts the case: the day is the one of before. */
    isBeingRecalculated: z.boolean(),
  })
  .nullable();

/** A way of an action that only waits: the obstacles, the first lawful day, and whether the caller may override them. */
export const caseWait = z.object({
  action: z.string(),
  course: z.enum(courses),
  /** The outcomes that it is about; null for an action that has none. */
  outcomes: z.array(z.enum(judgmentOutcomes)).nullable(),
  /** The ways to a judgment that it is about. */
  ways: z.array(z.enum(judgmentWays)).nullable(),
  obstacles: z.array(obstacleShape),
  /** The first lawful day; null while it waits for more than a day. */
  from: courtDate.nullable(),
  mayPass: z.boolean(),
});
export type CaseWaitReply = z.output<typeof caseWait>;

/** One row of any list of cases. */
export const caseRow = z.object({
  id,
  firmId: id,
  title: z.string(),
  status: caseStatus,
  caseNumber: z.string().nullable(),
  caseDraftNumber: z.string(),
  tenantNames: z.string(),
  clientId: id,
  clientName: z.string(),
  propertyId: id.nullable(),
  propertyName: z.string().nullable(),
  unitLabel: z.string().nullable(),
  courthouseId: id.nullable(),
  courthouseName: z.string().nullable(),
  countyId: id.nullable(),
  countyName: z.string().nullable(),
  stateCode: z.string().nullable(),
  timeZone: z.string(),
  /** Until when its clerk takes a filing as of the same day. */
  filingCutoff: courtTime.nullable(),
  nextDate: courtDate.nullable(),
  nextDateKind: z.string().nullable(),
  mayDo,
  hearingAt: instant.nullable(),
  claimCents: cents,
  assignedProcessor: personRef.nullable(),
  assignedLawyer: personRef.nullable(),
  caseAppealed: z.boolean(),
  dismissalRequestedAt: instant.nullable(),
  submittedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  /** What the caller may do to the case now, the most usual action first. */
  availableActions: z.array(z.string()),
  /** The one of them that the case waits for; null where the next move is somebody else’s. */
  primaryAction: z.string().nullable(),
  /** What the caller may do but for its lawful day, of the actions that bring the case on. */
  waiting: z.array(caseWait),
  /** Why the caller can’t take it on, where the next move would be theirs: a flagged document, a hold. */
  stopped: faultReply.extend({ message: z.string() }).nullable(),
});
export type CaseRow = z.output<typeof caseRow>;

/** Every field of a case, and what the caller may do to it. */
export const caseDetails = z.object({
  id,
  firmId: id,
  clientId: id,
  client: namedRef,
  title: z.string(),
  status: caseStatus,
  resumeStatus: caseStatus.nullable(),
  caseNumber: z.string().nullable(),
  caseDraftNumber: z.string(),
  complete: z.boolean(),
  courthouseId: id.nullable(),
  courthouse: z
    .object({
      id,
      name: z.string(),
      shortName: z.string(),
      timeZone: z.string(),
      addressLine1: z.string().nullable(),
      city: z.string().nullable(),
      stateCode: z.string(),
      zipCode: z.string().nullable(),
      caseNumberPattern: z.string().nullable(),
    })
    .nullable(),
  countyId: id.nullable(),
  countyName: z.string().nullable(),
  stateCode: z.string().nullable(),
  workflowId: id.nullable(),
  workflow: z.object({ id, name: z.string(), version: z.int() }).nullable(),
  presentStep: z.number().nullable(),
  propertyId: id.nullable(),
  property: z
    .object({
      id,
      name: z.string(),
      addressLine1: z.string().nullable(),
      city: z.string().nullable(),
      stateCode: z.string().nullable(),
      zipCode: z.string().nullable(),
      countyName: z.string().nullable(),
      ownerName: z.string().nullable(),
      propertyCategory: z.enum(propertyCategories),
      caresCovered: z.enum(caresAnswers),
      unitCount: z.int().nullable(),
    })
    .nullable(),
  unitId: id.nullable(),
  /** The lease that it was filled in from, and whether its ledger has changed since. */
  lease: z
    .object({
      id,
      balanceCents: cents,
      balanceOn: courtDate.nullable(),
      hasMoved: z.boolean(),
    })
    .nullable(),
  docketId: id.nullable(),
  caseDockets: z.array(
    z.object({
      id,
      docketId: id,
      state: z.enum(docketStates),
      position: z.int(),
      hearingAt: instant,
      hearingDate: courtDate,
      hearingTime: courtTime,
      room: z.string(),
      judge: z.string().nullable(),
      caseCount: z.int(),
      maxCases: z.int(),
      result: z.string().nullable(),
    }),
  ),
  /** What the property said before the present hearing. */
  sweep: sweepAnswerReply.nullable(),
  /** The property was asked about the present hearing, and has not answered. */
  sweepWaits: z.boolean(),
  tenants: z.array(tenantReply),
  /** How the court’s papers can be served there; none where that isn’t known, a lawyer disputes it, or a notice is served. */
  serviceRules: z.array(caseServiceRule),
  /** The searches for military service, the last one first; the company doesn’t read them. */
  militarySearches: z.array(militarySearchReply),
  tenantAddress: address.partial().nullable(),
  isCorporateCase: z.boolean(),
  interpreter,
  propertyCategory: z.enum(propertyCategories),
  ...shapeOf(ownFields, 'reply'),
  caseEviction: evictionReply,
  caseDetails: z.record(z.string(), z.unknown()),
  documents: z.array(documentReply),
  /** What the case needs of documents, and what of it is there. */
  neededDocuments: z.array(neededDocument),
  generatedDocument: documentReply.nullable(),
  documentRequested: z.array(requestReply),
  requests: z.array(requestReply),
  caseJudgment: judgmentReply.nullable(),
  caseJudgments: z.array(judgmentReply),
  /** The last agreement before the court; null where there was none. */
  stipulation: stipulationReply.nullable(),
  /** What may be done with money from the tenant now; null before the notice, while an agreement runs, and after the end. */
  paymentGuard: paymentGuard.nullable(),
  /** Money that the tenant paid since the notice, the last payment first. */
  tenantPayments: z.array(tenantPaymentReply),
  /** Its appeals, the first one first. */
  appeals: z.array(appealReply),
  billingItems: z.array(billingItemReply),
  writs: z.array(writReply),
  /** What the caller may do to the last of the writs, or to have a new one. */
  writOffers,
  writRequest,
  /** Days for the lockout, set and proposed, the first one first. */
  lockouts: z.array(lockoutReply),
  rpaBotJobs: z.array(
    z.object({
      id,
      kind: z.enum(rpaBotJobKinds),
      status: z.enum(rpaBotJobStatuses),
      attempts: z.int(),
      lastMessage: z.string().nullable(),
    }),
  ),
  holds: z.array(
    z.object({
      id,
      kind: z.enum(holdKinds),
      from: instant,
      until: instant.nullable(),
      note: z.string().nullable(),
    }),
  ),
  /** What special approvals asked, the newest first; a company reads those that its people are asked. */
  specialApprovals: z.array(approvalRequest),
  /** What the firm has to do by a day, next to its workflow’s step. */
  tasks: z.array(
    z.object({ id, kind: z.enum(caseTaskKinds), dueOn: courtDate, note: z.string().nullable() }),
  ),
  filingStage: z.enum(filingStages),
  serviceStage: z.enum(serviceStages),
  hearingStage: z.enum(hearingStages),
  caseAppealed: z.boolean(),
  lockoutDate: courtDate.nullable(),
  nextDate: courtDate.nullable(),
  nextDateKind: z.string().nullable(),
  mayDo,
  /** What the law of the court’s state calls the writ, the officer and the parties; null where it isn’t known. */
  terms: packTerms.nullable(),
  assignedProcessor: personRef.nullable(),
  assignedLawyer: personRef.nullable(),
  approvedBy: personRef.nullable(),
  attestedBy: z.string().nullable(),
  submittedAt: instant.nullable(),
  initialCheckAt: instant.nullable(),
  reviewAt: instant.nullable(),
  approvedAt: instant.nullable(),
  filedAt: instant.nullable(),
  filedOn: courtDate.nullable(),
  servedAt: instant.nullable(),
  hearingAt: instant.nullable(),
  judgmentAt: instant.nullable(),
  appealFiledAt: instant.nullable(),
  writRequestedAt: instant.nullable(),
  writIssuedAt: instant.nullable(),
  possessionAt: instant.nullable(),
  /** Since when the case is sealed: only its page is left of it, for the firm’s lawyers and administrators. */
  sealedAt: instant.nullable(),
  dismissalRequestedAt: instant.nullable(),
  dismissedAt: instant.nullable(),
  deniedAt: instant.nullable(),
  closedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  createdBy: personRef.nullable(),
  version: z.int(),
  availableActions: z.array(z.string()),
  /** The one of them that the case waits for; null where the next move is somebody else’s. */
  primaryAction: z.string().nullable(),
  /** What the caller may do but for its lawful day, or for a fact that it needs. */
  waiting: z.array(caseWait),
  /** Rights of the caller that are not actions of the status machine. */
  can: z.object({
    edit: z.boolean(),
    upload: z.boolean(),
    seeFirmThread: z.boolean(),
    seeDocuments: z.boolean(),
    /** Go ahead before a lawful day, with a reason. */
    passLawfulDay: z.boolean(),
  }),
});
export type CaseDetails = z.output<typeof caseDetails>;
