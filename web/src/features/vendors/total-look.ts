import type { TotalStatus } from '@writdesk/contract/vendors/vendor-values';
import { Building2, CircleCheck, CircleDashed, FileWarning, Landmark, Minus, UserRoundX } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const { en, es } = messages;
const look = (status: TotalStatus, rest: Pick<StatusLook, 'tone' | 'icon'>): StatusLook => ({
  label: { en: en[status], es: es[status] },
  ...rest,
});

export const totalLook: Readonly<Record<TotalStatus, StatusLook>> = {
  REPORTED: look('REPORTED', { tone: 'gain', icon: CircleCheck }),
  INCOMPLETE: look('INCOMPLETE', { tone: 'stop', icon: FileWarning }),
  UNKNOWN_PAYEE: look('UNKNOWN_PAYEE', { tone: 'hold', icon: UserRoundX }),
  NO_THRESHOLD: look('NO_THRESHOLD', { tone: 'hold', icon: CircleDashed }),
  BELOW: look('BELOW', { tone: 'quiet', icon: Minus }),
  CORPORATION: look('CORPORATION', { tone: 'quiet', icon: Building2 }),
  GOVERNMENT: look('GOVERNMENT', { tone: 'quiet', icon: Landmark }),
};
