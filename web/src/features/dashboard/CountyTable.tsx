import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { RouteReply } from '@writdesk/contract/route';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Money, Segments, Sheet } from '../../shared/ui/index.ts';
import { NumberLink } from './BarTable.tsx';
import { type BucketName, buckets } from './layouts/layout.ts';
import { messages } from './messages.ts';
import { casesInCounty } from './place.ts';
import { wonOutcomes } from '@writdesk/contract/judgments/judgment-outcomes';
import type { Days } from '../../shared/formats/day-ranges.ts';

type Statistics = RouteReply<typeof caseNumbers.countyStatistics>;
const isIn = (bucket: BucketName, days: number | null): boolean => {
  if (bucket === 'all') return true;
  if (days === null) return false;
  if (bucket === 'within7Days') return days <= 7;
  return bucket === 'within15Days' ? days > 7 && days <= 15 : days > 15;
};

interface CountyTableProps {
  statistics: Statistics;
  days: Days | null;
  bucket: BucketName;
  onBucket: (bucket: BucketName) => void;
}

/** The counties with their cases, by how soon a case is filed there; each number leads to its cases. */
export function CountyTable({ statistics, days, bucket, onBucket }: CountyTableProps) {
  const t = useText(messages);
  const { amount, caseTotals, wonCases } = statistics;
  const counts = { ...statistics, all: amount };
  const names = {
    all: t('allBuckets'),
    within7Days: t('within7Days'),
    within15Days: t('within15Days'),
    exceeding15Days: t('exceeding15Days'),
  };
  const rows = statistics.counties.filter(({ medianDays }) => isIn(bucket, medianDays));
  const hasCosts = rows.some(({ costs }) => costs !== null);
  return (
    <Sheet title={t('counties')}>
      <p className="dash-said">{t('countiesSaid', { amount, cases: caseTotals, won: wonCases })}</p>
      <Segments
        label={t('bucket')}
        value={bucket}
        options={buckets.map((value) => ({ value, label: `${names[value]} ${formatCount(counts[value])}` }))}
        onChange={onBucket}
      />
      {rows.length > 0 && (
        <div className="scrolls">
          <table className="plain-table">
            <caption className="visually-hidden">{t('counties')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('county')}</th>
                <th scope="col" className="number">
                  {t('CasesSubmitted')}
                </th>
                <th scope="col" className="number">
                  {t('filed')}
                </th>
                <th scope="col" className="number">
                  {t('won')}
                </th>
                <th scope="col" className="number">
                  {t('median')}
                </th>
                {hasCosts && (
                  <>
                    <th scope="col" className="number">
                      {t('endedCases')}
                    </th>
                    <th scope="col" className="number">
                      {t('medianCost')}
                    </th>
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(
                ({ fips, name, stateCode, cases: submitted, filed, won, medianDays, ended, costs }) => (
                  <tr key={fips}>
                    <th scope="row">
                      {name}, {stateCode}
                    </th>
                    <td className="number">
                      <NumberLink count={submitted} link={casesInCounty(fips, days, { done: 'submitted' })} />
                    </td>
                    <td className="number">
                      <NumberLink count={filed} link={casesInCounty(fips, days, { done: 'filed' })} />
                    </td>
                    <td className="number">
                      <NumberLink
                        count={won}
                        link={casesInCounty(fips, days, { outcome: wonOutcomes.join(',') })}
                      />
                    </td>
                    <td className="number">{medianDays ?? t('noFiling')}</td>
                    {hasCosts && (
                      <>
                        <td className="number">
                          <NumberLink count={ended} link={casesInCounty(fips, days, { done: 'ended' })} />
                        </td>
                        <td className="number">{costs ? <Money cents={costs.medianCents} /> : '–'}</td>
                      </>
                    )}
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </div>
      )}
    </Sheet>
  );
}
