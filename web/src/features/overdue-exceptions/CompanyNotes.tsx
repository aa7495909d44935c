import { invoices } from '@writdesk/contract/invoices/invoices';
import { useCall } from '../../shared/api/index.ts';
import ExceptionNote from './ExceptionNote.tsx';

/** A company’s exceptions, a note for each firm that it owes something overdue. @param clientId absent: the reader’s own. */
export default function CompanyNotes({ clientId }: { clientId?: string }) {
  const { data } = useCall(invoices.list, {
    query: { status: 'OVERDUE', size: 100, ...(clientId && { clientId }) },
    quiet: true,
  });
  const owed = new Map(data?.invoices.map(({ firm, client }) => [firm.id, { firm, clientId: client.id }]));
  return [...owed.values()].map((one) => <ExceptionNote key={one.firm.id} {...one} />);
}
