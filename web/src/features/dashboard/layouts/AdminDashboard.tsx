import { Counters } from '../Counters.tsx';
import { CountyTable } from '../CountyTable.tsx';
import { CountyMap } from '../panels/CountyMap.tsx';
import { CostsByCompany } from '../panels/CostsByCompany.tsx';
import { HowClientsCame } from '../panels/HowClientsCame.tsx';
import { NewClients } from '../panels/NewClients.tsx';
import { SendBacksByCompany } from '../panels/SendBacksByCompany.tsx';
import { SlowestCounties } from '../panels/SlowestCounties.tsx';
import { useCountyNumbers } from '../use-county-numbers.ts';
import type { LayoutProps } from './layout.ts';

/** All firms: companies and how they came, and where a filing takes long. */
export default function AdminDashboard({ whose, place, before, dateRange, bucket, onBucket }: LayoutProps) {
  const counties = useCountyNumbers(dateRange);
  return (
    <>
      <Counters whose={whose} place={place} before={before} />
      <div className="dash-split">
        <div className="dash-stack">
          <NewClients />
          <HowClientsCame />
          <SendBacksByCompany dateRange={dateRange} place={place} />
          <CostsByCompany dateRange={dateRange} place={place} />
          {counties && <SlowestCounties counties={counties.counties} days={place.days} />}
        </div>
        {counties && (
          <div className="dash-stack">
            <CountyMap counties={counties.counties} />
            <CountyTable statistics={counties} days={place.days} bucket={bucket} onBucket={onBucket} />
          </div>
        )}
      </div>
    </>
  );
}
