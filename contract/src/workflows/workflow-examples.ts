import type { DeadlineEvent } from '../deadlines/deadline-values.ts';
import type { Role } from '../permissions/roles.ts';
import type { StepAction } from './workflow-values.ts';

/** A step as the examples write it; the factory fills in the rest. */
export interface ExampleStep {
  name: string;
  action: StepAction;
  /** Whose work it usually is; see `stepRoles` for who may do it. */
  role: Role;
  /** An action that ends the step too. */
  endsWith?: StepAction;
  /** The deadline that the step waits for or watches. */
  event?: DeadlineEvent;
  slaHours?: number;
  /** Codes of bill items that the step's completion charges. */
  bills?: readonly string[];
}

export interface ExampleWorkflow {
  name: string;
  stateCode: string;
  caseType: string;
  serveFirst?: boolean;
  steps: readonly ExampleStep[];
}

const processor = 'case_processor';
const intake: readonly ExampleStep[] = [
  { name: 'Intake', action: 'initial-check', role: processor, slaHours: 8 },
  { name: 'Initial check', action: 'review', role: processor, slaHours: 24 },
];
const signature: readonly ExampleStep[] = [
  // The lawyer reads, then signs: the signature ends the reading.
  { name: 'Attorney review', action: 'TASK', role: 'lawyer', endsWith: 'send-for-filing', slaHours: 24 },
  {
    name: 'Send for filing',
    action: 'send-for-filing',
    role: 'lawyer',
    bills: ['ATTORNEY_FEE'],
  },
];
const numbered: ExampleStep = {
  name: 'Add case number',
  action: 'add-case-number',
  role: processor,
  bills: ['COURT_COST', 'EFILE'],
};
const lockout: readonly ExampleStep[] = [
  { name: 'Set lockout date', action: 'set-lockout-date', role: processor },
  { name: 'Close', action: 'close', role: processor },
];

const judgment: ExampleStep = { name: 'Record judgment', action: 'record-judgment', role: 'lawyer' };
const served: ExampleStep = { name: 'Service return', action: 'record-service', role: processor };
const defaultOrHearing: ExampleStep = {
  name: 'Ask for default or set the hearing',
  action: 'apply-to-docket',
  role: processor,
  endsWith: 'awaiting-judgment',
};
const filedAndServed: readonly ExampleStep[] = [
  ...intake,
  ...signature,
  { ...numbered, bills: ['COURT_COST', 'EFILE'] },
  served,
];
/** The writ: with the client, with the lawyer, then at the court. */
const writ = (name: string, event?: DeadlineEvent): readonly ExampleStep[] => [
  { name, action: 'writ-submit', role: processor, ...(event && { event }) },
  { name: 'Writ reviewed', action: 'writ-reviewed', role: 'lawyer' },
];

