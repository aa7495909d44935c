import type { EnvelopeStatus } from '@writdesk/contract/stamps/envelope-values';
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  Mail,
  Printer,
  Truck,
  Undo2,
} from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const { en, es } = messages;
const look = (status: EnvelopeStatus, rest: Pick<StatusLook, 'tone' | 'icon'>): StatusLook => ({
  label: { en: en[status], es: es[status] },
  ...rest,
});

export const envelopeLook: Readonly<Record<EnvelopeStatus, StatusLook>> = {
  PENDING: look('PENDING', { tone: 'hold', icon: CircleDashed }),
  UNKNOWN: look('UNKNOWN', { tone: 'hold', icon: CircleHelp }),
  REFUSED: look('REFUSED', { tone: 'stop', icon: CircleX }),
  CREATED: look('CREATED', { tone: 'desk', icon: Mail }),
  PRINTED: look('PRINTED', { tone: 'desk', icon: Printer }),
  IN_TRANSIT: look('IN_TRANSIT', { tone: 'court', icon: Truck }),
  DELIVERED: look('DELIVERED', { tone: 'gain', icon: CircleCheck }),
  RETURNED: look('RETURNED', { tone: 'stop', icon: Undo2 }),
  VOIDED: look('VOIDED', { tone: 'quiet', icon: Ban }),
};
