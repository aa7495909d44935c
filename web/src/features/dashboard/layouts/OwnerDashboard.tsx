import { Counters } from '../Counters.tsx';
import { OwnUnits } from '../panels/OwnUnits.tsx';
import { Stages } from '../panels/Stages.tsx';
import { UnitsBack } from '../panels/UnitsBack.tsx';
import type { LayoutProps } from './layout.ts';

/** An owner of properties: their units alone. */
export default function OwnerDashboard({ whose, place, before }: LayoutProps) {
  return (
    <>
      <Counters whose={whose} place={place} before={before} />
      <div className="dash-halves">
        <OwnUnits countyId={place.countyId} />
        <div className="dash-stack">
          <Stages whose={whose} countyId={place.countyId} />
          <UnitsBack place={place} />
        </div>
      </div>
    </>
  );
}
