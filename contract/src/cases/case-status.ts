/** Whose move it is; the icon (a lucide name) says the stage, the label says it in words. */
export const tones = ['quiet', 'desk', 'court', 'hold', 'gain', 'stop'] as const;
export type Tone = (typeof tones)[number];

/** The status of a case, as stored; never translated in the database. */
export const caseStatuses = [
  'DRAFT',
  'PAYMENT_HOLD',
  'INTAKE',
  'INITIAL_CHECK',
  'REVIEW',
  'RETURNED_TO_CLIENT',
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
  'CLOSED',
  'DISMISSED',
  'DENIED',
] as const;
export type CaseStatus = (typeof caseStatuses)[number];

export const caseGroups = ['INTAKE', 'FILING', 'SERVICE', 'COURT', 'POST', 'END'] as const;
export type CaseGroup = (typeof caseGroups)[number];

export interface StatusFacts {
  firmLabel: string;
  clientLabel: string;
  group: CaseGroup;
  /** Group once a lawyer has approved the case, where that differs. */
  approvedGroup?: CaseGroup;
  /** Counted by the dashboards' ongoing cases. */
  ongoing: boolean;
  /** Its arrival is announced to somebody. */
  announced?: true;
  /** Who has it while both are assigned, where that is the attorney: theirs to sign or argue. Else the processor. */
  holder?: 'lawyer';
  /** One of the queues that a processor works through. */
  processorQueue?: true;
  tone: Tone;
  icon: string;
  /** What the company sees, where that differs from what the firm sees. */
  clientTone?: Tone;
  clientIcon?: string;
}

