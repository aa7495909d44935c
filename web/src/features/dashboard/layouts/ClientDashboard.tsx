import { Counters } from '../Counters.tsx';
import { InvoicePanel } from '../panels/InvoicePanel.tsx';
import { Stages } from '../panels/Stages.tsx';
import { UnitsBack } from '../panels/UnitsBack.tsx';
import { WaitingPanel } from '../panels/WaitingPanel.tsx';
import { usePerson } from '../../../shared/person/index.ts';
import { StatisticsPanels } from '../StatisticsPanels.tsx';
import type { LayoutProps } from './layout.ts';

/** A company: its cases, what it owes, what waits for it, and the units that come back. */
export default function ClientDashboard({ whose, place, before, dateRange }: LayoutProps) {
  const { holds } = usePerson();
  return (
    <>
      <Counters whose={whose} place={place} before={before} />
      <div className="dash-halves">
        <Stages whose={whose} countyId={place.countyId} />
        <UnitsBack place={place} />
        {holds('invoice.read') && <InvoicePanel />}
        <WaitingPanel />
        <StatisticsPanels dateRange={dateRange} place={place} before={before} />
      </div>
    </>
  );
}
