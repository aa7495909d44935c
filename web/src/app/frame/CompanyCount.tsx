import { formatCount } from '../../shared/formats/money.ts';
import { useAskedSweep } from '../../shared/asked-sweep.ts';
import { useWaitingInvoices } from '../../shared/waiting-invoices.ts';
import { useQuestionsOfWrits } from '../../shared/waiting-writs.ts';

/** What waits for a person of a company, as the title of their Home counts it: cases, invoices, questions of writs, and who paid before court. */
export default function CompanyCount({ cases }: { cases: number }) {
  const invoices = useWaitingInvoices().data?.total ?? 0;
  const questions = useQuestionsOfWrits().data?.total ?? 0;
  const unanswered = useAskedSweep().data?.unanswered ?? 0;
  return formatCount(cases + invoices + questions + unanswered);
}
