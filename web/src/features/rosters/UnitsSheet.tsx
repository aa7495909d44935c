import type { PropertyDetails } from '@writdesk/contract/properties/property-values';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Money, Sheet, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { TenantCell, unitName } from './unit-cells.tsx';
import { UnitDialog } from './UnitDialog.tsx';
import './rosters.css';

const shown = 6;

/** The units of a property that owe the most, and the way to all of them. */
export default function UnitsSheet({ property }: { property: Pick<PropertyDetails, 'id' | 'status'> }) {
  const t = useText(messages);
  const { holds } = usePerson();
  const [isAdding, setAdding] = useState(false);
  const { data } = useCall(rosters.units, {
    params: { propertyId: property.id },
    query: { size: shown, sort: '-balance' },
    quiet: true,
  });
  if (!data) return null;
  const { units, total } = data;
  return (
    <Sheet
      title={t('units')}
      extra={
        holds('lease.update') && (
          <Button size="small" onClick={() => setAdding(true)}>
            {t('addUnit')}
          </Button>
        )
      }
    >
      {units.length === 0 && (
        <p>
          {t('noUnits')}
          <br />
          <span className="property-quiet">{t('noUnitsText')}</span>
        </p>
      )}
      <ul className="roster-units">
        {units.map((unit) => (
          <li key={unit.id}>
            <TwoLines strong first={unitName(unit)} second={<TenantCell unit={unit} />} />
            {unit.lease?.balanceOn && <Money cents={unit.lease.balanceCents} />}
          </li>
        ))}
      </ul>
      {total > 0 && (
        <Link className="property-all" to="/properties/$id/units" params={{ id: property.id }}>
          {t('allUnits', { count: total })}
        </Link>
      )}
      {isAdding && <UnitDialog propertyId={property.id} unit={null} onClose={() => setAdding(false)} />}
    </Sheet>
  );
}
