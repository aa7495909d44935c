import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import { useCall } from '../../../shared/api/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { workMessages as messages } from '../work-messages.ts';
import { sumsOf, WorkTable } from './WorkTable.tsx';

interface ByCompanyProps {
  title: string;
  status: CaseStatus;
  countyId: string;
}

/** The cases of a status by company: what waits for an answer, or for a payment. */
export function ByCompany({ title, status, countyId }: ByCompanyProps) {
  const t = useText(messages);
  const { data } = useCall(caseNumbers.workCounts, {
    query: { by: 'company', status, ...(countyId && { countyId }) },
    keepPrevious: true,
    quiet: true,
  });
  if (!data) return null;
  return (
    <WorkTable
      title={title}
      head={t('company')}
      said={t('queuesSaid', sumsOf(data.rows))}
      data={data}
      countyId={countyId}
      nameOf={({ name }) => name ?? '–'}
      searchOf={({ key }) => ({ clientId: key ?? '', status })}
    />
  );
}
