/** A place on a page, in points from the top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box smaller than this can neither be seen nor held. */
const LEAST = 6;
const tenth = (value: number) => Math.round(value * 10) / 10;

/** A box that stays on its page, at a tenth of a point. */
export function onPage({ x, y, width, height }: Box, page: { width: number; height: number }): Box {
  const [w, h] = [within(width, LEAST, page.width), within(height, LEAST, page.height)];
  return {
    x: tenth(within(x, 0, page.width - w)),
    y: tenth(within(y, 0, page.height - h)),
    width: tenth(w),
    height: tenth(h),
  };
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What an arrow key does to a box: 1 point, 10 with Shift; with Ctrl it grows or shrinks. Null for any other key. */
export function byKey(
  box: Box,
  { key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
): Box | null {
  const [dx, dy] = directions[key] ?? [0, 0];
  if (dx === 0 && dy === 0) return null;
  const step = shiftKey ? 10 : 1;
  if (ctrlKey || metaKey) return { ...box, width: box.width + dx * step, height: box.height + dy * step };
  return { ...box, x: box.x + dx * step, y: box.y + dy * step };
}

/** Where a box is drawn over its page, in CSS pixels. */
export const styleOf = ({ x, y, width, height }: Box, scale: number) => ({
  left: x * scale,
  top: y * scale,
  width: width * scale,
  height: height * scale,
});

/** Where a drag has led: a new box may be drawn from any of its corners. */
export function dragged(
  { kind, from }: { kind: 'draw' | 'move' | 'size'; from: Box },
  dx: number,
  dy: number,
): Box {
  if (kind === 'move') return { ...from, x: from.x + dx, y: from.y + dy };
  if (kind === 'size') return { ...from, width: from.width + dx, height: from.height + dy };
  return {
    x: Math.min(from.x, from.x + dx),
    y: Math.min(from.y, from.y + dy),
    width: Math.abs(dx),
    height: Math.abs(dy),
  };
}
