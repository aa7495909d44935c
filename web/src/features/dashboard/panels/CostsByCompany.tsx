import { useText } from '../../../shared/i18n/translate.ts';
import { Money, Sheet } from '../../../shared/ui/index.ts';
import { NumberLink } from '../BarTable.tsx';
import { NumberTable } from '../NumberTable.tsx';
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
      <NumberTable
        title={t('costsByCompany')}
        head={t('company')}
        rows={rows}
        keyOf={({ clientId }) => clientId}
        nameOf={({ name }) => name}
        columns={[
          {
            head: t('ended'),
            render: ({ clientId, ended }) => (
              <NumberLink count={ended} link={casesOf(place, { clientId, done: 'ended' })} />
            ),
          },
          { head: t('median'), isStrong: true, render: ({ medianCents }) => <Money cents={medianCents} /> },
          { head: t('average'), render: ({ averageCents }) => <Money cents={averageCents} /> },
        ]}
      />
    </Sheet>
  );
}
