import type { CaseGuardName } from './case-guards.ts';
import type { CaseStatus } from './case-status.ts';
import type { JudgmentOutcome } from './judgment-outcomes.ts';
import type { Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** Every act on a case; where a route exists, its verb. */
export const caseActionNames = [
  'create-draft',
  'create',
  'submit',
  'hold-release',
  'initial-check',
  'review',
  'send-for-filing',
  'add-case-number',
  'sent-for-serving',
  'record-service',
  'apply-to-docket',
  'awaiting-judgment',
  'record-judgment',
  'set-lockout-date',
  'appeal-update',
  'appeal-submit',
  'back-in-intake',
  'back-in-initial-check',
  'send-back-to-client',
  'send-back-to-processor',
  'close',
  'dismiss-case',
  'deny-case',
  'reopen',
  'save',
  'create-eviction',
  'add-eviction-details',
  'add-documents',
  'flag-document',
  'update-workflow',
] as const;
export type CaseAction = (typeof caseActionNames)[number];

/** A status, or the rule that finds it. */
export type Destination =
  | CaseStatus
  | 'same'
  | 'resumeStatus'
  | 'resumePoint'
  | 'statusBeforeDocket'
  | 'statusBeforeEnd'
  | 'appealResult';

/** How an act stands to the usual way of a case; lists show them in this order. */
export const courses = ['onward', 'back', 'end', 'aside'] as const;
export type Course = (typeof courses)[number];

export interface CaseActionRow {
  /** Number in the transition table. */
  row: string;
  action: CaseAction;
  from: readonly CaseStatus[];
  to: Destination;
  /** Null: only the system does it. */
  permission: Permission | null;
  course: Course;
  /** Where the table names fewer roles than the permission has, because who may act depends on the status. */
  roles?: readonly Role[];
  bySystem?: true;
  /** Choose between rows of the same act: a row whose choice does not hold says nothing about this case. */
  when?: readonly CaseGuardName[];
  /** Outcomes that this row is about. */
  outcomes?: readonly JudgmentOutcome[];
  /** Must hold, else the act is refused with the condition's words. */
  guards?: readonly CaseGuardName[];
  /** Facts that must be in the request or on the record by then, as the caller names them; absent ones are each named. */
  requires?: readonly string[];
  /** The status left is kept under this name. */
  remembers?: 'resumeStatus' | 'statusBeforeDocket' | 'statusBeforeEnd';
}

const company = ['client_owner', 'client_manager'] as const;
const deskStaff = ['firm_admin', 'lawyer', 'case_processor', 'firm_user'] as const;
const office = ['admin', 'crm_user', ...deskStaff, 'firm_billing'] as const;

/** The company holds the pen. A draft may also be the firm's, which opens cases for its companies. */
const companyStage = ['DRAFT', 'PAYMENT_HOLD', 'RETURNED_TO_CLIENT'] as const;
const firmStage = [
  'INTAKE',
  'INITIAL_CHECK',
  'REVIEW',
  'RETURNED_TO_PROCESSOR',
  'SENT_FOR_FILING',
  'FILED',
  'SENT_FOR_SERVING',
  'ON_DOCKET',
  'AWAITING_JUDGMENT',
  'JUDGMENT_RECORDED',
  'APPEALED',
  'WRIT_IN_PROGRESS',
  'WRIT_ISSUED',
  'LOCKOUT_SCHEDULED',
] as const;
const filedOrLater = [
  'FILED',
  'SENT_FOR_SERVING',
  'ON_DOCKET',
  'AWAITING_JUDGMENT',
  'JUDGMENT_RECORDED',
  'APPEALED',
  'WRIT_IN_PROGRESS',
  'WRIT_ISSUED',
  'LOCKOUT_SCHEDULED',
] as const;
const judgments = [
  'POSSESSION_ONLY',
  'POSSESSION_AND_MONEY',
  'MONEY_ONLY',
  'DEFAULT_POSSESSION',
  'DEFAULT_POSSESSION_AND_MONEY',
  'CONSENT_JUDGMENT',
  'JUDGMENT_FOR_TENANT',
] as const;

const sentBack = ['reasonCodes', 'comment'] as const;
const approval = ['noticeGuard', 'fileOn', 'scraCheck', 'occupancyProof'] as const;
const judgment = ['outcome', 'date', 'writDays', 'orderDocument'] as const;
const served = ['tenants.serviceMethod', 'tenants.serviceServer'] as const;

/** The transition table. Rows of one act stand together; the first that describes the case counts. */
export const caseActions: readonly CaseActionRow[] = [
  {
    row: '1',
    action: 'create-draft',
    from: [],
    to: 'DRAFT',
    permission: 'case.create',
    course: 'onward',
    requires: ['clientId'],
  },
  {
    row: '2',
    action: 'create',
    from: [],
    to: 'DRAFT',
    permission: 'case.create',
    course: 'onward',
    requires: ['clientId', 'propertyId', 'tenants', 'countyId'],
  },

  { row: '3', action: 'save', from: ['DRAFT'], to: 'same', permission: 'case.save', course: 'aside' },
  {
    row: '3',
    action: 'save',
    from: ['RETURNED_TO_CLIENT'],
    to: 'same',
    permission: 'case.save',
    roles: company,
    course: 'aside',
  },
  {
    row: '3',
    action: 'save',
    from: ['INTAKE', 'INITIAL_CHECK', 'RETURNED_TO_PROCESSOR'],
    to: 'same',
    permission: 'case.save',
    roles: deskStaff,
    course: 'aside',
  },

  {
    row: '4a',
    action: 'submit',
    from: ['DRAFT'],
    to: 'INTAKE',
    permission: 'case.submit',
    course: 'onward',
    when: ['notOverdue'],
    requires: ['attestedBy'],
  },
  {
    row: '4b',
    action: 'submit',
    from: ['DRAFT'],
    to: 'PAYMENT_HOLD',
    permission: 'case.submit',
    course: 'onward',
    when: ['overdue'],
    requires: ['attestedBy'],
  },
  {
    row: '4c',
    action: 'submit',
    from: ['RETURNED_TO_CLIENT'],
    to: 'resumeStatus',
    permission: 'case.submit',
    roles: company,
    course: 'onward',
    guards: ['requestsAnswered'],
  },
  {
    row: '5',
    action: 'hold-release',
    from: ['PAYMENT_HOLD'],
    to: 'INTAKE',
    permission: 'case.hold-release',
    bySystem: true,
    course: 'onward',
    requires: ['reason'],
  },
  {
    row: '6',
    action: 'initial-check',
    from: ['INTAKE'],
    to: 'INITIAL_CHECK',
    permission: 'case.initial-check',
    course: 'onward',
    requires: ['intakeChecklist', 'assignedProcessorId'],
  },
  {
    row: '6',
    action: 'initial-check',
    from: ['RETURNED_TO_PROCESSOR'],
    to: 'INITIAL_CHECK',
    permission: 'case.initial-check',
    course: 'onward',
    when: ['fromIntakeSide'],
    requires: ['intakeChecklist', 'assignedProcessorId'],
  },
  {
    row: '7',
    action: 'review',
    from: ['INITIAL_CHECK', 'RETURNED_TO_PROCESSOR'],
    to: 'REVIEW',
    permission: 'case.review',
    course: 'onward',
    guards: ['noFlaggedDocuments'],
    requires: ['initialCheckList', 'requiredDocuments', 'assignedLawyerId'],
  },
  {
    row: '8',
    action: 'back-in-intake',
    from: ['INITIAL_CHECK', 'REVIEW'],
    to: 'INTAKE',
    permission: 'case.back-in-intake',
    course: 'back',
    requires: sentBack,
  },
  {
    row: '9',
    action: 'back-in-initial-check',
    from: ['REVIEW', 'SENT_FOR_FILING'],
    to: 'INITIAL_CHECK',
    permission: 'case.back-in-initial-check',
    course: 'back',
    guards: ['packetUnlodged'],
    requires: sentBack,
  },
  {
    row: '10',
    action: 'send-back-to-client',
    from: ['INTAKE', 'INITIAL_CHECK', 'REVIEW', 'RETURNED_TO_PROCESSOR'],
    to: 'RETURNED_TO_CLIENT',
    permission: 'case.send-back-to-client',
    course: 'back',
    requires: ['reasonCodes', 'message'],
    remembers: 'resumeStatus',
  },
  {
    row: '11',
    action: 'send-back-to-processor',
    from: ['REVIEW', 'SENT_FOR_FILING', 'FILED'],
    to: 'RETURNED_TO_PROCESSOR',
    permission: 'case.send-back-to-processor',
    bySystem: true,
    course: 'back',
    requires: ['reasonCodes', 'message', 'fixes'],
    remembers: 'resumeStatus',
  },

  {
    row: '12',
    action: 'send-for-filing',
    from: ['REVIEW'],
    to: 'SENT_FOR_FILING',
    permission: 'case.approve',
    course: 'onward',
    guards: ['noFlaggedDocuments', 'noOpenSpecialApprovals'],
    requires: approval,
  },
  {
    row: '12',
    action: 'send-for-filing',
    from: ['SENT_FOR_SERVING'],
    to: 'SENT_FOR_FILING',
    permission: 'case.approve',
    course: 'onward',
    when: ['serveFirst', 'notLodged'],
    guards: ['noFlaggedDocuments', 'noOpenSpecialApprovals'],
    requires: approval,
  },
  {
    row: '12',
    action: 'send-for-filing',
    from: ['SENT_FOR_SERVING'],
    to: 'SENT_FOR_FILING',
    permission: 'case.resend',
    roles: ['case_processor'],
    course: 'onward',
    when: ['serveFirst', 'notLodged', 'approved'],
    guards: ['noFlaggedDocuments', 'noOpenSpecialApprovals'],
    requires: approval,
  },
  {
    row: '11b',
    action: 'send-for-filing',
    from: ['RETURNED_TO_PROCESSOR'],
    to: 'resumePoint',
    permission: 'case.resend',
    course: 'onward',
    when: ['resumesAtFiling'],
    guards: ['fixesClerical', 'noFlaggedDocuments'],
    requires: ['fixesDone'],
  },
  {
    row: '13',
    action: 'add-case-number',
    from: ['SENT_FOR_FILING'],
    to: 'FILED',
    permission: 'case.add-case-number',
    bySystem: true,
    course: 'onward',
    requires: ['caseNumber', 'filedOn', 'feeCents', 'stampedDocument'],
  },
  {
    row: '13',
    action: 'add-case-number',
    from: filedOrLater,
    to: 'same',
    permission: 'case.add-case-number',
    bySystem: true,
    course: 'aside',
    when: ['lodged'],
    requires: ['caseNumber'],
  },
  {
    row: '14',
    action: 'sent-for-serving',
    from: ['FILED'],
    to: 'SENT_FOR_SERVING',
    permission: 'case.sent-for-serving',
    course: 'onward',
    requires: served,
  },
  {
    row: '14',
    action: 'sent-for-serving',
    from: ['REVIEW'],
    to: 'SENT_FOR_SERVING',
    permission: 'case.approve',
    course: 'onward',
    when: ['serveFirst'],
    guards: ['noFlaggedDocuments', 'noOpenSpecialApprovals'],
    requires: served,
  },
  {
    row: '11b',
    action: 'sent-for-serving',
    from: ['RETURNED_TO_PROCESSOR'],
    to: 'resumePoint',
    permission: 'case.resend',
    course: 'onward',
    when: ['resumesAtServing'],
    guards: ['fixesClerical', 'noFlaggedDocuments'],
    requires: ['fixesDone'],
  },
  {
    row: '14b',
    action: 'record-service',
    from: ['SENT_FOR_SERVING'],
    to: 'same',
    permission: 'case.record-service',
    bySystem: true,
    course: 'onward',
    requires: ['service.result', 'service.date', 'service.method', 'service.affidavit'],
  },
  {
    row: '14b',
    action: 'record-service',
    from: ['ON_DOCKET'],
    to: 'same',
    permission: 'case.record-service',
    bySystem: true,
    course: 'aside',
    requires: ['service.result', 'service.date', 'service.method', 'service.affidavit'],
  },

  {
    row: '15',
    action: 'apply-to-docket',
    from: ['FILED', 'SENT_FOR_SERVING'],
    to: 'ON_DOCKET',
    permission: 'docket.apply',
    course: 'onward',
    guards: ['lodged'],
    requires: ['docketId'],
    remembers: 'statusBeforeDocket',
  },
  {
    row: '15',
    action: 'apply-to-docket',
    from: ['ON_DOCKET', 'AWAITING_JUDGMENT'],
    to: 'ON_DOCKET',
    permission: 'docket.apply',
    course: 'aside',
    requires: ['docketId'],
  },
  {
    row: '15',
    action: 'apply-to-docket',
    from: ['APPEALED'],
    to: 'same',
    permission: 'docket.apply',
    course: 'aside',
    requires: ['docketId'],
  },
  {
    row: '16',
    action: 'awaiting-judgment',
    from: ['SENT_FOR_SERVING', 'ON_DOCKET', 'FILED'],
    to: 'AWAITING_JUDGMENT',
    permission: 'case.awaiting-judgment',
    bySystem: true,
    course: 'onward',
    guards: ['lodged', 'heardOrDefault'],
  },
  {
    row: '17a',
    action: 'record-judgment',
    from: ['AWAITING_JUDGMENT', 'ON_DOCKET'],
    to: 'JUDGMENT_RECORDED',
    permission: 'judgment.record',
    course: 'onward',
    outcomes: judgments,
    requires: judgment,
  },
  {
    row: '17a',
    action: 'record-judgment',
    from: ['JUDGMENT_RECORDED'],
    to: 'JUDGMENT_RECORDED',
    permission: 'judgment.record',
    course: 'aside',
    outcomes: [...judgments, 'SATISFIED'],
    requires: judgment,
  },
  {
    // A judgment that is set aside reopens the case before the judge.
    row: '17a',
    action: 'record-judgment',
    from: ['JUDGMENT_RECORDED'],
    to: 'AWAITING_JUDGMENT',
    permission: 'judgment.record',
    course: 'aside',
    outcomes: ['VACATED'],
    requires: ['outcome', 'date', 'orderDocument'],
  },
  {
    row: '17b',
    action: 'record-judgment',
    from: ['AWAITING_JUDGMENT', 'ON_DOCKET', 'JUDGMENT_RECORDED'],
    to: 'DISMISSED',
    permission: 'judgment.record',
    course: 'aside',
    outcomes: ['DISMISSED_WITHOUT_PREJUDICE', 'DISMISSED_WITH_PREJUDICE'],
    requires: ['outcome', 'date', 'orderDocument'],
    remembers: 'statusBeforeEnd',
  },
  {
    row: '17c',
    action: 'record-judgment',
    from: ['AWAITING_JUDGMENT', 'ON_DOCKET', 'JUDGMENT_RECORDED'],
    to: 'AWAITING_JUDGMENT',
    permission: 'judgment.record',
    course: 'aside',
    outcomes: ['STIPULATED_STAY'],
    requires: ['outcome', 'date', 'paymentPlan', 'moveOutOn', 'defaultTerms'],
  },
  {
    row: '17d',
    action: 'record-judgment',
    from: ['ON_DOCKET'],
    to: 'statusBeforeDocket',
    permission: 'judgment.record',
    course: 'aside',
    outcomes: ['CONTINUED'],
    requires: ['outcome', 'reason'],
  },

  {
    row: '18',
    action: 'appeal-submit',
    from: ['JUDGMENT_RECORDED', 'WRIT_IN_PROGRESS', 'WRIT_ISSUED', 'LOCKOUT_SCHEDULED'],
    to: 'APPEALED',
    permission: 'appeal.submit',
    course: 'aside',
    requires: ['appellant', 'filedOn', 'higherCourt', 'noticeDocument', 'stayed'],
  },
  {
    row: '19',
    action: 'appeal-update',
    from: ['APPEALED'],
    to: 'appealResult',
    permission: 'appeal.update',
    course: 'onward',
    requires: ['result', 'date', 'orderDocument'],
    remembers: 'statusBeforeEnd',
  },
  {
    row: '20',
    action: 'set-lockout-date',
    from: ['WRIT_ISSUED', 'LOCKOUT_SCHEDULED'],
    to: 'LOCKOUT_SCHEDULED',
    permission: 'lockout.set',
    course: 'onward',
    requires: ['lockoutAt', 'officerName', 'officerPhone', 'siteContact', 'crew'],
  },
  {
    row: '21',
    action: 'close',
    from: ['JUDGMENT_RECORDED', 'WRIT_ISSUED', 'LOCKOUT_SCHEDULED', 'APPEALED', 'AWAITING_JUDGMENT'],
    to: 'CLOSED',
    permission: 'case.close',
    course: 'end',
    guards: ['noOpenWrit', 'settledIfUnjudged', 'billedOrFinal'],
    requires: ['closureReason'],
    remembers: 'statusBeforeEnd',
  },
  {
    row: '22a',
    action: 'dismiss-case',
    from: [
      'PAYMENT_HOLD',
      'INTAKE',
      'INITIAL_CHECK',
      'REVIEW',
      'RETURNED_TO_CLIENT',
      'RETURNED_TO_PROCESSOR',
      'SENT_FOR_FILING',
      'SENT_FOR_SERVING',
    ],
    to: 'DISMISSED',
    permission: 'case.dismiss',
    course: 'end',
    when: ['notLodged'],
    requires: ['comment', 'dismissReason'],
    remembers: 'statusBeforeEnd',
  },
  {
    row: '22b',
    action: 'dismiss-case',
    from: ['RETURNED_TO_CLIENT', 'RETURNED_TO_PROCESSOR', 'SENT_FOR_FILING', ...filedOrLater],
    to: 'DISMISSED',
    permission: 'case.dismiss',
    course: 'end',
    when: ['lodged'],
    requires: ['comment', 'dismissReason', 'withPrejudice', 'courtDismissalDocument'],
    remembers: 'statusBeforeEnd',
  },
  {
    row: '23',
    action: 'deny-case',
    from: [
      'PAYMENT_HOLD',
      'INTAKE',
      'INITIAL_CHECK',
      'REVIEW',
      'RETURNED_TO_CLIENT',
      'RETURNED_TO_PROCESSOR',
    ],
    to: 'DENIED',
    permission: 'case.deny',
    course: 'end',
    // A suit that is at court is dismissed there; the firm can no longer refuse it.
    guards: ['notLodged'],
    requires: ['comment', 'denyReason'],
    remembers: 'statusBeforeEnd',
  },
  {
    row: '25',
    action: 'reopen',
    from: ['CLOSED', 'DISMISSED', 'DENIED'],
    to: 'statusBeforeEnd',
    permission: 'case.reopen',
    course: 'onward',
    guards: ['notWithPrejudice', 'endRemembered'],
    requires: ['reason'],
  },

  ...(['create-eviction', 'add-eviction-details'] as const).flatMap((action): CaseActionRow[] => [
    { row: '26', action, from: ['DRAFT'], to: 'same', permission: 'case.save', course: 'aside' },
    {
      row: '26',
      action,
      from: ['PAYMENT_HOLD', 'RETURNED_TO_CLIENT'],
      to: 'same',
      permission: 'case.save',
      roles: company,
      course: 'aside',
    },
    {
      row: '26',
      action,
      from: firmStage,
      to: 'same',
      permission: 'case.save',
      roles: deskStaff,
      course: 'aside',
    },
  ]),
  {
    row: '26',
    action: 'add-documents',
    from: companyStage,
    to: 'same',
    permission: 'document.upload',
    roles: company,
    course: 'aside',
    requires: ['documents'],
  },
  {
    row: '26',
    action: 'add-documents',
    from: ['DRAFT', ...firmStage],
    to: 'same',
    permission: 'document.upload',
    roles: office,
    course: 'aside',
    requires: ['documents'],
  },
  {
    row: '26',
    action: 'flag-document',
    from: firmStage,
    to: 'same',
    permission: 'document.flag',
    course: 'aside',
    requires: ['documentId', 'comment'],
  },
  {
    row: '26',
    action: 'update-workflow',
    from: ['DRAFT', 'PAYMENT_HOLD', 'INTAKE', 'INITIAL_CHECK', 'REVIEW', 'RETURNED_TO_CLIENT'],
    to: 'same',
    permission: 'case.update-workflow',
    course: 'aside',
    requires: ['workflowId'],
  },
  {
    row: '26',
    action: 'update-workflow',
    from: ['RETURNED_TO_PROCESSOR'],
    to: 'same',
    permission: 'case.update-workflow',
    course: 'aside',
    when: ['fromIntakeSide'],
    requires: ['workflowId'],
  },
  {
    row: '26',
    action: 'update-workflow',
    from: ['RETURNED_TO_PROCESSOR'],
    to: 'same',
    permission: 'case.update-workflow',
    roles: ['firm_admin'],
    course: 'aside',
    when: ['fromFilingSide'],
    requires: ['workflowId', 'reason'],
  },
  {
    row: '26',
    action: 'update-workflow',
    from: ['SENT_FOR_FILING', ...filedOrLater],
    to: 'same',
    permission: 'case.update-workflow',
    roles: ['firm_admin'],
    course: 'aside',
    requires: ['workflowId', 'reason'],
  },
];

/**
 * What a case must tell before it can be submitted; all that is missing is named at once.
 * `fields` are the names that the screen knows.
 */
export const submitChecks = [
  {
    id: 'G1',
    fields: ['propertyId', 'courthouseId'],
    says: 'An active property, and a courthouse known for it.',
  },
  { id: 'G2', fields: ['tenants'], says: 'At least one defendant with full name and service address.' },
  { id: 'G3', fields: ['eviction.reasons'], says: 'At least one reason.' },
  {
    id: 'G4',
    fields: ['eviction.amountCents', 'eviction.ledger'],
    says: 'The ledger’s sum is the sum claimed.',
  },
  { id: 'G5', fields: ['eviction.notices'], says: 'Each required notice with type, date, method and proof.' },
  { id: 'G6', fields: ['eviction.caresCovered'], says: 'The CARES Act question answered yes or no.' },
  { id: 'G7', fields: ['documents'], says: 'The documents that the workflow asks of the company.' },
  {
    id: 'G8',
    fields: ['duplicateAck'],
    says: 'No other open case of this unit and tenant, or that is meant.',
  },
  { id: 'G9', fields: ['fileOn'], says: 'Not before the first lawful day of filing, unless a day is set.' },
] as const;

/** Acts that exist for many cases at once. */
export const bulkActions = [
  'submit',
  'initial-check',
  'review',
  'send-for-filing',
  'apply-to-docket',
  'awaiting-judgment',
  'dismiss-case',
] as const satisfies readonly CaseAction[];
export const maxBulkCases = 200;
