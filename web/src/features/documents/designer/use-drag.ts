import type { DocumentTag, TemplatePage } from '@writdesk/contract/documents/template-values';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Box, dragged, onPage } from '../../../shared/files/page-boxes.ts';
import { scrollAtEdge, type Scrolling } from './scroll-at-edge.ts';
import { type GuideLines, type Guides, linesAround, snapped } from './snap.ts';
import { movedBy, type Places } from './tag-groups.ts';
import { baselineOf } from './tag-moves.ts';

type Kind = 'draw' | 'frame' | 'move' | 'size';

interface Pointer {
  clientX: number;
  clientY: number;
  /** Whoever holds Alt places it freely. */
  altKey: boolean;
}

interface Drag {
  kind: Kind;
  tagId: string | null;
  from: Box;
  /** Where it began, in points of the page: the page may be scrolled meanwhile. */
  x: number;
  y: number;
  /** Whether it adds to what is chosen. */
  adds: boolean;
  /** Where the page lies on the screen: asked again only after it was scrolled. */
  frame: DOMRect;
  pointer: Pointer;
  /** What it may stand in line with; null until the pointer has moved. */
  lines: GuideLines | null;
  /** Those that go along. */
  carried: readonly DocumentTag[];
  /** Where what is dragged stands; null until the pointer has moved. */
  box: Box | null;
  scrolling: Scrolling;
}

/** What a drag was once it is over. */
export interface Dragged extends Pick<Drag, 'kind' | 'tagId' | 'adds'> {
  /** Null where somebody only pressed. */
  box: Box | null;
  /** The new places of what was moved or sized. */
  places: Places;
}

interface DragOf {
  sheet: RefObject<HTMLDivElement | null>;
  page: TemplatePage;
  scale: number;
  tags: readonly DocumentTag[];
  /** In the order in which they were chosen. */
  chosen: readonly DocumentTag[];
  guides: Pick<Guides, 'baselines' | 'grid'> & { others: readonly Box[] };
  onEnd: (dragged: Dragged) => void;
}

/** Too small to be a drag: somebody pressed. */
const PRESS = 3;
/** So near, in pixels, an edge goes where another is. */
const NEAR = 5;
const nothing: readonly string[] = [];

/**
 * A drag over a page. What is moved is carried: its picture goes along under one transform, without React and without laying out
 * anything, and the tags have their new places when it is let go.
 */
