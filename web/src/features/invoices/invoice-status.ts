import type { ShownInvoiceStatus } from '@writdesk/contract/invoices/invoices';
import { AlarmClock, CircleCheck, CirclePercent, CircleSlash, PencilLine, Send } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const { en, es } = messages;
const look = (status: ShownInvoiceStatus, rest: Pick<StatusLook, 'tone' | 'icon'>): StatusLook => ({
  label: { en: en[status], es: es[status] },
  ...rest,
});

export const invoiceStatusLook: Readonly<Record<ShownInvoiceStatus, StatusLook>> = {
  DRAFT: look('DRAFT', { tone: 'quiet', icon: PencilLine }),
  ISSUED: look('ISSUED', { tone: 'desk', icon: Send }),
  PARTIALLY_PAID: look('PARTIALLY_PAID', { tone: 'hold', icon: CirclePercent }),
  PAID: look('PAID', { tone: 'gain', icon: CircleCheck }),
  VOID: look('VOID', { tone: 'quiet', icon: CircleSlash }),
  OVERDUE: look('OVERDUE', { tone: 'stop', icon: AlarmClock }),
};
