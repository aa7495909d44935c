import {
  type CaseAction,
  caseActionFacts,
  eventGroups,
  type EventGroup,
  rowsByAction,
} from '@writdesk/contract/cases/case-actions';
import { caseEvents, type OtherEventKind } from '@writdesk/contract/cases/case-events';
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

const paper: Look = { icon: FileText, tone: 'desk' };

/** Events of a case that no action of its machine leaves. */
const otherLooks: Readonly<Record<OtherEventKind, Look>> = {
  'case.pass-notice-point': { icon: ListChecks, tone: 'hold' },
  'case.pass-lawful-day': { icon: ListChecks, tone: 'hold' },
  'case.court-closure': { icon: CalendarClock, tone: 'hold' },
  'case.court-closure-undone': { icon: CalendarClock, tone: 'court' },
  'case.rules-moved': { icon: CalendarClock, tone: 'hold' },
  'case.rules-accepted': { icon: CalendarClock, tone: 'court' },
  'case.ethical-wall-raise': edit,
  'case.ethical-wall-lift': edit,
  'document.begin': paper,
  'document.generate': paper,
  'document.regenerate': paper,
  'document.fail': { icon: FileText, tone: 'stop' },
  'tenant.unmask': edit,
};

/** Icon and tone of an event, and under which of the filters it stands. */
export function eventLook(kind: string): EventLook {
  const name = kind.replace(/^case\./, '');
  if (Object.hasOwn(otherLooks, kind)) {
    const known = kind as OtherEventKind;
    return { group: caseEvents[known].group, ...otherLooks[known] };
  }
  if (!hasActLabel(name)) return { group: 'edits', ...edit };
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
