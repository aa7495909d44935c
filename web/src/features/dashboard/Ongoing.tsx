import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { useCall } from '../../shared/api/index.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { caseStatusLook, Status } from '../../shared/ui/index.ts';
import { BarTable } from './BarTable.tsx';
import { messages } from './messages.ts';
import { casesOf } from './place.ts';

/** The cases that go on now, by status. */
export function Ongoing({ whose, countyId }: { whose: string; countyId: string }) {
  const t = useText(messages);
  const locale = useLocale();
  const { isClient } = usePerson();
  const query = useCall(caseNumbers.dashboardOngoing, {
    params: { id: whose },
    query: { ...(countyId && { countyId }) },
    keepPrevious: true,
    quiet: true,
  });
  if (!query.data) return null;
  const { total } = query.data;
  const bars = query.data.statuses.filter(({ count }) => count > 0);
  const side = isClient ? 'client' : 'firm';
  const [most] = bars.toSorted((a, b) => b.count - a.count);
  return (
    <BarTable
      title={t('ongoing')}
      said={t('ongoingSaid', {
        total,
        most: most ? caseStatusLook(most.status, side).label[locale] : '',
      })}
      heads={[t('status'), t('casesHead')]}
      bars={bars.map(({ status, count }) => ({
        key: status,
        label: <Status of={caseStatusLook(status, side)} />,
        count,
        link: casesOf({ days: null, countyId }, { status }),
      }))}
    />
  );
}
