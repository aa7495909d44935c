import type { Tone } from '../cases/case-status.ts';

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
  CANCELLED: { label: 'Canceled', tone: 'quiet', icon: 'CircleSlash', open: false },
};
