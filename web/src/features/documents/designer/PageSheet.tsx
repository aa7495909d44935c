import type { DocumentTag, TemplatePage } from '@writdesk/contract/documents/template-values';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { type Box, dragged, onPage, styleOf } from '../../../shared/files/page-boxes.ts';
import { PdfCanvas } from '../../../shared/files/PdfCanvas.tsx';
import { useText } from '../../../shared/i18n/translate.ts';
import { designerMessages } from './messages.ts';
import { type Guides, type Snapped, snapped } from './snap.ts';
import { inOrder, toggled } from './chosen-tags.ts';
import { movedBy, movedByKey, type Places, touched } from './tag-groups.ts';
import { baselineOf } from './tag-moves.ts';
import { type TagActs, TagOnPage } from './TagOnPage.tsx';

interface PageSheetProps {
  pdf: PDFDocumentProxy | null;
  page: TemplatePage;
  number: number;
  scale: number;
  tags: readonly DocumentTag[];
  /** Tags as somebody else left them meanwhile: shown, and no more. */
  theirs: readonly DocumentTag[];
  /** The places of the form's own fields, and what the page draws: tags snap to them, too. */
  guides: Pick<Guides, 'baselines' | 'grid'> & { others: readonly Box[] };
  /** The one chosen last comes last. */
  chosenIds: readonly string[];
  canEdit: boolean;
  /** A frame that is drawn chooses what it touches, without Shift too. */
  isChoosing: boolean;
  nameOf: (tag: DocumentTag) => string;
  onChoose: (tagIds: readonly string[]) => void;
  onPlace: (places: Places) => void;
  onDraw: (box: Box) => void;
}

interface Drag {
  kind: 'draw' | 'frame' | 'move' | 'size';
  tagId: string | null;
  from: Box;
  x: number;
  y: number;
  /** Whether it adds to what is chosen. */
  adds: boolean;
}
type Moving = Snapped & Pick<Drag, 'kind' | 'tagId'>;

/** Too small to be a drag: somebody pressed. */
const PRESS = 3;
/** So near, in pixels, an edge goes where another is. */
const NEAR = 5;

