import {
  type CaseAction,
  caseActionFacts,
  eventGroups,
  type EventGroup,
  rowsByAction,
} from '@writdesk/contract/cases/case-actions';
import { caseStatuses, type Tone } from '@writdesk/contract/cases/case-status';
import {
  CalendarClock,
  FileText,
  FolderPlus,
  ListChecks,
  PencilLine,
  Stamp,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { caseStatusLook } from '../../../../shared/ui/index.ts';
import { hasActLabel } from '../../../../labels/case/act-labels.ts';

export { eventGroups, type EventGroup };

interface EventLook {
  group: EventGroup;
  icon: LucideIcon;
  tone: Tone;
}
type Look = Omit<EventLook, 'group'>;

const opened: Look = { icon: FolderPlus, tone: 'quiet' };
const back: Look = { icon: Undo2, tone: 'hold' };
const edit: Look = { icon: PencilLine, tone: 'quiet' };

/** Actions that don’t look like the status they lead to. */
const ownLooks: Partial<Record<CaseAction, Look>> = {
  'create-draft': opened,
  create: opened,
  reopen: { icon: FolderPlus, tone: 'desk' },
  'back-in-intake': back,
  'back-in-initial-check': back,
  'record-fact': { icon: Stamp, tone: 'court' },
  'add-documents': { icon: FileText, tone: 'quiet' },
  'flag-document': { icon: FileText, tone: 'stop' },
};

/** Events of a case that no action of its machine leaves. */
const otherLooks: Readonly<Record<string, EventLook>> = {
  'pass-notice-point': { group: 'moves', icon: ListChecks, tone: 'hold' },
  'court-closure': { group: 'court', icon: CalendarClock, tone: 'hold' },
  'court-closure-undone': { group: 'court', icon: CalendarClock, tone: 'court' },
  'rules-moved': { group: 'court', icon: CalendarClock, tone: 'hold' },
  'rules-accepted': { group: 'court', icon: CalendarClock, tone: 'court' },
};

/** Icon and tone of an event, and under which of the filters it stands. */
export function eventLook(kind: string): EventLook {
  if (kind.startsWith('document.'))
    return { group: 'papers', icon: FileText, tone: kind === 'document.fail' ? 'stop' : 'desk' };
  const name = kind.replace(/^case\./, '');
  if (!hasActLabel(name)) return otherLooks[name] ?? { group: 'edits', ...edit };
  const { group } = caseActionFacts[name];
  return { group, ...(ownLooks[name] ?? (group === 'edits' ? edit : arrivalLook(name))) };
}

/** That of the status where the action leads, or of the one in which it is done. */
function arrivalLook(action: CaseAction): Look {
  const [row] = rowsByAction[action];
  const status = caseStatuses.find((known) => known === row?.to) ?? row?.from[0];
  if (!status) return edit;
  const { icon, tone } = caseStatusLook(status, 'firm');
  return { icon, tone };
}
