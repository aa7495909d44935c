import { formatCount } from '../../shared/formats/money.ts';
import { useWaitingInvoices } from '../../shared/waiting-invoices.ts';
import { useQuestionsOfWrits } from '../../shared/waiting-writs.ts';

/** What waits for a person of a company, as the title of their Home counts it: cases, invoices, and questions of writs. */
export default function CompanyCount({ cases }: { cases: number }) {
  const invoices = useWaitingInvoices().data?.total ?? 0;
  const questions = useQuestionsOfWrits().data?.total ?? 0;
  return formatCount(cases + invoices + questions);
}
