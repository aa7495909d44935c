import { caseStatusFacts, type CaseStatus } from '@writdesk/contract/cases/case-status';
import { caseStatusName } from '@writdesk/contract/cases/case-status-names';
import {
  CalendarClock,
  CircleCheck,
  CirclePause,
  CircleSlash,
  CircleX,
  FileCheck,
  FilePen,
  Gavel,
  Hourglass,
  Inbox,
  KeyRound,
  ListChecks,
  PencilLine,
  Reply,
  Route,
  Scale,
  Send,
  Signature,
  Stamp,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { StatusLook } from './Status.tsx';

/** The icons that the contract names. */
const icons: Record<string, LucideIcon> = {
  CalendarClock,
  CircleCheck,
  CirclePause,
  CircleSlash,
  CircleX,
  FileCheck,
  FilePen,
  Gavel,
  Hourglass,
  Inbox,
  KeyRound,
  ListChecks,
  PencilLine,
  Reply,
  Route,
  Scale,
  Send,
  Signature,
  Stamp,
  Undo2,
};

/** How a case's status looks to its reader. `<Status of={caseStatusLook(row.status, reader)} />` */
export function caseStatusLook(status: CaseStatus, reader: 'firm' | 'client' = 'firm'): StatusLook {
  const facts = caseStatusFacts[status];
  const client = reader === 'client';
  return {
    label: caseStatusName(status, reader),
    tone: (client && facts.clientTone) || facts.tone,
    icon: icons[(client && facts.clientIcon) || facts.icon] ?? PencilLine,
  };
}

/** A judgment for the tenant is no gain of ours: same icon, other tone. */
export const judgmentForTenant: StatusLook = {
  label: { en: 'Judgment for tenant', es: 'Fallo a favor del inquilino' },
  tone: 'stop',
  icon: Gavel,
};
