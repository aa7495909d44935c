import { formatCount } from '../../shared/formats/money.ts';
import { useWaitingInvoices } from '../../shared/waiting-invoices.ts';

/** What waits for a person of a company, as the title of their Home counts it: cases, and invoices. */
export default function InvoicesInCount({ cases }: { cases: number }) {
  const waiting = useWaitingInvoices().data?.total ?? 0;
  return formatCount(cases + waiting);
}
