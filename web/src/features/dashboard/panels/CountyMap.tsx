import { Link, useNavigate } from '@tanstack/react-router';
import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { RouteReply } from '@writdesk/contract/route';
import { Suspense, useCallback, useMemo } from 'react';
import { useText } from '../../../shared/i18n/translate.ts';
import { Sheet, Skeleton } from '../../../shared/ui/index.ts';
import { CountiesMap } from '../../map/index.ts';
import { panelMessages as messages } from '../panel-messages.ts';

interface CountyMapProps {
  counties: RouteReply<typeof caseNumbers.countyStatistics>['counties'];
}

/** How soon a case is filed, on the map of the state with the most counties; the whole map is a screen of its own. */
export function CountyMap({ counties }: CountyMapProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  const states = Map.groupBy(counties, ({ fips }) => fips.slice(0, 2));
  const [state] = [...states].toSorted(([, a], [, b]) => b.length - a.length);
  const places = useMemo(
    () => (state?.[1] ?? []).map(({ fips, name, medianDays }) => ({ fips, name, value: medianDays })),
    [state],
  );
  const choose = useCallback(
    (fips: string) => void navigate({ to: '/cases/county/$countyId', params: { countyId: fips } }),
    [navigate],
  );
  if (!state) return null;
  const said = t('mapSaid', { counties: places.length, state: state[1][0]?.stateCode ?? '' });
  return (
    <Sheet
      title={t('approvalToFiling')}
      extra={
        <Link to="/map" search={{ figure: 'medianDays' }}>
          {t('wholeMap')}
        </Link>
      }
    >
      <p className="dash-said">{said}</p>
      <Suspense fallback={<Skeleton lines={8} label={t('approvalToFiling')} />}>
        <CountiesMap area={state[0]} places={places} figure="medianDays" label={said} onChoose={choose} />
      </Suspense>
    </Sheet>
  );
}
