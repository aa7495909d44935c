import type { AttemptStatus } from '@writdesk/contract/online-payments/online-payment-values';
import { CircleCheck, CircleDashed, Hourglass, TriangleAlert, Undo2 } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const { en, es } = messages;
const look = (status: AttemptStatus, rest: Pick<StatusLook, 'tone' | 'icon'>): StatusLook => ({
  label: { en: en[status], es: es[status] },
  ...rest,
});

export const attemptLook: Readonly<Record<AttemptStatus, StatusLook>> = {
  PENDING: look('PENDING', { tone: 'desk', icon: CircleDashed }),
  UNKNOWN: look('UNKNOWN', { tone: 'hold', icon: Hourglass }),
  REFUSED: look('REFUSED', { tone: 'stop', icon: TriangleAlert }),
  OPEN: look('OPEN', { tone: 'desk', icon: CircleDashed }),
  PROCESSING: look('PROCESSING', { tone: 'hold', icon: Hourglass }),
  SUCCEEDED: look('SUCCEEDED', { tone: 'gain', icon: CircleCheck }),
  FAILED: look('FAILED', { tone: 'stop', icon: TriangleAlert }),
  EXPIRED: look('EXPIRED', { tone: 'quiet', icon: CircleDashed }),
  RETURNED: look('RETURNED', { tone: 'stop', icon: Undo2 }),
};