export function useDrag(given: DragOf) {
  const { sheet } = given;
  const now = useRef(given);
  now.current = given;
  const drag = useRef<Drag | null>(null);
  const carrier = useRef<HTMLDivElement>(null);
  const [across, down] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [carriedIds, setCarriedIds] = useState(nothing);
  const [shape, setShape] = useState<{ kind: Kind; tagId: string | null; box: Box } | null>(null);

  const draw = (one: Drag, box: Box, [x, y]: readonly [number | null, number | null]) => {
    const { scale } = now.current;
    const { kind, tagId, from } = one;
    one.box = box;
    if (kind !== 'move') setShape({ kind, tagId, box });
    else if (carrier.current) {
      const places = placesOf(one, now.current.page);
      const to = (tagId !== null && places.get(tagId)) || from;
      carrier.current.style.transform = `translate(${(to.x - from.x) * scale}px, ${(to.y - from.y) * scale}px)`;
    }
    show(across.current, 'X', x === null ? null : x * scale);
    show(down.current, 'Y', y === null ? null : y * scale);
  };
  /** Goes to where the pointer is; nothing before it has moved. */
  const follow = () => {
    const one = drag.current;
    if (!one) return;
    const { scale, page, tags, guides } = now.current;
    const { kind, from, pointer } = one;
    const dx = (pointer.clientX - one.frame.left) / scale - one.x;
    const dy = (pointer.clientY - one.frame.top) / scale - one.y;
    if (one.box === null && Math.hypot(dx, dy) * scale < PRESS) return;
    if (one.lines === null) {
      const still = tags.filter(({ id }) => id !== one.tagId && !one.carried.some((tag) => tag.id === id));
      one.lines = linesAround([...still, ...guides.others]);
      if (kind === 'move') setCarriedIds(one.carried.map(({ id }) => id));
    }
    one.scrolling.at(pointer);
    if (kind === 'frame') return draw(one, dragged({ kind: 'draw', from }, dx, dy), [null, null]);
    const box = dragged({ kind, from }, dx, dy);
    if (pointer.altKey) return draw(one, onPage(box, page), [null, null]);
    const ownBaseline = baselineOf(tags.find(({ id }) => id === one.tagId));
    const found = snapped(kind, box, { ...guides, lines: one.lines, ownBaseline, near: NEAR / scale });
    return draw(one, onPage(found.box, page), [found.x, found.y]);
  };
  const leave = (): Drag | null => {
    const one = drag.current;
    drag.current = null;
    one?.scrolling.stop();
    if (carrier.current) carrier.current.style.transform = '';
    show(across.current, 'X', null);
    show(down.current, 'Y', null);
    setCarriedIds(nothing);
    setShape(null);
    return one;
  };

  const start = (
    event: PointerEvent,
    kind: Kind,
    { tag, adds }: { tag: DocumentTag | null; adds: boolean },
  ) => {
    const element = sheet.current;
    if (!element) return;
    const { scale, chosen } = now.current;
    const { clientX, clientY, altKey } = event;
    const frame = element.getBoundingClientRect();
    const [x, y] = [(clientX - frame.left) / scale, (clientY - frame.top) / scale];
    const goAlong = kind === 'move' && tag !== null && chosen.includes(tag) ? chosen : tag ? [tag] : [];
    drag.current = {
      kind,
      tagId: tag?.id ?? null,
      from: tag ?? { x, y, width: 0, height: 0 },
      x,
      y,
      adds,
      frame,
      pointer: { clientX, clientY, altKey },
      lines: null,
      carried: goAlong,
      box: null,
      scrolling: scrollAtEdge(element),
    };
    element.setPointerCapture(event.pointerId);
  };
  const move = ({ clientX, clientY, altKey }: Pointer) => {
    if (!drag.current) return;
    drag.current.pointer = { clientX, clientY, altKey };
    follow();
  };
  const end = () => {
    const one = leave();
    if (!one) return;
    const { kind, tagId, adds, box } = one;
    now.current.onEnd({ kind, tagId, adds, box, places: placesOf(one, now.current.page) });
  };

  // What is dragged stays at the pointer while the page is scrolled under it; Esc leaves everything as it was.
  const latest = useRef({ follow, leave });
  latest.current = { follow, leave };
  useEffect(() => {
    const scrolled = () => {
      if (!drag.current || !sheet.current) return;
      drag.current.frame = sheet.current.getBoundingClientRect();
      latest.current.follow();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current) return;
      event.stopPropagation();
      latest.current.leave();
    };
    const options = { capture: true, passive: true };
    addEventListener('scroll', scrolled, options);
    addEventListener('keydown', press, { capture: true });
    return () => {
      removeEventListener('scroll', scrolled, options);
      removeEventListener('keydown', press, { capture: true });
      drag.current?.scrolling.stop();
    };
  }, [sheet]);
  return {
    carrier,
    across,
    down,
    carriedIds,
    /** What is drawn or sized, where it stands now. */
    shape,
    isOn: () => drag.current !== null,
    start,
    move,
    end,
    cancel: () => void leave(),
  };
}

/** Where all that is dragged stands now. */
function placesOf({ kind, tagId, from, box, carried }: Drag, page: TemplatePage): Places {
  if (box === null || tagId === null) return new Map();
  if (kind === 'size') return new Map([[tagId, box]]);
  return movedBy(carried, box.x - from.x, box.y - from.y, page);
}

function show(line: HTMLElement | null, axis: 'X' | 'Y', at: number | null): void {
  if (!line) return;
  line.style.opacity = at === null ? '0' : '1';
  if (at !== null) line.style.transform = `translate${axis}(${at}px)`;
}
