import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform, zoomTransform } from 'd3-zoom';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

const MOST = 12;
const STEP = 1.5;
const MOVE = 60;

/** One transform of the map, however it is changed: by wheel, pinch, drag, keys or button. */
export function useMapZoom(svg: RefObject<SVGSVGElement | null>, size: { width: number; height: number }) {
  const { width, height } = size;
  const [transform, setTransform] = useState<ZoomTransform>(zoomIdentity);
  const behavior = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  useEffect(() => {
    const node = svg.current;
    if (!node) return undefined;
    const made = zoom<SVGSVGElement, unknown>()
      .filter((event: Event) => isForMap(event, zoomTransform(node).k))
      .scaleExtent([1, MOST])
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [0, 0],
        [width, height],
      ])
      .on('zoom', (event: { transform: ZoomTransform }) => setTransform(event.transform));
    behavior.current = made;
    const selected = select(node);
    selected.call(made);
    return () => void selected.on('.zoom', null);
  }, [svg, width, height]);

  const change = (by: (made: ZoomBehavior<SVGSVGElement, unknown>, node: SVGSVGElement) => void) => {
    if (behavior.current && svg.current) by(behavior.current, svg.current);
  };
  const scale = (factor: number) => change((made, node) => made.scaleBy(select(node), factor));
  const move = (x: number, y: number) =>
    change((made, node) => made.translateBy(select(node), x / transform.k, y / transform.k));
  const reset = () => change((made, node) => made.transform(select(node), zoomIdentity));
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => scale(STEP),
    '=': () => scale(STEP),
    '-': () => scale(1 / STEP),
    '0': reset,
    ArrowLeft: () => move(MOVE, 0),
    ArrowRight: () => move(-MOVE, 0),
    ArrowUp: () => move(0, MOVE),
    ArrowDown: () => move(0, -MOVE),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { transform, onKeyDown, zoomIn: () => scale(STEP), zoomOut: () => scale(1 / STEP), reset };
}

/** A finger on a map that isn't zoomed scrolls the page; with Ctrl, the wheel alone is the map's. */
function isForMap(event: Event, scale: number): boolean {
  if ('touches' in event) return (event as TouchEvent).touches.length > 1 || scale > 1;
  const { ctrlKey, button } = event as MouseEvent;
  return (!ctrlKey || event.type === 'wheel') && !button;
}
