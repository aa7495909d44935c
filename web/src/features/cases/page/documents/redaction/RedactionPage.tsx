import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Box, byKey, dragged, styleOf } from '../../../../../shared/files/page-boxes.ts';
import { PdfCanvas } from '../../../../../shared/files/PdfCanvas.tsx';
import { useText } from '../../../../../shared/i18n/translate.ts';
import { redactionMessages } from './messages.ts';
import type { Place } from './use-places.ts';

interface RedactionPageProps {
  pdf: PDFDocumentProxy | null;
  page: { width: number; height: number };
  number: number;
  scale: number;
  places: readonly Place[];
  nameOf: (place: Place) => string;
  onMove: (key: string, box: Box) => void;
  onDraw: (box: Box) => void;
  onRemove: (key: string) => void;
}

type Drag = { kind: 'draw' | 'move'; key: string | null; from: Box; x: number; y: number };

/** Too small to be a drag: somebody pressed. */
const PRESS = 4;

/** A page with what will be black on it: drawn and dragged with the pointer, moved and sized by the keys. */
export function RedactionPage(props: RedactionPageProps) {
  const { pdf, page, number, scale, places, nameOf, onMove, onDraw, onRemove } = props;
  const t = useText(redactionMessages);
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [moving, setMoving] = useState<{ key: string | null; box: Box } | null>(null);
  const start = (event: PointerEvent, place: Place | null) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const frame = sheet.current?.getBoundingClientRect();
    const [x, y] = [event.clientX, event.clientY];
    const [left, top] = [(x - (frame?.left ?? 0)) / scale, (y - (frame?.top ?? 0)) / scale];
    const from = place ?? { x: left, y: top, width: 0, height: 0 };
    drag.current = { kind: place ? 'move' : 'draw', key: place?.key ?? null, from, x, y };
    sheet.current?.setPointerCapture(event.pointerId);
  };
  const follow = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
    if (!moving && Math.hypot(dx, dy) < PRESS) return;
    setMoving({ key: now.key, box: dragged(now, dx / scale, dy / scale) });
  };
  const end = () => {
    const now = drag.current;
    drag.current = null;
    setMoving(null);
    if (!now || !moving) return;
    if (now.key === null) onDraw(moving.box);
    else onMove(now.key, moving.box);
  };
  const press = (event: KeyboardEvent, place: Place) => {
    const box = byKey(place, event.nativeEvent);
    if (box) onMove(place.key, box);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(place.key);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={sheet}
      role="group"
      aria-label={t('boxesOn', { page: number })}
      className="redaction-page"
      style={{ width: page.width * scale, height: page.height * scale }}
      onPointerDown={(event) => start(event, null)}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={() => {
        drag.current = null;
        setMoving(null);
      }}
    >
      {pdf && <PdfCanvas pdf={pdf} page={number} scale={scale} />}
      {places.map((place) => {
        const box = moving?.key === place.key ? moving.box : place;
        const at = {
          x: Math.round(box.x),
          y: Math.round(box.y),
          width: Math.round(box.width),
          height: Math.round(box.height),
        };
        return (
          <button
            key={place.key}
            type="button"
            id={`place-${place.key}`}
            className={place.isOn ? 'redaction-box on' : 'redaction-box'}
            style={styleOf(box, scale)}
            aria-label={t('boxAt', { what: nameOf(place), ...at })}
            title={nameOf(place)}
            onPointerDown={(event) => start(event, place)}
            onKeyDown={(event) => press(event, place)}
          />
        );
      })}
      {moving?.key === null && <div className="redaction-box on" style={styleOf(moving.box, scale)} />}
    </div>
  );
}
