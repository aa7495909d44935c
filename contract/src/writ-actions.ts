import type { Tone } from './case-status.ts';
import type { Permission } from './permissions.ts';

export const writStatuses = [
  'DRAFT',
  'SUBMITTED',
  'RESUBMIT_REQUESTED',
  'REVIEWED',
  'FILED',
  'ISSUED',
  'POSTED',
  'EXECUTED',
  'STAYED',
  'RETURNED_UNEXECUTED',
  'EXPIRED',
  'CANCELLED',
] as const;
export type WritStatus = (typeof writStatuses)[number];

export const writStatusFacts: Readonly<
  Record<WritStatus, { label: string; tone: Tone; icon: string; open: boolean }>
> = {
  DRAFT: { label: 'Draft', tone: 'quiet', icon: 'PencilLine', open: true },
  SUBMITTED: { label: 'With client', tone: 'hold', icon: 'Reply', open: true },
  RESUBMIT_REQUESTED: { label: 'Resubmit asked', tone: 'hold', icon: 'Undo2', open: true },
  REVIEWED: { label: 'Reviewed', tone: 'desk', icon: 'Signature', open: true },
  FILED: { label: 'Filed', tone: 'court', icon: 'Stamp', open: true },
  ISSUED: { label: 'Issued', tone: 'gain', icon: 'FileCheck', open: true },
  POSTED: { label: 'Posted', tone: 'gain', icon: 'Pin', open: true },
  EXECUTED: { label: 'Executed', tone: 'gain', icon: 'KeyRound', open: false },
  STAYED: { label: 'Stayed', tone: 'stop', icon: 'OctagonPause', open: true },
  RETURNED_UNEXECUTED: { label: 'Returned unexecuted', tone: 'stop', icon: 'Undo2', open: false },
  EXPIRED: { label: 'Expired', tone: 'stop', icon: 'TimerOff', open: false },
  CANCELLED: { label: 'Cancelled', tone: 'quiet', icon: 'CircleSlash', open: false },
};

export const writKinds = ['ORIGINAL', 'ALIAS', 'PLURIES'] as const;
export type WritKind = (typeof writKinds)[number];

export const writActionNames = [
  'create',
  'submit',
  'client-confirm',
  'reviewed',
  'file',
  'issue',
  'post',
  'execute',
  'resume',
  'request-resubmit',
  'return-unexecuted',
  'stay',
  'cancel',
  'expire',
] as const;
export type WritAction = (typeof writActionNames)[number];

export interface WritActionRow {
  action: WritAction;
  /** Null: there is no writ yet, or the earlier one has ended. */
  from: readonly WritStatus[] | null;
  to: WritStatus | 'statusBeforeStay';
  /** Null: only the system does it. */
  permission: Permission | null;
  bySystem?: true;
  /** The company has answered and signed its questions. */
  needsConfirmation?: true;
  requires?: readonly string[];
}

const stayable = [
  'DRAFT',
  'SUBMITTED',
  'RESUBMIT_REQUESTED',
  'REVIEWED',
  'FILED',
  'ISSUED',
  'POSTED',
] as const;

/** The life of a writ: in our hands to REVIEWED, at court to ISSUED, with the officer from then on. */
export const writActions: readonly WritActionRow[] = [
  { action: 'create', from: null, to: 'DRAFT', permission: 'writ.create' },
  {
    action: 'submit',
    from: ['DRAFT', 'RESUBMIT_REQUESTED'],
    to: 'SUBMITTED',
    permission: 'writ.submit',
    requires: ['questionnaire'],
  },
  {
    action: 'client-confirm',
    from: ['SUBMITTED'],
    to: 'SUBMITTED',
    permission: 'writ.client-confirm',
    requires: ['answers', 'signedBy'],
  },
  {
    action: 'request-resubmit',
    from: ['SUBMITTED'],
    to: 'RESUBMIT_REQUESTED',
    permission: 'writ.request-resubmit',
    requires: ['comment'],
  },
  {
    action: 'reviewed',
    from: ['SUBMITTED'],
    to: 'REVIEWED',
    permission: 'writ.review',
    needsConfirmation: true,
    requires: ['scraCheck'],
  },
  {
    action: 'file',
    from: ['REVIEWED'],
    to: 'FILED',
    permission: 'writ.file',
    bySystem: true,
    requires: ['receipt'],
  },
  {
    action: 'issue',
    from: ['FILED'],
    to: 'ISSUED',
    permission: 'writ.issue',
    bySystem: true,
    requires: ['issuedAt', 'writNumber'],
  },
  {
    action: 'post',
    from: ['ISSUED'],
    to: 'POSTED',
    permission: 'writ.post',
    requires: ['officer', 'postedAt', 'photo'],
  },
  {
    action: 'execute',
    from: ['ISSUED', 'POSTED'],
    to: 'EXECUTED',
    permission: 'writ.execute',
    requires: ['executedAt', 'executedBy', 'locksChanged', 'goods'],
  },
  {
    action: 'return-unexecuted',
    from: ['ISSUED', 'POSTED'],
    to: 'RETURNED_UNEXECUTED',
    permission: 'writ.return-unexecuted',
    requires: ['reason'],
  },
  {
    action: 'expire',
    from: ['ISSUED', 'POSTED', 'REVIEWED'],
    to: 'EXPIRED',
    permission: null,
    bySystem: true,
  },
  {
    action: 'stay',
    from: stayable,
    to: 'STAYED',
    permission: 'writ.stay',
    bySystem: true,
    requires: ['order'],
  },
  {
    action: 'resume',
    from: ['STAYED'],
    to: 'statusBeforeStay',
    permission: 'writ.stay',
    bySystem: true,
    requires: ['order'],
  },
  {
    action: 'cancel',
    from: [...stayable, 'STAYED'],
    to: 'CANCELLED',
    permission: 'writ.cancel',
    requires: ['reason'],
  },
];
