import { useText } from '../../../shared/i18n/translate.ts';
import { Money, Sheet } from '../../../shared/ui/index.ts';
import { NumberLink } from '../BarTable.tsx';
import { casesOf, type Place } from '../place.ts';
import { rateMessages as messages } from '../rate-messages.ts';
import { useCompanyNumbers } from '../use-company-numbers.ts';

interface CostsByCompanyProps {
  dateRange: string;
  place: Place;
}

/** By company, what a case that ended in the range has cost; the dearest comes first. */
export function CostsByCompany({ dateRange, place }: CostsByCompanyProps) {
  const t = useText(messages);
  const rows = (useCompanyNumbers(dateRange, place) ?? [])
    .flatMap(({ costs, ...company }) => (costs ? [{ ...company, ...costs }] : []))
    .toSorted((a, b) => b.medianCents - a.medianCents);
  if (rows.length === 0) return null;
  return (
    <Sheet title={t('costsByCompany')}>
      <p className="dash-said">{t('costsMean')}</p>
      <div className="scrolls">
        <table className="plain-table">
          <caption className="visually-hidden">{t('costsByCompany')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('company')}</th>
              {(['ended', 'median', 'average'] as const).map((head) => (
                <th key={head} scope="col" className="number">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ clientId, name, ended, medianCents, averageCents }) => (
              <tr key={clientId}>
                <th scope="row">{name}</th>
                <td className="number">
                  <NumberLink count={ended} link={casesOf(place, { clientId, done: 'ended' })} />
                </td>
                <td className="number strong">
                  <Money cents={medianCents} />
                </td>
                <td className="number">
                  <Money cents={averageCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}