export const workflowExamples = {
  GA: {
    name: 'Dispossessory – non-payment',
    stateCode: 'GA',
    caseType: 'NONPAYMENT',
    steps: [
      ...intake,
      ...signature,
      { ...numbered, bills: ['COURT_COST', 'EFILE'] },
      { name: 'Service return', action: 'record-service', role: processor },
      // The tenant has 7 days to answer; the eighth shows whether they did.
      { name: 'Check answer, day 8', action: 'CHECK_DOCKET', role: processor, event: 'ANSWER_DUE' },
      {
        name: 'Apply to docket or ask for default',
        action: 'apply-to-docket',
        role: processor,
        endsWith: 'awaiting-judgment',
      },
      { name: 'Record judgment', action: 'record-judgment', role: 'lawyer' },
      { name: 'Appeal check, day 8', action: 'CHECK_DOCKET', role: processor, event: 'APPEAL_DUE' },
      { name: 'Writ created and submitted', action: 'writ-submit', role: processor },
      { name: 'Writ reviewed', action: 'writ-reviewed', role: 'lawyer', bills: ['WRIT_COST', 'OFFICER_FEE'] },
      ...lockout,
    ],
  },
  NC: {
    name: 'Summary ejectment',
    stateCode: 'NC',
    caseType: 'NONPAYMENT',
    steps: [
      ...intake,
      ...signature,
      // The clerk gives number and hearing date the same day.
      { ...numbered, name: 'Case number and hearing date', bills: ['COURT_COST', 'POSTAGE'] },
      { name: 'Docket', action: 'apply-to-docket', role: processor },
      { name: 'Judgment', action: 'record-judgment', role: 'lawyer' },
      { name: 'Wait 10 days, check appeal', action: 'WAIT', role: processor, event: 'APPEAL_DUE' },
      { name: 'Writ', action: 'writ-submit', role: processor },
      { ...lockout[0], name: 'Padlock date', action: 'set-lockout-date', role: processor },
      { name: 'Close', action: 'close', role: processor },
    ],
  },
  TX: {
    name: 'Justice court eviction',
    stateCode: 'TX',
    caseType: 'NONPAYMENT',
    steps: [
      ...intake,
      {
        name: 'Notice kind: first time or repeat',
        action: 'TASK',
        role: processor,
        endsWith: 'send-for-filing',
      },
      {
        name: 'Petition e-filed',
        action: 'send-for-filing',
        role: 'lawyer',
        bills: ['ATTORNEY_FEE'],
      },
      { ...numbered, bills: ['COURT_COST', 'EFILE'] },
      { name: 'Citation out', action: 'sent-for-serving', role: processor, event: 'SERVE_BY' },
      { name: 'Trial, day 10 to 21', action: 'apply-to-docket', role: processor, event: 'HEARING_WINDOW' },
      { name: 'Judgment', action: 'record-judgment', role: 'lawyer' },
      { name: 'Wait to the 6th day', action: 'WAIT', role: processor, event: 'WRIT_EARLIEST' },
      {
        name: 'Writ request',
        action: 'writ-submit',
        role: processor,
        event: 'WRIT_REQUEST_BY',
      },
      { name: 'Constable, within 5 business days', action: 'writ-issue', role: processor },
      { name: '24-hour tag', action: 'writ-post', role: processor },
      ...lockout,
    ],
  },
  NV: {
    name: 'Summary eviction',
    stateCode: 'NV',
    caseType: 'NONPAYMENT',
    serveFirst: true,
    steps: [
      ...intake,
      { name: 'Attorney review', action: 'TASK', role: 'lawyer', endsWith: 'sent-for-serving', slaHours: 24 },
      {
        name: '7-day notice served by the constable',
        action: 'sent-for-serving',
        role: 'lawyer',
        bills: ['ATTORNEY_FEE', 'SERVICE_FEE'],
      },
      { name: 'Wait for the notice to run', action: 'WAIT', role: processor, event: 'NOTICE_EXPIRES' },
      { name: 'Check for the tenant’s affidavit', action: 'CHECK_DOCKET', role: processor },
      { name: 'Complaint with the lease', action: 'send-for-filing', role: processor },
      numbered,
      { name: 'Order', action: 'record-judgment', role: 'lawyer' },
      { name: 'Posting', action: 'writ-post', role: processor },
      { ...lockout[0], name: 'Lockout, 24 to 36 hours', action: 'set-lockout-date', role: processor },
      { name: 'Close', action: 'close', role: processor },
    ],
  },
  FL: {
    name: 'Removal of tenant',
    stateCode: 'FL',
    caseType: 'NONPAYMENT',
    steps: [
      ...filedAndServed,
      // Five days; rent that isn't paid into the registry is a default too.
      { name: 'Check answer and registry', action: 'CHECK_DOCKET', role: processor, event: 'ANSWER_DUE' },
      defaultOrHearing,
      judgment,
      ...writ('Writ of possession'),
      { name: 'Sheriff’s 24-hour notice', action: 'writ-post', role: processor, event: 'LOCKOUT_NOTICE' },
      ...lockout,
    ],
  },
  OH: {
    name: 'Forcible entry and detainer',
    stateCode: 'OH',
    caseType: 'NONPAYMENT',
    steps: [
      ...filedAndServed,
      { name: 'Hearing', action: 'apply-to-docket', role: processor, event: 'HEARING_WINDOW' },
      judgment,
      ...writ('Writ of restitution', 'WRIT_REQUEST_BY'),
      { name: 'Bailiff’s tag', action: 'writ-post', role: processor },
      { name: 'Set-out date', action: 'set-lockout-date', role: processor },
      { name: 'Close', action: 'close', role: processor },
    ],
  },
  AZ: {
    name: 'Eviction action',
    stateCode: 'AZ',
    caseType: 'NONPAYMENT',
    steps: [
      ...filedAndServed,
      { name: 'Initial appearance', action: 'apply-to-docket', role: processor, event: 'HEARING_WINDOW' },
      judgment,
      { name: 'Wait until the writ may be issued', action: 'WAIT', role: processor, event: 'WRIT_EARLIEST' },
      ...writ('Writ of restitution'),
      ...lockout,
    ],
  },
  CA: {
    name: 'Unlawful detainer',
    stateCode: 'CA',
    caseType: 'NONPAYMENT',
    steps: [
      ...filedAndServed,
      { name: 'Check for an answer', action: 'CHECK_DOCKET', role: processor, event: 'ANSWER_DUE' },
      { ...defaultOrHearing, name: 'Ask for default or request trial' },
      judgment,
      ...writ('Writ of possession'),
      { name: 'Writ issued', action: 'writ-issue', role: processor },
      { name: 'Sheriff’s notice to vacate', action: 'writ-post', role: processor, event: 'LOCKOUT_NOTICE' },
      ...lockout,
    ],
  },
  NY: {
    name: 'Summary proceeding',
    stateCode: 'NY',
    caseType: 'NONPAYMENT',
    steps: [
      ...intake,
      ...signature,
      // The index number is bought before anything is served.
      { ...numbered, name: 'Buy the index number' },
      {
        name: 'Petition and notice out for service',
        action: 'sent-for-serving',
        role: processor,
        event: 'SERVE_BY',
        bills: ['SERVICE_FEE'],
      },
      { ...served, name: 'Affidavits of service' },
      { name: 'Check for an answer', action: 'CHECK_DOCKET', role: processor, event: 'ANSWER_DUE' },
      defaultOrHearing,
      judgment,
      ...writ('Warrant of eviction'),
      { name: 'Warrant issued', action: 'writ-issue', role: processor },
      { name: 'Marshal’s 14-day notice', action: 'writ-post', role: processor, event: 'LOCKOUT_NOTICE' },
      { ...lockout[0], name: 'Eviction date', action: 'set-lockout-date', role: processor },
      { name: 'Close', action: 'close', role: processor },
    ],
  },
  SC: {
    name: 'Ejectment',
    stateCode: 'SC',
    caseType: 'NONPAYMENT',
    steps: [
      ...intake,
      ...signature,
      { ...numbered, bills: ['COURT_COST'] },
      { ...served, name: 'Rule to show cause served' },
      {
        name: 'Check for a request for a hearing',
        action: 'CHECK_DOCKET',
        role: processor,
        event: 'ANSWER_DUE',
      },
      defaultOrHearing,
      judgment,
      { name: 'Wait until the writ may be issued', action: 'WAIT', role: processor, event: 'WRIT_EARLIEST' },
      ...writ('Writ of ejectment'),
      { name: 'Posted by the constable', action: 'writ-post', role: processor, event: 'LOCKOUT_NOTICE' },
      ...lockout,
    ],
  },
} as const satisfies Record<string, ExampleWorkflow>;
