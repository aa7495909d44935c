import type { DocumentTag, TemplatePage } from '@writdesk/contract/documents/template-values';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { type Box, styleOf } from '../../../shared/files/page-boxes.ts';
import { PdfCanvas } from '../../../shared/files/PdfCanvas.tsx';
import { useText } from '../../../shared/i18n/translate.ts';
import { designerMessages } from './messages.ts';
import type { Guides } from './snap.ts';
import { inOrder, toggled } from './chosen-tags.ts';
import { movedByKey, type Places, touched } from './tag-groups.ts';
import { type TagActs, TagOnPage } from './TagOnPage.tsx';
import { type Dragged, useDrag } from './use-drag.ts';

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
  const chosen = inOrder(tags, chosenIds);
  const end = ({ kind, tagId, adds, box, places }: Dragged) => {
    if (box === null)
      return onChoose(adds && tagId !== null ? toggled(chosenIds, tagId) : tagId === null ? [] : [tagId]);
    if (kind === 'frame') {
      const found = touched(tags, box).map(({ id }) => id);
      return onChoose(adds ? [...chosenIds.filter((id) => !found.includes(id)), ...found] : found);
    }
    if (tagId === null) return onDraw(box);
    if (!chosenIds.includes(tagId)) onChoose([tagId]);
    return onPlace(places);
  };
  const drag = useDrag({ sheet, page, scale, tags, chosen, guides, onEnd: end });
  // The tag that was pressed last: the press says what becomes chosen, not the focus, which a finger gives only once it is off.
  const pressed = useRef<string | null>(null);
  const start = (event: PointerEvent, kind: 'draw' | 'move' | 'size', tag: DocumentTag | null) => {
    if (!canEdit || event.button !== 0) return;
    pressed.current = tag?.id ?? null;
    event.stopPropagation();
    const isFrame = kind === 'draw' && (isChoosing || event.shiftKey);
    // A finger has no Shift: while several are chosen, each press adds one or takes it out.
    const adds = event.shiftKey || (isChoosing && tag !== null);
    drag.start(event, isFrame ? 'frame' : kind, { tag, adds });
  };
  const press = (event: KeyboardEvent, tag: DocumentTag) => {
    pressed.current = null;
    const places = movedByKey(chosen.includes(tag) ? chosen : [tag], event.nativeEvent, page);
    if (!canEdit || !places) return;
    onPlace(places);
    event.preventDefault();
  };
  const focus = (tagId: string) => {
    const isPressed = pressed.current === tagId;
    pressed.current = null;
    if (!isPressed && !drag.isOn() && !chosenIds.includes(tagId)) onChoose([tagId]);
  };
  const names = useMemo(() => new Map(tags.map((tag) => [tag.id, nameOf(tag)])), [tags, nameOf]);
  const { carriedIds, shape } = drag;
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
      style={{ width: page.width * scale, height: page.height * scale }}
      onPointerDown={(event) => start(event, 'draw', null)}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={drag.cancel}
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
          box={shape?.tagId === tag.id ? shape.box : tag}
          name={names.get(tag.id) ?? ''}
          scale={scale}
          canEdit={canEdit}
          isChosen={chosenIds.includes(tag.id)}
          isDragged={carriedIds.includes(tag.id)}
          hasHandle={chosenIds.length === 1}
          acts={acts}
        />
      ))}
      {theirs.map((tag) => (
        <div key={tag.id} className="designer-tag theirs" style={styleOf(tag, scale)} aria-hidden>
          <span className="designer-tag-name">{nameOf(tag)}</span>
        </div>
      ))}
      <div ref={drag.carrier} className="designer-carrier" aria-hidden>
        {tags
          .filter(({ id }) => carriedIds.includes(id))
          .map((tag) => (
            <div key={tag.id} className="designer-tag on" style={styleOf(tag, scale)}>
              <span className="designer-tag-name">{names.get(tag.id)}</span>
            </div>
          ))}
      </div>
      <div ref={drag.across} className="designer-guide across" aria-hidden />
      <div ref={drag.down} className="designer-guide down" aria-hidden />
      {shape?.tagId === null && (
        <div
          className={shape.kind === 'frame' ? 'designer-frame' : 'designer-tag on'}
          style={styleOf(shape.box, scale)}
        />
      )}
    </div>
  );
}
