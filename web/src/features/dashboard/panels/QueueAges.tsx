import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { useCall } from '../../../shared/api/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { caseStatusLook, Status } from '../../../shared/ui/index.ts';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import { workMessages as messages } from '../work-messages.ts';
import { sumsOf, type WorkRow, WorkTable } from './WorkTable.tsx';

interface QueueAgesProps {
  title: string;
  statuses: readonly CaseStatus[];
  countyId: string;
}

const nameOf = ({ key }: WorkRow) => <Status of={caseStatusLook(key as CaseStatus, 'firm')} />;

/** Work queues by age: a case is late once the firm's own target for its step has passed. */
export function QueueAges({ title, statuses, countyId }: QueueAgesProps) {
  const t = useText(messages);
  const { data } = useCall(caseNumbers.workCounts, {
    query: { by: 'status', status: statuses.join(','), ...(countyId && { countyId }) },
    keepPrevious: true,
    quiet: true,
  });
  if (!data) return null;
  return (
    <WorkTable
      title={title}
      head={t('queue')}
      said={t('queuesSaid', sumsOf(data.rows))}
      data={data}
      countyId={countyId}
      nameOf={nameOf}
      searchOf={({ key }) => ({ status: key ?? '' })}
    />
  );
}
