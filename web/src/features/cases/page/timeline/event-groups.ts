import {
  type CaseAction,
  caseActionFacts,
  type Course,
  eventGroups,
  type EventGroup,
  rowsByAction,
} from '@writdesk/contract/cases/case-actions';
import { caseEvents, type OtherEventKind } from '@writdesk/contract/cases/case-events';
import { caseStatuses, type Tone } from '@writdesk/contract/cases/case-status';
import { type WritAction, writActionNames, writActions } from '@writdesk/contract/writs/writ-actions';
import {
  Bot,
  Building2,
  CalendarClock,
  CircleSlash,
  FileCheck,
  FileText,
  FolderPlus,
  KeyRound,
  ListChecks,
  Mail,
  PencilLine,
  Reply,
  Stamp,
  TriangleAlert,
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

const onWay: Look = { icon: FileCheck, tone: 'desk' };
const stopped: Look = { icon: CircleSlash, tone: 'stop' };
/** Actions on a writ that don’t look like their course. */
const ownWritLooks: Partial<Record<WritAction, Look>> = {
  submit: { icon: Reply, tone: 'hold' },
  file: { icon: Stamp, tone: 'court' },
  issue: { icon: Stamp, tone: 'gain' },
  post: { icon: FileCheck, tone: 'gain' },
  execute: { icon: KeyRound, tone: 'gain' },
};
const looksOfCourse: Readonly<Record<Course, Look>> = { onward: onWay, back, end: stopped, aside: stopped };
const writLooks = Object.fromEntries(
  writActionNames.map((action) => [
    `writ.${action}`,
    ownWritLooks[action] ?? looksOfCourse[writActions[action].course],
  ]),
) as Record<`writ.${WritAction}`, Look>;

/** Events of a case that no action of its machine leaves. */
const otherLooks: Readonly<Record<OtherEventKind, Look>> = {
  'case.stipulation-due': { icon: CalendarClock, tone: 'hold' },
  'case.registry-missed': { icon: TriangleAlert, tone: 'stop' },
  'case.pass-notice-point': { icon: ListChecks, tone: 'hold' },
  'case.pass-standing-point': { icon: ListChecks, tone: 'hold' },
  'special-approval.ask': { icon: ListChecks, tone: 'hold' },
  'special-approval.decide': { icon: ListChecks, tone: 'desk' },
  'special-approval.end': { icon: ListChecks, tone: 'hold' },
  'special-approval.remind': { icon: CalendarClock, tone: 'hold' },
  'case.pass-lawful-day': { icon: ListChecks, tone: 'hold' },
  'case.court-closure': { icon: CalendarClock, tone: 'hold' },
  'case.court-closure-undone': { icon: CalendarClock, tone: 'court' },
  'case.docket-moved': { icon: CalendarClock, tone: 'court' },
  'case.docket-offer': edit,
  'case.rules-moved': { icon: CalendarClock, tone: 'hold' },
  'case.rules-accepted': { icon: CalendarClock, tone: 'court' },
  'case.property-followed': edit,
  'case.courthouse-replaced': edit,
  'case.property-changed': { icon: Building2, tone: 'hold' },
  'case.ethical-wall-raise': edit,
  'case.ethical-wall-lift': edit,
  'case.seal': edit,
  'case.unseal': edit,
  'case.look-at-sealed': edit,
  'document.begin': paper,
  'document.generate': paper,
  'document.regenerate': paper,
  'document.end-flag': paper,
  'document.keep': paper,
  'document.remove': paper,
  'document.redact': paper,
  'document.join-pictures': paper,
  'document.show-original': paper,
  'document.make-redacted': paper,
  'document.fail-redaction': { icon: FileText, tone: 'stop' },
  'document.zip': paper,
  'document.fail': { icon: FileText, tone: 'stop' },
  'retention.hold': edit,
  'retention.release': edit,
  'retention.purge': { icon: FileText, tone: 'stop' },
  'signature.request': paper,
  'signature.open': paper,
  'signature.sign': paper,
  'signature.decline': { icon: FileText, tone: 'stop' },
  'signature.withdraw': paper,
  'signature.make': paper,
  'signature.fail': { icon: FileText, tone: 'stop' },
  'signature.make-again': paper,
  'packet.freeze': paper,
  'audit.export': paper,
  'scan.read': paper,
  'scan.fail': paper,
  'packet.begin': paper,
  'packet.assemble': paper,
  'packet.fail': { icon: FileText, tone: 'stop' },
  'step.begin': { icon: ListChecks, tone: 'hold' },
  'step.done': { icon: ListChecks, tone: 'gain' },
  'step.move': { icon: ListChecks, tone: 'quiet' },
  'step.notify': { icon: ListChecks, tone: 'quiet' },
  'robot-job.create': { icon: Bot, tone: 'quiet' },
  'robot-job.wait': { icon: Bot, tone: 'hold' },
  'robot-job.take-over': { icon: Bot, tone: 'desk' },
  'robot-job.give-back': { icon: Bot, tone: 'quiet' },
  'robot-job.retry': { icon: Bot, tone: 'quiet' },
  'robot-job.complete': { icon: Bot, tone: 'gain' },
  'robot-job.resolve': { icon: Bot, tone: 'desk' },
  'robot-job.lose-track': { icon: Bot, tone: 'stop' },
  'robot-job.approve': { icon: Bot, tone: 'desk' },
  'robot-job.submit': { icon: Bot, tone: 'gain' },
  'robot-job.cancel': { icon: Bot, tone: 'quiet' },
  'envelope.create': { icon: Mail, tone: 'desk' },
  'envelope.scan': { icon: Mail, tone: 'court' },
  'envelope.void': { icon: Mail, tone: 'quiet' },
  'envelope.refund': { icon: Mail, tone: 'quiet' },
  'billing-item.create': edit,
  'billing-item.update': edit,
  'billing-item.delete': edit,
  'tenant.unmask': edit,
  'writ.request': { icon: Reply, tone: 'hold' },
  ...writLooks,
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
