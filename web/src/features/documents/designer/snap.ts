import type { Box } from '../../../shared/files/page-boxes.ts';

/** Where a dragged edge has found the line of another: shown on the page while the drag lasts. */
export interface Snapped {
  box: Box;
  /** In points from the left, and from the top; null where nothing is near. */
  x: number | null;
  y: number | null;
}

type Kind = 'draw' | 'move' | 'size';

/** Where edges and middles are, in points from the left and from the top. */
export interface GuideLines {
  x: readonly number[];
  y: readonly number[];
}

/** What an edge may stand in line with. */
export interface Guides {
  /** Of tags, fields, and the rules and boxes that the page draws. */
  lines: GuideLines;
  /** Points from the top where words of the page stand: a tag's lower edge or its own words stand there, too. */
  baselines?: readonly number[];
  /** So far below the upper edge of what is moved its own words stand; null for several lines or none. */
  ownBaseline?: number | null;
  /** How near, in points. */
  near: number;
  /** Points between the lines of a grid, for the edges that nothing else is near to; null for none. */
  grid?: number | null;
}

/**
 * A dragged box with its edges where those of others are, if they are near: a tag stands in line with what is around it.
 * What is moved keeps its size; of what is sized, the edge at the pointer follows; what is drawn follows with each edge.
 */
export function snapped(kind: Kind, box: Box, guides: Guides): Snapped {
  const { lines, baselines = [], ownBaseline = null, near, grid = null } = guides;
  const bottom = box.y + box.height;
  const own = kind === 'move' && ownBaseline !== null ? [box.y + ownBaseline] : [];
  const words = [bottom, ...own].map((edge): Pair => ({ edge, lines: baselines }));
  const x = along(kind, [box.x, box.width], { lines: lines.x, near, grid });
  const y = along(kind, [box.y, box.height], { lines: lines.y, words, near, grid });
  return {
    box: { x: x.from, width: x.length, y: y.from, height: y.length },
    x: x.line,
    y: y.line,
  };
}

/** Edges, and the lines that they go to. */
interface Pair {
  edge: number;
  lines: readonly number[];
}
interface Lines {
  lines: readonly number[];
  words?: readonly Pair[];
  near: number;
  grid: number | null;
}
interface Found {
  by: number;
  line: number | null;
}

/** One direction of the page. */
function along(
  kind: Kind,
  [from, length]: readonly [number, number],
  { lines, words = [], near, grid }: Lines,
): { from: number; length: number; line: number | null } {
  const end = from + length;
  const found = (edges: readonly number[], others: readonly Pair[], gridEdge: number): Found => {
    const best = nearest([...edges.map((edge) => ({ edge, lines })), ...others], near);
    if (best.line !== null || grid === null) return best;
    return { by: Math.round(gridEdge / grid) * grid - gridEdge, line: null };
  };
  if (kind === 'move') {
    const { by, line } = found([from, end, from + length / 2], words, from);
    return { from: from + by, length, line };
  }
  const far = found([end], words, end);
  if (kind === 'size') return { from, length: length + far.by, line: far.line };
  const first = found([from], [], from);
  // Both edges of a small one may be near to the same line.
  const isFlat = end + far.by <= from + first.by;
  return {
    from: from + (isFlat ? 0 : first.by),
    length: length + far.by - (isFlat ? 0 : first.by),
    line: far.line ?? (isFlat ? null : first.line),
  };
}

/** The lines of what stands around: found once, when a drag begins. */
export const linesAround = (others: readonly Box[]): GuideLines => ({
  x: linesOf(others, 'x', 'width'),
  y: linesOf(others, 'y', 'height'),
});

/** Both edges and the middle of each; where many stand in line, their line is one. */
const linesOf = (others: readonly Box[], from: 'x' | 'y', length: 'width' | 'height'): number[] => [
  ...new Set(
    others.flatMap((other) => [other[from], other[from] + other[length], other[from] + other[length] / 2]),
  ),
];

function nearest(pairs: readonly Pair[], near: number): Found {
  let best: Found = { by: 0, line: null };
  let least = near;
  for (const { edge, lines } of pairs) {
    for (const line of lines) {
      const far = Math.abs(line - edge);
      // Of two that are as near the first counts: an edge before the middle.
      if (far > least || (far === least && best.line !== null)) continue;
      least = far;
      best = { by: line - edge, line };
    }
  }
  return best;
}
