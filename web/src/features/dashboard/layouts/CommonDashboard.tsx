import { Counters } from '../Counters.tsx';
import { CountyTable } from '../CountyTable.tsx';
import { Ongoing } from '../Ongoing.tsx';
import { CostsByCompany } from '../panels/CostsByCompany.tsx';
import { SendBacksByCompany } from '../panels/SendBacksByCompany.tsx';
import { InvoicePanel } from '../panels/InvoicePanel.tsx';
import { LoadByPerson } from '../panels/LoadByPerson.tsx';
import { StatisticsPanels } from '../StatisticsPanels.tsx';
import { usePerson } from '../../../shared/person/index.ts';
import { useCountyNumbers } from '../use-county-numbers.ts';
import type { LayoutProps } from './layout.ts';

/** A firm: what goes on, how it ends and how long it takes, what is owed, and the counties. */
export default function CommonDashboard({ whose, place, before, dateRange, bucket, onBucket }: LayoutProps) {
  const { holds } = usePerson();
  const counties = useCountyNumbers(dateRange);
  return (
    <>
      <Counters whose={whose} place={place} before={before} />
      <div className="dash-halves">
        <Ongoing whose={whose} countyId={place.countyId} />
        <LoadByPerson countyId={place.countyId} />
        {holds('invoice.read') && <InvoicePanel />}
        <StatisticsPanels dateRange={dateRange} place={place} before={before} />
        <SendBacksByCompany dateRange={dateRange} place={place} />
        <CostsByCompany dateRange={dateRange} place={place} />
      </div>
      {counties && (
        <CountyTable statistics={counties} days={place.days} bucket={bucket} onBucket={onBucket} />
      )}
    </>
  );
}
