import type { ShownInvoiceStatus } from '@writdesk/contract/invoices/invoices';
import { Ban, CircleCheck, CircleDashed, CircleDollarSign, PencilLine, TriangleAlert } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const { en, es } = messages;
const look = (status: ShownInvoiceStatus, rest: Pick<StatusLook, 'tone' | 'icon'>): StatusLook => ({
  label: { en: en[status], es: es[status] },
  ...rest,
});

export const invoiceStatusLook: Readonly<Record<ShownInvoiceStatus, StatusLook>> = {
  DRAFT: look('DRAFT', { tone: 'quiet', icon: PencilLine }),
  ISSUED: look('ISSUED', { tone: 'desk', icon: CircleDashed }),
  PARTIALLY_PAID: look('PARTIALLY_PAID', { tone: 'desk', icon: CircleDollarSign }),
  PAID: look('PAID', { tone: 'gain', icon: CircleCheck }),
  VOID: look('VOID', { tone: 'quiet', icon: Ban }),
  OVERDUE: look('OVERDUE', { tone: 'stop', icon: TriangleAlert }),
};
