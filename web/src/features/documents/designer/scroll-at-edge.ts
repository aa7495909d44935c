/** What scrolls a page under a drag. */
export interface Scrolling {
  /** Says where the pointer is; near to an edge of what can be seen, it scrolls until the pointer is elsewhere. */
  at: (pointer: { clientX: number; clientY: number }) => void;
  stop: () => void;
}

/** So near to an edge it begins. */
const ZONE = 48;
/** Pixels for each frame at the edge itself. */
const FASTEST = 18;

/** Scrolls what holds an element while something is dragged to its edge. */
export function scrollAtEdge(element: Element): Scrolling {
  const sideways = holderOf(element, 'overflowX', 'scrollWidth', 'clientWidth');
  const upright = holderOf(element, 'overflowY', 'scrollHeight', 'clientHeight');
  const [x, y] = [seen(sideways), seen(upright)];
  let by: readonly [number, number] = [0, 0];
  let frame: number | null = null;
  const turn = () => {
    frame = null;
    if (by[0] === 0 && by[1] === 0) return;
    sideways.scrollBy({ left: by[0], behavior: 'instant' });
    upright.scrollBy({ top: by[1], behavior: 'instant' });
    frame = requestAnimationFrame(turn);
  };
  return {
    at: ({ clientX, clientY }) => {
      by = [speed(clientX, x.left, x.right), speed(clientY, y.top, y.bottom)];
      if (frame === null && (by[0] !== 0 || by[1] !== 0)) frame = requestAnimationFrame(turn);
    },
    stop: () => {
      by = [0, 0];
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    },
  };
}

/** From 0 where the zone begins to the fastest at the edge and beyond. */
export function speed(at: number, from: number, to: number): number {
  const zone = Math.min(ZONE, (to - from) / 4);
  const into = Math.max(from + zone - at, at - (to - zone));
  if (into <= 0) return 0;
  return Math.round(FASTEST * Math.min(1, into / zone)) * (at < (from + to) / 2 ? -1 : 1);
}

function holderOf(
  element: Element,
  overflow: 'overflowX' | 'overflowY',
  whole: 'scrollWidth' | 'scrollHeight',
  shown: 'clientWidth' | 'clientHeight',
): Element {
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
    if (one[whole] > one[shown] && /auto|scroll/.test(getComputedStyle(one)[overflow])) return one;
  return document.scrollingElement ?? document.documentElement;
}

/** The part of it that can be seen: what stands above the page, such as the header, doesn't count. */
function seen(holder: Element) {
  const isWindow = holder === document.scrollingElement;
  const box = isWindow ? null : holder.getBoundingClientRect();
  const top = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
  return {
    left: Math.max(0, box?.left ?? 0),
    right: Math.min(innerWidth, box?.right ?? innerWidth),
    top: Math.max(top, box?.top ?? 0),
    bottom: Math.min(innerHeight, box?.bottom ?? innerHeight),
  };
}
