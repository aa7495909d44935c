import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ErrorState, Skeleton } from '../../shared/ui/index.ts';
import { type Bucket, bucketOf, bucketsOf, colorOf, type Figure, type Figured } from './figures.ts';
import { messages } from './messages.ts';
import { placesOf } from './slices.ts';
import './map.css';

const PlacesMap = lazy(() => import('./PlacesMap.tsx'));
const dayNames = ['upToDays', 'nextDays', 'overDays'] as const;

interface CountiesMapProps {
  /** The FIPS code of a state, or `us` for the states. */
  area: string;
  places: readonly Figured[];
  figure: Figure;
  label: string;
  onChoose: (fips: string) => void;
}

/** The map of a state's counties, or of the states, colored by a figure, with what its colors stand for. */
export function CountiesMap({ area, places, figure, label, onChoose }: CountiesMapProps) {
  const t = useText(messages);
  const isStates = area === 'us';
  const borders = useQuery({
    queryKey: ['map', area],
    queryFn: () => placesOf(area),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const buckets = useMemo(() => bucketsOf(places, figure), [places, figure]);
  const byFips = useMemo(() => new Map(places.map((place) => [place.fips, place])), [places]);
  const paintOf = useCallback(
    (fips: string) => {
      const place = byFips.get(fips);
      if (!place) return undefined;
      const color = colorOf(bucketOf(place.value, buckets, figure), buckets.length);
      return {
        color,
        title: `${place.name}: ${place.value === null ? t('none') : formatCount(place.value)}`,
      };
    },
    [byFips, buckets, figure, t],
  );
  if (borders.error)
    return (
      <ErrorState error={borders.error} what={t('theMap')} level={3} onRetry={() => void borders.refetch()} />
    );
  const waiting = <Skeleton lines={10} label={t('theMap')} />;
  if (!borders.data) return waiting;
  return (
    <>
      <Suspense fallback={waiting}>
        <PlacesMap
          key={area}
          places={borders.data}
          isProjected={isStates}
          paintOf={paintOf}
          label={label}
          onChoose={onChoose}
        />
      </Suspense>
      <ul className="map-legend">
        {buckets.map((bucket, place) => (
          <li key={bucket.from}>
            <span className={`map-swatch ${colorOf(place, buckets.length)}`} aria-hidden />
            <span>{figure === 'medianDays' ? t(dayNames[place] ?? 'overDays') : countsOf(bucket, t)}</span>
            <span>
              {t(isStates ? 'states' : 'counties', {
                count: places.filter(({ value }) => bucketOf(value, buckets, figure) === place).length,
              })}
            </span>
          </li>
        ))}
      </ul>
      {isStates && figure === 'medianDays' && <p className="map-said">{t('slowest')}</p>}
    </>
  );
}

function countsOf({ from, to }: Bucket, t: ReturnType<typeof useText<keyof (typeof messages)['en']>>) {
  if (to === null) return t('from', { from: formatCount(from) });
  return from === to ? formatCount(from) : t('fromTo', { from: formatCount(from), to: formatCount(to) });
}
