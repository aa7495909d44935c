import type { Tone } from '@writdesk/contract/case-status';
import {
  CalendarClock,
  CircleCheck,
  CircleSlash,
  CircleX,
  FileText,
  FolderPlus,
  Gavel,
  Hourglass,
  Inbox,
  ListChecks,
  PencilLine,
  Reply,
  Route,
  Send,
  Signature,
  Stamp,
  Undo2,
  type LucideIcon,
} from 'lucide-react';

export const eventGroups = ['moves', 'court', 'papers', 'edits'] as const;
export type EventGroup = (typeof eventGroups)[number];

interface EventLook {
  group: EventGroup;
  icon: LucideIcon;
  tone: Tone;
}

const looks: Readonly<Record<string, EventLook>> = {
  'create-draft': { group: 'moves', icon: FolderPlus, tone: 'quiet' },
  create: { group: 'moves', icon: FolderPlus, tone: 'quiet' },
  submit: { group: 'moves', icon: Inbox, tone: 'desk' },
  'hold-release': { group: 'moves', icon: Inbox, tone: 'desk' },
  'initial-check': { group: 'moves', icon: ListChecks, tone: 'desk' },
  review: { group: 'moves', icon: Signature, tone: 'desk' },
  'send-for-filing': { group: 'moves', icon: Send, tone: 'court' },
  'pass-notice-point': { group: 'moves', icon: ListChecks, tone: 'hold' },
  'back-in-intake': { group: 'moves', icon: Undo2, tone: 'hold' },
  'back-in-initial-check': { group: 'moves', icon: Undo2, tone: 'hold' },
  'send-back-to-client': { group: 'moves', icon: Reply, tone: 'hold' },
  'send-back-to-processor': { group: 'moves', icon: Undo2, tone: 'hold' },
  close: { group: 'moves', icon: CircleCheck, tone: 'quiet' },
  'dismiss-case': { group: 'moves', icon: CircleSlash, tone: 'quiet' },
  'deny-case': { group: 'moves', icon: CircleX, tone: 'stop' },
  reopen: { group: 'moves', icon: FolderPlus, tone: 'desk' },
  'add-case-number': { group: 'court', icon: Stamp, tone: 'court' },
  'sent-for-serving': { group: 'court', icon: Route, tone: 'court' },
  'record-service': { group: 'court', icon: Route, tone: 'court' },
  'apply-to-docket': { group: 'court', icon: CalendarClock, tone: 'court' },
  'awaiting-judgment': { group: 'court', icon: Hourglass, tone: 'court' },
  'record-fact': { group: 'court', icon: Stamp, tone: 'court' },
  'record-judgment': { group: 'court', icon: Gavel, tone: 'gain' },
  'court-closure': { group: 'court', icon: CalendarClock, tone: 'hold' },
  'rules-moved': { group: 'court', icon: CalendarClock, tone: 'hold' },
  'rules-accepted': { group: 'court', icon: CalendarClock, tone: 'court' },
  'court-closure-undone': { group: 'court', icon: CalendarClock, tone: 'court' },
  'add-documents': { group: 'papers', icon: FileText, tone: 'quiet' },
  'flag-document': { group: 'papers', icon: FileText, tone: 'stop' },
};

const paper: EventLook = { group: 'papers', icon: FileText, tone: 'desk' };
const failedPaper: EventLook = { group: 'papers', icon: FileText, tone: 'stop' };
const edit: EventLook = { group: 'edits', icon: PencilLine, tone: 'quiet' };

/** Icon and tone of an event, and under which of the filters it stands. */
export function eventLook(kind: string): EventLook {
  if (kind === 'document.fail') return failedPaper;
  if (kind.startsWith('document.')) return paper;
  return looks[kind.replace(/^case\./, '')] ?? edit;
}
