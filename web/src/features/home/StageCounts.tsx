import { Link } from '@tanstack/react-router';
import { cases } from '@writdesk/contract/cases/cases';
import { caseStatuses } from '@writdesk/contract/cases/case-status';
import { useCall } from '../../shared/api/index.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { caseStatusLook, Sheet, Status } from '../../shared/ui/index.ts';
import { casesAt } from '../../labels/case/case-names.ts';
import { messages } from './messages.ts';

/** How many cases stand at each stage, each leading to them. */
export function StageCounts({ title }: { title: string }) {
  const t = useText(messages);
  const { isClient } = usePerson();
  const counts = useCall(cases.queues, { quiet: true }).data;
  if (!counts || counts.all === 0) return null;
  return (
    <Sheet title={title} extra={<Link to="/cases">{t('allCases', { count: formatCount(counts.all) })}</Link>}>
      <ul className="rail-list">
        {caseStatuses
          .filter((status) => counts.byStatus[status])
          .map((status) => (
            <li key={status}>
              <Link {...casesAt({ status })}>
                <Status of={caseStatusLook(status, isClient ? 'client' : 'firm')} />
                <span className="rail-count">{formatCount(counts.byStatus[status] ?? 0)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </Sheet>
  );
}
