import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { RouteReply } from '@writdesk/contract/route';
import { useText } from '../../../shared/i18n/translate.ts';
import { Sheet } from '../../../shared/ui/index.ts';
import { NumberLink } from '../BarTable.tsx';
import { NumberTable } from '../NumberTable.tsx';
import { casesInCounty } from '../place.ts';
import { wonOutcomes } from '@writdesk/contract/judgments/judgment-outcomes';
import { panelMessages as messages } from '../panel-messages.ts';
import type { Days } from '../../../shared/formats/day-ranges.ts';

const SHOWN = 4;

interface SlowestCountiesProps {
  counties: RouteReply<typeof caseNumbers.countyStatistics>['counties'];
  days: Days | null;
}

/** The counties in which a case waits longest for its filing. */
export function SlowestCounties({ counties, days }: SlowestCountiesProps) {
  const t = useText(messages);
  const rows = counties
    .filter(({ medianDays }) => medianDays !== null)
    .toSorted((a, b) => (b.medianDays ?? 0) - (a.medianDays ?? 0))
    .slice(0, SHOWN);
  return (
    <Sheet title={t('slowest')} extra={t('medianDays')}>
      {rows.length === 0 ? (
        <p className="dash-said">{t('noFilings')}</p>
      ) : (
        <NumberTable
          title={t('slowest')}
          head={t('county')}
          rows={rows}
          keyOf={({ fips }) => fips}
          nameOf={({ name }) => name}
          columns={[
            {
              head: t('casesHead'),
              render: ({ fips, cases }) => (
                <NumberLink count={cases} link={casesInCounty(fips, days, { done: 'submitted' })} />
              ),
            },
            {
              head: t('won'),
              render: ({ fips, won }) => (
                <NumberLink
                  count={won}
                  link={casesInCounty(fips, days, { outcome: wonOutcomes.join(',') })}
                />
              ),
            },
            { head: t('daysHead'), render: ({ medianDays }) => medianDays },
          ]}
        />
      )}
    </Sheet>
  );
}
