import type { DocumentTag, TemplatePage } from '@writdesk/contract/documents/template-values';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Box, byKey, dragged, onPage, styleOf } from '../../../shared/files/page-boxes.ts';
import { PdfCanvas } from '../../../shared/files/PdfCanvas.tsx';
import { useText } from '../../../shared/i18n/translate.ts';
import { designerMessages } from './messages.ts';
import { type Snapped, snapped } from './snap.ts';
import { isComplete } from './tag-moves.ts';

interface PageSheetProps {
  pdf: PDFDocumentProxy | null;
  page: TemplatePage;
  number: number;
  scale: number;
  tags: readonly DocumentTag[];
  /** The places of the form's own fields on this page: tags snap to them, too. */
  fields: readonly Box[];
  chosenId: string | null;
  canEdit: boolean;
  nameOf: (tag: DocumentTag) => string;
  onChoose: (tagId: string | null) => void;
  onPlace: (tagId: string, box: Box) => void;
  onDraw: (box: Box) => void;
  onRemove: (tagId: string) => void;
}

type Drag = { kind: 'draw' | 'move' | 'size'; tagId: string | null; from: Box; x: number; y: number };

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
    fields,
    chosenId,
    canEdit,
    nameOf,
    onChoose,
    onPlace,
    onDraw,
    onRemove,
  } = props;
  const t = useText(designerMessages);
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [moving, setMoving] = useState<(Snapped & { tagId: string | null }) | null>(null);

  const start = (event: PointerEvent, kind: Drag['kind'], tag: DocumentTag | null) => {
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
    drag.current = { kind, tagId: tag?.id ?? null, from: tag ?? origin, x, y };
    sheet.current?.setPointerCapture(event.pointerId);
  };
  const follow = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
    if (!moving && Math.hypot(dx, dy) < PRESS) return;
    const box = dragged(now, dx / scale, dy / scale);
    const others = [...tags.filter(({ id }) => id !== now.tagId), ...fields];
    // Whoever holds Alt places it freely.
    const near = event.altKey ? 0 : NEAR / scale;
    const found = near > 0 ? snapped(now.kind, box, { others, near }) : { box, x: null, y: null };
    setMoving({ ...found, tagId: now.tagId, box: onPage(found.box, page) });
  };
  const end = () => {
    const now = drag.current;
    drag.current = null;
    setMoving(null);
    if (!now) return;
    if (!moving) return onChoose(now.tagId);
    if (now.tagId === null) return onDraw(moving.box);
    onChoose(now.tagId);
    return onPlace(now.tagId, moving.box);
  };
  const press = (event: KeyboardEvent, tag: DocumentTag) => {
    if (!canEdit) return;
    const box = byKey(tag, event.nativeEvent);
    if (box) onPlace(tag.id, onPage(box, page));
    else if (event.key === 'Delete') onRemove(tag.id);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={sheet}
      role="group"
      aria-label={t('tagsOnPage', { page: number })}
      className={canEdit ? 'designer-page can-edit' : 'designer-page'}
      style={{ width: page.width * scale, height: page.height * scale }}
      onPointerDown={(event) => start(event, 'draw', null)}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={() => {
        drag.current = null;
        setMoving(null);
      }}
    >
      {pdf && <PdfCanvas pdf={pdf} page={number} scale={scale} />}
      {tags.map((tag) => {
        const box = moving?.tagId === tag.id ? moving.box : tag;
        const name = nameOf(tag);
        const isChosen = tag.id === chosenId;
        const { x, y, width, height } = box;
        // Whoever can't change it reads the list; boxes of a few points are no place for a finger.
        if (!canEdit)
          return (
            <div
              key={tag.id}
              className={isChosen ? 'designer-tag fixed on' : 'designer-tag fixed'}
              style={styleOf(box, scale)}
              aria-hidden
            >
              <span className="designer-tag-name">{name}</span>
            </div>
          );
        return (
          <button
            key={tag.id}
            type="button"
            id={`tag-${tag.id}`}
            className={['designer-tag', isChosen && 'on', !isComplete(tag) && 'waiting']
              .filter(Boolean)
              .join(' ')}
            style={styleOf(box, scale)}
            aria-label={t('tagAt', { what: name, x, y, width, height })}
            aria-pressed={isChosen}
            title={name}
            onPointerDown={(event) => start(event, 'move', tag)}
            onFocus={() => onChoose(tag.id)}
            onKeyDown={(event) => press(event, tag)}
          >
            <span className="designer-tag-name">{name}</span>
            {isChosen && (
              <span className="designer-handle" onPointerDown={(event) => start(event, 'size', tag)} />
            )}
          </button>
        );
      })}
      {moving && moving.x !== null && (
        <div className="designer-guide across" style={{ left: moving.x * scale }} aria-hidden />
      )}
      {moving && moving.y !== null && (
        <div className="designer-guide down" style={{ top: moving.y * scale }} aria-hidden />
      )}
      {moving?.tagId === null && <div className="designer-tag on" style={styleOf(moving.box, scale)} />}
    </div>
  );
}