/** A page with its tags over it: drawn, dragged and sized with the pointer, moved by the arrow keys. */
export function PageSheet(props: PageSheetProps) {
  const {
    pdf,
    page,
    number,
    scale,
    tags,
    theirs,
    guides,
    chosenIds,
    canEdit,
    isChoosing,
    nameOf,
    onChoose,
    onPlace,
    onDraw,
  } = props;
  const t = useText(designerMessages);
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const chosen = inOrder(tags, chosenIds);

  const start = (event: PointerEvent, kind: 'draw' | 'move' | 'size', tag: DocumentTag | null) => {
    if (!canEdit || event.button !== 0) return;
    event.stopPropagation();
    const frame = sheet.current?.getBoundingClientRect();
    const [x, y] = [event.clientX, event.clientY];
    const origin = {
      x: (x - (frame?.left ?? 0)) / scale,
      y: (y - (frame?.top ?? 0)) / scale,
      width: 0,
      height: 0,
    };
    const adds = event.shiftKey;
    const isFrame = kind === 'draw' && (isChoosing || adds);
    const from = tag ?? origin;
    drag.current = { kind: isFrame ? 'frame' : kind, tagId: tag?.id ?? null, from, x, y, adds };
    sheet.current?.setPointerCapture(event.pointerId);
  };
  const follow = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
    if (!moving && Math.hypot(dx, dy) < PRESS) return;
    const { kind, tagId, from } = now;
    const box = dragged({ kind: kind === 'frame' ? 'draw' : kind, from }, dx / scale, dy / scale);
    if (kind === 'frame') return setMoving({ kind, tagId, box, x: null, y: null });
    const goAlong = kind === 'move' ? chosenIds : [];
    const others = [...tags.filter(({ id }) => id !== tagId && !goAlong.includes(id)), ...guides.others];
    const ownBaseline = baselineOf(tags.find(({ id }) => id === tagId));
    // Whoever holds Alt places it freely.
    const found = event.altKey
      ? { box, x: null, y: null }
      : snapped(kind, box, { ...guides, others, ownBaseline, near: NEAR / scale });
    return setMoving({ ...found, kind, tagId, box: onPage(found.box, page) });
  };
  /** Where all that is dragged stands now: those that are chosen with it go along. */
  const placesOf = ({ kind, tagId, box }: Moving): Places => {
    const tag = tags.find(({ id }) => id === tagId);
    if (!tag) return new Map();
    if (kind === 'size' || !chosen.includes(tag)) return new Map([[tag.id, box]]);
    return movedBy(chosen, box.x - tag.x, box.y - tag.y, page);
  };
  const end = () => {
    const now = drag.current;
    drag.current = null;
    setMoving(null);
    if (!now) return;
    const { kind, tagId, adds } = now;
    if (!moving)
      return onChoose(adds && tagId !== null ? toggled(chosenIds, tagId) : tagId === null ? [] : [tagId]);
    if (kind === 'frame') {
      const found = touched(tags, moving.box).map(({ id }) => id);
      return onChoose(adds ? [...chosenIds.filter((id) => !found.includes(id)), ...found] : found);
    }
    if (tagId === null) return onDraw(moving.box);
    if (!chosenIds.includes(tagId)) onChoose([tagId]);
    return onPlace(placesOf(moving));
  };
  const press = (event: KeyboardEvent, tag: DocumentTag) => {
    const places = movedByKey(chosen.includes(tag) ? chosen : [tag], event.nativeEvent, page);
    if (!canEdit || !places) return;
    onPlace(places);
    event.preventDefault();
  };
  // A press on a tag focuses it before it is known whether it is added to the others.
  const focus = (tagId: string) => {
    if (drag.current === null && !chosenIds.includes(tagId)) onChoose([tagId]);
  };
  const places = moving ? placesOf(moving) : null;
  const isMoving = moving?.kind === 'move';
  const moved = isMoving ? tags.find(({ id }) => id === moving.tagId) : undefined;
  const to = moved && places?.get(moved.id);
  const names = useMemo(() => new Map(tags.map((tag) => [tag.id, nameOf(tag)])), [tags, nameOf]);
  const acts = useRef<TagActs>({ start, focus, press });
  acts.current = { start, focus, press };
  return (
    <div
      ref={sheet}
      role="group"
      aria-label={t('tagsOnPage', { page: number })}
      className={['designer-page', canEdit && 'can-edit', isChoosing && 'is-choosing']
        .filter(Boolean)
        .join(' ')}
      style={{
        width: page.width * scale,
        height: page.height * scale,
        ...(moved && to && dragStyle((to.x - moved.x) * scale, (to.y - moved.y) * scale)),
      }}
      onPointerDown={(event) => start(event, 'draw', null)}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={() => {
        drag.current = null;
        setMoving(null);
      }}
    >
      {pdf && <PdfCanvas pdf={pdf} page={number} scale={scale} />}
      {guides.grid && (
        <div
          className="designer-grid"
          style={{ backgroundSize: `${guides.grid * scale}px ${guides.grid * scale}px` }}
          aria-hidden
        />
      )}
      {tags.map((tag) => (
        <TagOnPage
          key={tag.id}
          tag={tag}
          box={(moving?.kind === 'size' && places?.get(tag.id)) || tag}
          name={names.get(tag.id) ?? ''}
          scale={scale}
          canEdit={canEdit}
          isChosen={chosenIds.includes(tag.id)}
          isDragged={isMoving && places?.has(tag.id) === true}
          hasHandle={chosenIds.length === 1}
          acts={acts}
        />
      ))}
      {theirs.map((tag) => (
        <div key={tag.id} className="designer-tag theirs" style={styleOf(tag, scale)} aria-hidden>
          <span className="designer-tag-name">{nameOf(tag)}</span>
        </div>
      ))}
      {moving && moving.x !== null && (
        <div className="designer-guide across" style={{ left: moving.x * scale }} aria-hidden />
      )}
      {moving && moving.y !== null && (
        <div className="designer-guide down" style={{ top: moving.y * scale }} aria-hidden />
      )}
      {moving?.tagId === null && (
        <div
          className={moving.kind === 'frame' ? 'designer-frame' : 'designer-tag on'}
          style={styleOf(moving.box, scale)}
        />
      )}
    </div>
  );
}

const dragStyle = (x: number, y: number) =>
  ({ '--drag-x': `${x}px`, '--drag-y': `${y}px` }) as unknown as CSSProperties;
