import { Link } from '@tanstack/react-router';
import { cases } from '@writdesk/contract/cases/cases';
import { useCall } from '../../shared/api/index.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { caseStatusLook, Sheet, Status } from '../../shared/ui/index.ts';
import { casesAt } from '../../labels/case/case-names.ts';
import { overviewMessages } from './overview-messages.ts';
import { stagesOf } from './stages.ts';

/** How many cases stand at each stage, each leading to them. */
export function StageCounts({ title }: { title: string }) {
  const t = useText(overviewMessages);
  const reader = usePerson().isClient ? 'client' : 'firm';
  const counts = useCall(cases.queues, { quiet: true }).data;
  if (!counts || counts.all === 0) return null;
  return (
    <Sheet title={title} extra={<Link to="/cases">{t('allCases', { count: formatCount(counts.all) })}</Link>}>
      <ul className="rail-list">
        {stagesOf(counts.byStatus, reader).map(({ statuses, count }) => (
          <li key={statuses[0]}>
            <Link {...casesAt({ status: statuses.join() })}>
              <Status of={caseStatusLook(statuses[0], reader)} />
              <span className="rail-count">{formatCount(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
