import { todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Counters } from '../dashboard/index.ts';
import { overviewMessages } from './overview-messages.ts';

/** The six counters of this year, each a link to its cases. */
export function CountersOfYear() {
  const t = useText(overviewMessages);
  const { id, clientId, firmId } = usePerson();
  const whose = clientId ?? firmId ?? id;
  const today = todayIn();
  if (!whose) return null;
  return (
    <section className="home-section">
      <h2>{t('thisYear')}</h2>
      <Counters
        whose={whose}
        place={{ days: { from: `${today.slice(0, 4)}-01-01`, to: today }, countyId: '' }}
        before={null}
      />
    </section>
  );
}
