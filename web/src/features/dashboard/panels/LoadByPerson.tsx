import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { ongoingStatuses } from '@writdesk/contract/cases/case-status';
import { useCall } from '../../../shared/api/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { workMessages as messages } from '../work-messages.ts';
import { sumsOf, WorkTable } from './WorkTable.tsx';

/** The open cases of each processor and lawyer. */
export function LoadByPerson({ countyId }: { countyId: string }) {
  const t = useText(messages);
  const { data } = useCall(caseNumbers.workCounts, {
    query: { by: 'person', ...(countyId && { countyId }) },
    keepPrevious: true,
    quiet: true,
  });
  if (!data) return null;
  return (
    <WorkTable
      title={t('load')}
      head={t('person')}
      said={t('loadSaid', { people: data.rows.length, late: sumsOf(data.rows).late })}
      data={data}
      countyId={countyId}
      nameOf={({ name }) => name ?? '–'}
      searchOf={({ key }) => ({ assigneeId: key ?? '', status: ongoingStatuses.join(',') })}
    />
  );
}