const statusFacts = {
  DRAFT: {
    firmLabel: 'Draft',
    clientLabel: 'Draft',
    group: 'INTAKE',
    ongoing: false,
    tone: 'quiet',
    icon: 'PencilLine',
  },
  PAYMENT_HOLD: {
    firmLabel: 'Held – overdue invoice',
    clientLabel: 'On hold: invoice overdue',
    group: 'INTAKE',
    ongoing: true,
    announced: true,
    processorQueue: true,
    tone: 'hold',
    icon: 'CirclePause',
  },
  INTAKE: {
    firmLabel: 'Intake',
    clientLabel: 'Submitted',
    group: 'INTAKE',
    ongoing: true,
    announced: true,
    processorQueue: true,
    tone: 'desk',
    icon: 'Inbox',
  },
  INITIAL_CHECK: {
    firmLabel: 'Initial check',
    clientLabel: 'In review',
    group: 'INTAKE',
    ongoing: true,
    announced: true,
    processorQueue: true,
    tone: 'desk',
    icon: 'ListChecks',
  },
  REVIEW: {
    firmLabel: 'Attorney review',
    clientLabel: 'Attorney review',
    group: 'INTAKE',
    ongoing: true,
    announced: true,
    holder: 'lawyer',
    tone: 'desk',
    icon: 'Signature',
  },
  RETURNED_TO_CLIENT: {
    firmLabel: 'Waiting for client',
    clientLabel: 'Action needed',
    group: 'INTAKE',
    ongoing: true,
    announced: true,
    tone: 'hold',
    icon: 'Reply',
  },
  RETURNED_TO_PROCESSOR: {
    firmLabel: 'Back with processor',
    clientLabel: 'In review',
    group: 'INTAKE',
    approvedGroup: 'FILING',
    ongoing: true,
    announced: true,
    processorQueue: true,
    tone: 'hold',
    icon: 'Undo2',
    clientTone: 'desk',
    clientIcon: 'ListChecks',
  },
  SENT_FOR_FILING: {
    firmLabel: 'Approved – sent for filing',
    clientLabel: 'Approved',
    group: 'FILING',
    ongoing: true,
    announced: true,
    processorQueue: true,
    tone: 'court',
    icon: 'Send',
  },
  FILED: {
    firmLabel: 'Filed',
    clientLabel: 'Filed',
    group: 'FILING',
    ongoing: true,
    announced: true,
    processorQueue: true,
    tone: 'court',
    icon: 'Stamp',
  },
  SENT_FOR_SERVING: {
    firmLabel: 'Out for service',
    clientLabel: 'Being served',
    group: 'SERVICE',
    ongoing: true,
    announced: true,
    processorQueue: true,
    tone: 'court',
    icon: 'Route',
  },
  ON_DOCKET: {
    firmLabel: 'On docket',
    clientLabel: 'Court date set',
    group: 'COURT',
    ongoing: true,
    announced: true,
    holder: 'lawyer',
    tone: 'court',
    icon: 'CalendarClock',
  },
  AWAITING_JUDGMENT: {
    firmLabel: 'Awaiting judgment',
    clientLabel: 'Awaiting judge',
    group: 'COURT',
    ongoing: true,
    announced: true,
    holder: 'lawyer',
    processorQueue: true,
    tone: 'court',
    icon: 'Hourglass',
  },
  JUDGMENT_RECORDED: {
    firmLabel: 'Judgment',
    clientLabel: 'Judgment entered',
    group: 'POST',
    ongoing: true,
    announced: true,
    holder: 'lawyer',
    tone: 'gain',
    icon: 'Gavel',
  },
  APPEALED: {
    firmLabel: 'Appealed',
    clientLabel: 'Appealed',
    group: 'POST',
    ongoing: true,
    announced: true,
    holder: 'lawyer',
    tone: 'stop',
    icon: 'Scale',
  },
  WRIT_IN_PROGRESS: {
    firmLabel: 'Writ in progress',
    clientLabel: 'Writ being prepared',
    group: 'POST',
    ongoing: true,
    processorQueue: true,
    tone: 'gain',
    icon: 'FilePen',
  },
  WRIT_ISSUED: {
    firmLabel: 'Writ issued',
    clientLabel: 'Writ issued',
    group: 'POST',
    ongoing: true,
    processorQueue: true,
    tone: 'gain',
    icon: 'FileCheck',
  },
  LOCKOUT_SCHEDULED: {
    firmLabel: 'Lockout set',
    clientLabel: 'Lockout date set',
    group: 'POST',
    ongoing: true,
    tone: 'gain',
    icon: 'KeyRound',
  },
  CLOSED: {
    firmLabel: 'Closed',
    clientLabel: 'Closed',
    group: 'END',
    ongoing: false,
    announced: true,
    tone: 'quiet',
    icon: 'CircleCheck',
  },
  DISMISSED: {
    firmLabel: 'Dismissed',
    clientLabel: 'Dismissed',
    group: 'END',
    ongoing: false,
    announced: true,
    tone: 'quiet',
    icon: 'CircleSlash',
  },
  DENIED: {
    firmLabel: 'Denied',
    clientLabel: 'Not accepted',
    group: 'END',
    ongoing: false,
    announced: true,
    tone: 'stop',
    icon: 'CircleX',
  },
} as const satisfies Record<CaseStatus, StatusFacts>;
export const caseStatusFacts: Readonly<Record<CaseStatus, StatusFacts>> = statusFacts;

/** A status whose arrival is announced to somebody. */
export type AnnouncedStatus = {
  [S in CaseStatus]: (typeof statusFacts)[S] extends { announced: true } ? S : never;
}[CaseStatus];
export const isAnnounced = (status: CaseStatus): status is AnnouncedStatus =>
  caseStatusFacts[status].announced === true;

export const ongoingStatuses = caseStatuses.filter((status) => caseStatusFacts[status].ongoing);
export const endStatuses = caseStatuses.filter((status) => caseStatusFacts[status].group === 'END');

export const filingStages = [
  'NONE',
  'QUEUED',
  'PACKET_READY',
  'MAILED',
  'EFILE_SUBMITTED',
  'UNDER_CLERK_REVIEW',
  'ACCEPTED',
  'REJECTED',
] as const;
export type FilingStage = (typeof filingStages)[number];

export const serviceStages = ['NONE', 'OUT', 'PARTIAL', 'COMPLETE', 'FAILED', 'RESERVED'] as const;
export type ServiceStage = (typeof serviceStages)[number];

export const hearingStages = ['NONE', 'SET', 'HELD', 'CONTINUED'] as const;
export type HearingStage = (typeof hearingStages)[number];
