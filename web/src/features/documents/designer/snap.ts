import type { Box } from '../../../shared/files/page-boxes.ts';

/** Where a dragged edge has found the line of another: shown on the page while the drag lasts. */
export interface Snapped {
  box: Box;
  /** In points from the left, and from the top; null where nothing is near. */
  x: number | null;
  y: number | null;
}

/**
 * A dragged box with its edges where those of others are, if they are near: a tag stands in line with the tags and fields around it.
 * What is moved keeps its size; of what is drawn or sized, the edge at the pointer follows.
 */
export function snapped(
  kind: 'draw' | 'move' | 'size',
  box: Box,
  { others, near }: { others: readonly Box[]; near: number },
): Snapped {
  const x = nearest(edgesOf(kind, box.x, box.width), linesOf(others, 'x', 'width'), near);
  const y = nearest(edgesOf(kind, box.y, box.height), linesOf(others, 'y', 'height'), near);
  const moves = kind === 'move';
  return {
    box: {
      x: box.x + (moves ? x.by : 0),
      y: box.y + (moves ? y.by : 0),
      width: box.width + (moves ? 0 : x.by),
      height: box.height + (moves ? 0 : y.by),
    },
    x: x.line,
    y: y.line,
  };
}

/** Both edges and the middle of what is moved, else the far edge. */
const edgesOf = (kind: 'draw' | 'move' | 'size', from: number, length: number): number[] =>
  kind === 'move' ? [from, from + length, from + length / 2] : [from + length];

const linesOf = (others: readonly Box[], from: 'x' | 'y', length: 'width' | 'height'): number[] =>
  others.flatMap((other) => edgesOf('move', other[from], other[length]));

function nearest(edges: readonly number[], lines: readonly number[], near: number) {
  let best: { by: number; line: number | null } = { by: 0, line: null };
  let least = near;
  for (const edge of edges) {
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
