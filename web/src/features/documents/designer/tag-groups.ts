import type { DocumentTag, TemplatePage } from '@writdesk/contract/documents/template-values';
import { type Box, byKey, onPage } from '../../../shared/files/page-boxes.ts';

/** New places by the names of their tags. */
export type Places = ReadonlyMap<string, Box>;
type Placed = Box & Pick<DocumentTag, 'id'>;
export type Alignment =
  | 'ALIGN_LEFT'
  | 'ALIGN_CENTER'
  | 'ALIGN_RIGHT'
  | 'ALIGN_TOP'
  | 'ALIGN_MIDDLE'
  | 'ALIGN_BOTTOM';
type Axis = 'x' | 'y';

const lengthOf = { x: 'width', y: 'height' } as const;
const edges: Readonly<Record<Alignment, readonly [Axis, number]>> = {
  ALIGN_LEFT: ['x', 0],
  ALIGN_CENTER: ['x', 0.5],
  ALIGN_RIGHT: ['x', 1],
  ALIGN_TOP: ['y', 0],
  ALIGN_MIDDLE: ['y', 0.5],
  ALIGN_BOTTOM: ['y', 1],
};
const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });
const placesOf = (tags: readonly Placed[], place: (tag: Placed) => Box): Places =>
  new Map(tags.map((tag) => [tag.id, place(tag)]));

/** An edge or the middle of each where that of the last one chosen is. */
export function aligned(tags: readonly Placed[], how: Alignment): Places {
  const like = tags.at(-1);
  const [axis, share] = edges[how];
  const length = lengthOf[axis];
  return placesOf(tags, (tag) =>
    like ? { ...boxOf(tag), [axis]: like[axis] + share * (like[length] - tag[length]) } : boxOf(tag),
  );
}

/** The same gap between each and the next: the outermost stay where they are. */
export function distributed(tags: readonly Placed[], axis: Axis): Places {
  const length = lengthOf[axis];
  const inOrder = tags.toSorted((a, b) => a[axis] - b[axis] || a[axis] + a[length] - b[axis] - b[length]);
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (!first || !last) return new Map();
  const taken = inOrder.reduce((sum, tag) => sum + tag[length], 0);
  const gap = (last[axis] + last[length] - first[axis] - taken) / Math.max(1, inOrder.length - 1);
  let at = first[axis];
  return placesOf(inOrder, (tag) => {
    const place = { ...boxOf(tag), [axis]: at };
    at += tag[length] + gap;
    return place;
  });
}

/** Each as wide or as high as the last one chosen. */
export function sameSize(tags: readonly Placed[], length: 'width' | 'height'): Places {
  const like = tags.at(-1);
  return placesOf(tags, (tag) => (like ? { ...boxOf(tag), [length]: like[length] } : boxOf(tag)));
}

/** All by the same way: none leaves its page, so that they keep their distances. */
export function movedBy(tags: readonly Placed[], dx: number, dy: number, page: TemplatePage): Places {
  const within = (by: number, axis: Axis, room: number) => {
    const least = Math.max(...tags.map((tag) => -tag[axis]));
    const most = Math.min(...tags.map((tag) => room - tag[axis] - tag[lengthOf[axis]]));
    return Math.max(least, Math.min(most, by));
  };
  const [x, y] = [within(dx, 'x', page.width), within(dy, 'y', page.height)];
  return placesOf(tags, (tag) => onPage({ ...boxOf(tag), x: tag.x + x, y: tag.y + y }, page));
}

/** What an arrow key does to all that are chosen; null for any other key. */
export function movedByKey(
  tags: readonly Placed[],
  event: Parameters<typeof byKey>[1],
  page: TemplatePage,
): Places | null {
  const still = byKey({ x: 0, y: 0, width: 0, height: 0 }, event);
  if (!still) return null;
  if (event.ctrlKey || event.metaKey)
    return placesOf(tags, (tag) => onPage(byKey(boxOf(tag), event) ?? tag, page));
  return movedBy(tags, still.x, still.y, page);
}

/** Those that a drawn frame touches. */
export const touched = <T extends Box>(tags: readonly T[], frame: Box): T[] =>
  tags.filter(
    ({ x, y, width, height }) =>
      x <= frame.x + frame.width &&
      frame.x <= x + width &&
      y <= frame.y + frame.height &&
      frame.y <= y + height,
  );
