import type { ShownCheckStatus } from '@writdesk/contract/checks/check-values';
import { Ban, CircleCheck, Hourglass, Landmark, PencilLine, TriangleAlert } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const { en, es } = messages;
const look = (status: ShownCheckStatus, rest: Pick<StatusLook, 'tone' | 'icon'>): StatusLook => ({
  label: { en: en[status], es: es[status] },
  ...rest,
});

export const checkStatusLook: Readonly<Record<ShownCheckStatus, StatusLook>> = {
  GENERATED: look('GENERATED', { tone: 'quiet', icon: PencilLine }),
  AWAITING_APPROVAL: look('AWAITING_APPROVAL', { tone: 'hold', icon: Hourglass }),
  SUBMITTED: look('SUBMITTED', { tone: 'gain', icon: CircleCheck }),
  CLEARED: look('CLEARED', { tone: 'quiet', icon: Landmark }),
  VOIDED: look('VOIDED', { tone: 'quiet', icon: Ban }),
  STALE: look('STALE', { tone: 'stop', icon: TriangleAlert }),
};
