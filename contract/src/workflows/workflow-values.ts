import { z } from 'zod';
import { type CaseAction, caseActionFacts, caseActionNames } from '../cases/case-actions.ts';
import { namedRef } from '../cases/case-values.ts';
import { deadlineEvents } from '../deadlines/deadline-values.ts';
import { roles } from '../permissions/roles.ts';
import { instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { oneLine } from '../values/text.ts';
import { writActionNames, writActions } from '../writs/writ-actions.ts';

export const workflowStatuses = ['DRAFT', 'PUBLISHED'] as const;

/** Steps that wait for no action of the status machine: a date, somebody's task, a document, a check of the court's docket. */
export const stepKinds = ['WAIT', 'TASK', 'GENERATE_DOCUMENT', 'CHECK_DOCKET'] as const;
export type StepKind = (typeof stepKinds)[number];
/** Kinds that are somebody’s work: they stand on Home by the day that they are due. */
export const taskKinds = ['TASK', 'CHECK_DOCKET', 'GENERATE_DOCUMENT'] as const satisfies readonly StepKind[];
export type TaskKind = (typeof taskKinds)[number];
/** The action on the case that ends a step of a kind, where one does. A person says of every other task that it is done. */
export const kindEndedBy: Readonly<Partial<Record<string, CaseAction>>> = { CHECK_DOCKET: 'check-docket' };

const writActs = writActionNames.map((name) => `writ-${name}` as const);
/** What a step can wait for: an action on the case, an action on its writ (`writ-…`), or one of the kinds above. */
export const stepActions = [...caseActionNames, ...writActs, ...stepKinds] as const;
export type StepAction = (typeof stepActions)[number];

/** What nobody chooses for a step: what its definition keeps from steps, and what only the system does to a writ. */
const unoffered: readonly StepAction[] = [
  ...caseActionNames.filter((name) => caseActionFacts[name].noStep),
  ...writActionNames
    .filter((name) => writActions[name].permission === null)
    .map((name) => `writ-${name}` as const),
];
export const offeredActions = stepActions.filter((action) => !unoffered.includes(action));

/** Most steps of a workflow, and most of anything that one step has. */
export const maxSteps = 60;
const maxParts = 20;
const names = z.array(oneLine(60).min(1)).max(maxParts).default([]);

export const configureAction = z.object({
  action: z.enum(stepActions),
  requiredFields: names,
  requiredDocuments: names,
  /** The event of the deadline rules that this step waits for or watches. */
  deadlineRuleEvent: z.enum(deadlineEvents).optional(),
  slaHours: z.int().min(1).max(8_760).optional(),
  /** The kind of document that `GENERATE_DOCUMENT` makes. */
  document: oneLine(60).min(1).optional(),
  /** An action that ends this step too, such as a reading that ends with the signature. */
  autoCompleteWhen: z.enum(stepActions).optional(),
});
export type ConfigureAction = z.output<typeof configureAction>;

export const noticeMoments = ['ENTER', 'COMPLETE', 'DUE_IN', 'OVERDUE'] as const;
export const noticeChannels = ['APP', 'EMAIL', 'SMS'] as const;
const noticeText = oneLine(400).default('');

export const stepNotification = z.object({
  on: z.enum(noticeMoments),
  /** Hours before (DUE_IN) or after (OVERDUE). */
  offset: z.int().min(0).max(8_760).optional(),
  audienceRoles: z.array(z.enum(roles)).max(roles.length),
  channel: z.enum(noticeChannels),
  /** `OWN` where the step has a text of its own. */
  templateId: oneLine(60),
  text: z.object({ en: noticeText, es: noticeText }).default({ en: '', es: '' }),
});
export type StepNotification = z.output<typeof stepNotification>;

export const billMoments = ['ENTER', 'COMPLETE'] as const;
export const billQuantities = ['ONE', 'PER_DEFENDANT', 'PER_ADDRESS'] as const;
export const billSources = ['FIXED', 'COURTHOUSE_BASE_FEE', 'COURTHOUSE_CONTACT_FEE', 'ACTUAL'] as const;
export const stepBilling = z.object({
  billItemId: id,
  on: z.enum(billMoments),
  quantity: z.enum(billQuantities),
  amountSource: z.enum(billSources),
});
export type StepBilling = z.output<typeof stepBilling>;

const stepParts = z.object({
  id,
  /** Whole numbers 1…N once saved; up to four decimals while a step is being put between two others. */
  sequenceNo: z.number(),
  name: z.string(),
  roles: z.array(z.enum(roles)),
  configureAction,
});
export const workflowStep = stepParts.extend({
  notifications: z.array(stepNotification),
  billing: z.array(stepBilling),
});
export type WorkflowStep = z.output<typeof workflowStep>;

/** A step as it is typed: its name and roles may still be missing, and a new one has no id yet. */
export const stepInput = stepParts.extend({
  id: id.optional(),
  sequenceNo: z.number().min(0).max(9_999).multipleOf(0.0001),
  name: oneLine(120).default(''),
  roles: z.array(z.enum(roles)).max(roles.length).default([]),
  notifications: z.array(stepNotification).max(maxParts).default([]),
  billing: z.array(stepBilling).max(maxParts).default([]),
});
export type StepInput = z.output<typeof stepInput>;

export const workflowRow = z.object({
  id,
  firmId: id,
  name: z.string(),
  status: z.enum(workflowStatuses),
  /** The latest published version; 0 while none is. */
  version: z.int(),
  stateCode: z.string().nullable(),
  countyId: id.nullable(),
  countyName: z.string().nullable(),
  caseType: z.string(),
  serveFirst: z.boolean(),
  stepCount: z.int(),
  /** The draft of the next version is begun. */
  hasDraft: z.boolean(),
  courthouses: z.array(namedRef),
  createdAt: instant,
  updatedAt: instant,
});
export type WorkflowRow = z.output<typeof workflowRow>;

export const workflowDetails = workflowRow.extend({
  lockVersion: z.int(),
  /** Cases that are not ended, by the version that they have pinned. */
  running: z.array(z.object({ version: z.int(), cases: z.int() })),
  can: z.object({ edit: z.boolean(), publish: z.boolean() }),
});
export type WorkflowDetails = z.output<typeof workflowDetails>;
