import type { ShownExceptionStatus } from '@writdesk/contract/invoices/overdue-exceptions';
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleDollarSign,
  CircleOff,
  CircleX,
  Hourglass,
} from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const { en, es } = messages;
const look = (status: ShownExceptionStatus, rest: Pick<StatusLook, 'tone' | 'icon'>): StatusLook => ({
  label: { en: en[status], es: es[status] },
  ...rest,
});

export const exceptionStatusLook: Readonly<Record<ShownExceptionStatus, StatusLook>> = {
  REQUESTED: look('REQUESTED', { tone: 'hold', icon: Hourglass }),
  GRANTED: look('GRANTED', { tone: 'gain', icon: CircleCheck }),
  REFUSED: look('REFUSED', { tone: 'stop', icon: CircleX }),
  WITHDRAWN: look('WITHDRAWN', { tone: 'quiet', icon: CircleDollarSign }),
  REVOKED: look('REVOKED', { tone: 'stop', icon: Ban }),
  USED_UP: look('USED_UP', { tone: 'quiet', icon: CircleOff }),
  ENDED: look('ENDED', { tone: 'quiet', icon: CircleDashed }),
};
