import type { DrawingContext } from 'bwip-js/generic';

/** Heights at which bwip-js draws, from the top: what begins above the tracker ascends, what ends below it descends. */
const [TRACKER_TOP, TRACKER_BOTTOM] = [4, 7];

/** The bars of an Intelligent Mail barcode, each as T(racker), A(scender), D(escender) or F(ull). */
export async function barsOf(digits: string): Promise<string> {
  // Loaded by whoever prints an envelope with a barcode, and by nobody else.
  const { onecode } = await import('bwip-js/generic');
  const bars: { x: number; kind: string }[] = [];
  const nothing = () => undefined;
  const drawing: DrawingContext<string> = {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: nothing,
    line(x, y0, _x1, y1) {
      const ascends = Math.min(y0, y1) < TRACKER_TOP;
      const descends = Math.max(y0, y1) > TRACKER_BOTTOM;
      bars.push({ x, kind: ascends ? (descends ? 'F' : 'A') : descends ? 'D' : 'T' });
    },
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () =>
      bars
        .toSorted((a, b) => a.x - b.x)
        .map(({ kind }) => kind)
        .join(''),
  };
  return onecode({ bcid: 'onecode', text: digits, scale: 1 }, drawing);
}
