import { invoices } from '@writdesk/contract/invoices/invoices';
import { useCall } from './api/hooks.ts';
import { usePerson } from './person/person.ts';
import { worklistSize } from './worklist-size.ts';

/** The invoices that wait for a person of a company: whoever may pay has them all before them, the others what holds their cases. */
export function useWaitingInvoices() {
  const { holds, isClient } = usePerson();
  const status = holds('invoice.pay') ? 'ISSUED,PARTIALLY_PAID,OVERDUE' : 'OVERDUE';
  return useCall(invoices.list, {
    query: { status, sort: 'dueDate', size: worklistSize },
    enabled: isClient && holds('invoice.read'),
    quiet: true,
  });
}
