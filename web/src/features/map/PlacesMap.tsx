import { geoCentroid, geoConicEqualArea, geoIdentity, geoPath } from 'd3-geo';
import { Button } from 'antd';
import { Minus, Plus, RotateCcw } from 'lucide-react';
import { memo, useId, useMemo, useRef } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import type { Place } from './slices.ts';
import { useMapZoom } from './use-map-zoom.ts';

const WIDTH = 560;
const HEIGHT = 520;
const MARGIN = 8;

export interface Painted {
  /** The class of its color. */
  color: string;
  /** What a pointer shows of it. */
  title: string;
}

interface PlacesMapProps {
  places: readonly Place[];
  /** The states are drawn as they come, counties are projected. */
  isProjected: boolean;
  paintOf: (fips: string) => Painted | undefined;
  label: string;
  onChoose: (fips: string) => void;
}

/** Places in their colors; a click leads into one. Keyboard and screen reader have the table next to it. */
export default function PlacesMap({ places, isProjected, paintOf, label, onChoose }: PlacesMapProps) {
  const t = useText(messages);
  const svg = useRef<SVGSVGElement>(null);
  const hatch = useId();
  const paths = useMemo(() => pathsOf(places, isProjected), [places, isProjected]);
  const { transform, onKeyDown, zoomIn, zoomOut, reset } = useMapZoom(svg, {
    width: WIDTH,
    height: HEIGHT,
  });
  return (
    <div className="map-frame">
      <svg
        ref={svg}
        className={transform.k > 1 ? 'map is-zoomed' : 'map'}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="application"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <defs>
          <pattern
            id={hatch}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line x1={0} x2={0} y1={0} y2={6} className="map-hatch" />
          </pattern>
        </defs>
        <g transform={transform.toString()} data-zoom={transform.k.toFixed(2)}>
          {paths.map(({ fips, d }) => (
            <PlacePath key={fips} {...{ fips, d, onChoose, hatch }} {...paintOf(fips)} />
          ))}
        </g>
      </svg>
      <div className="map-zoom">
        <Button size="small" icon={<Plus size={16} />} aria-label={t('zoomIn')} onClick={zoomIn} />
        <Button size="small" icon={<Minus size={16} />} aria-label={t('zoomOut')} onClick={zoomOut} />
        <Button size="small" icon={<RotateCcw size={16} />} aria-label={t('zoomAll')} onClick={reset} />
      </div>
    </div>
  );
}

function pathsOf(places: readonly Place[], isProjected: boolean): { fips: string; d: string }[] {
  const all = { type: 'FeatureCollection' as const, features: [...places] };
  const box: [[number, number], [number, number]] = [
    [MARGIN, MARGIN],
    [WIDTH - MARGIN, HEIGHT - MARGIN],
  ];
  const draw = geoPath(
    isProjected ? geoIdentity().fitExtent(box, all) : projectionOf(all).fitExtent(box, all),
  );
  return places.map((place) => ({ fips: String(place.id), d: draw(place) ?? '' }));
}

/** An equal-area look at one state, turned to where it lies; the Aleutians go on behind the date line. */
function projectionOf(all: { type: 'FeatureCollection'; features: Place[] }) {
  const [longitude, latitude] = geoCentroid(all);
  return geoConicEqualArea()
    .rotate([-longitude, 0])
    .parallels([latitude - 3, latitude + 3]);
}

interface PlacePathProps extends Partial<Painted> {
  fips: string;
  d: string;
  hatch: string;
  onChoose: (fips: string) => void;
}

/** One place; recoloring draws only those whose color changes. */
const PlacePath = memo(function PlacePath({ fips, d, color, title, hatch, onChoose }: PlacePathProps) {
  return (
    <>
      <path
        d={d}
        data-fips={fips}
        className={`map-place ${color ?? 'map-none'}`}
        {...(title && { onClick: () => onChoose(fips) })}
      >
        {title && <title>{title}</title>}
      </path>
      {color === 'map-3' && <path d={d} className="map-hatched" fill={`url(#${hatch})`} />}
    </>
  );
});
