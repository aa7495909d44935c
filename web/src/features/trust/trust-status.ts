import type { TrustStatus } from '@writdesk/contract/trust/trust-values';
import { Ban, CircleCheck, Hourglass, Landmark, Undo2 } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const { en, es } = messages;
const look = (status: TrustStatus, rest: Pick<StatusLook, 'tone' | 'icon'>): StatusLook => ({
  label: { en: en[status], es: es[status] },
  ...rest,
});

export const trustStatusLook: Readonly<Record<TrustStatus, StatusLook>> = {
  AWAITING_APPROVAL: look('AWAITING_APPROVAL', { tone: 'hold', icon: Hourglass }),
  POSTED: look('POSTED', { tone: 'gain', icon: CircleCheck }),
  CLEARED: look('CLEARED', { tone: 'quiet', icon: Landmark }),
  REVERSED: look('REVERSED', { tone: 'stop', icon: Undo2 }),
  REFUSED: look('REFUSED', { tone: 'quiet', icon: Ban }),
};
