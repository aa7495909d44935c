import { z } from 'zod';
import { judgmentOutcomes } from '../judgments/judgment-outcomes.ts';
import { obstacleShape } from '../lawful-days/obstacle.ts';
import { courses } from '../machine/machine.ts';
import { judgmentWays } from './case-facts.ts';
import {
  billingItemReply,
  documentReply,
  evictionReply,
  interpreter,
  judgmentReply,
  namedRef,
  personRef,
  requestReply,
  tenantReply,
} from './case-values.ts';
import { holdKinds } from './case-facts.ts';
import { caseStatuses, filingStages, hearingStages, serviceStages } from './case-status.ts';
import { caresAnswers, propertyCategories } from '../properties/property-categories.ts';
import { docketStates } from '../dockets/dockets.ts';
import { packTerms } from '../rule-packs/pack-terms.ts';
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
    isBeingRecounted: z.boolean(),
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
  unitLabel: z.string().nullable(),
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
  tenants: z.array(tenantReply),
  tenantAddress: address.partial().nullable(),
  plaintiffName: z.string().nullable(),
  isCorporateCase: z.boolean(),
  interpreter,
  propertyCategory: z.enum(propertyCategories),
  comment: z.string().nullable(),
  caseEviction: evictionReply,
  caseDetails: z.record(z.string(), z.unknown()),
  documents: z.array(documentReply),
  generatedDocument: documentReply.nullable(),
  documentRequested: z.array(requestReply),
  requests: z.array(requestReply),
  caseJudgment: judgmentReply.nullable(),
  caseJudgments: z.array(judgmentReply),
  billingItems: z.array(billingItemReply),
  writs: z.array(z.object({ id, number: z.string(), status: z.string() })),
  rpaBotJobs: z.array(
    z.object({
      id,
      kind: z.string(),
      status: z.string(),
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
  filingStage: z.enum(filingStages),
  serviceStage: z.enum(serviceStages),
  hearingStage: z.enum(hearingStages),
  caseAppealed: z.boolean(),
  fileOn: courtDate.nullable(),
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
  }),
});
export type CaseDetails = z.output<typeof caseDetails>;
