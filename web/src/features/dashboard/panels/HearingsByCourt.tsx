import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { useCall } from '../../../shared/api/index.ts';
import { dayAfter, todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { BarTable } from '../BarTable.tsx';
import { casesOf } from '../place.ts';
import { workMessages as messages } from '../work-messages.ts';

const DAYS = 10;

/** The cases that are heard in the next ten days, by court. */
export function HearingsByCourt({ countyId }: { countyId: string }) {
  const t = useText(messages);
  const days = { nextFrom: todayIn(), nextTo: dayAfter(todayIn(), DAYS - 1) };
  const { data } = useCall(caseNumbers.workCounts, {
    query: { by: 'court', status: 'ON_DOCKET', ...days, ...(countyId && { countyId }) },
    keepPrevious: true,
    quiet: true,
  });
  if (!data) return null;
  const total = data.rows.reduce((sum, row) => sum + row.total, 0);
  return (
    <BarTable
      title={t('hearings')}
      said={t('hearingsSaid', { total, courts: data.rows.length })}
      heads={[t('court'), t('casesHead')]}
      bars={data.rows.map((row) => ({
        key: row.key ?? '',
        label: row.name ?? '–',
        count: row.total,
        tone: 'court',
        link: casesOf(
          { days: null, countyId },
          { status: 'ON_DOCKET', ...days, ...(row.key && { courthouseId: row.key }) },
        ),
      }))}
    />
  );
}
