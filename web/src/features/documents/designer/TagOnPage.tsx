import type { DocumentTag } from '@writdesk/contract/documents/template-values';
import { type KeyboardEvent, memo, type PointerEvent, type RefObject } from 'react';
import { type Box, styleOf } from '../../../shared/files/page-boxes.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { designerMessages } from './messages.ts';
import { isComplete } from './tag-moves.ts';

/** What somebody does with a tag on its page. */
export interface TagActs {
  start: (event: PointerEvent, kind: 'move' | 'size', tag: DocumentTag) => void;
  focus: (tagId: string) => void;
  press: (event: KeyboardEvent, tag: DocumentTag) => void;
}

interface TagOnPageProps {
  tag: DocumentTag;
  /** Where it is drawn. */
  box: Box;
  name: string;
  scale: number;
  canEdit: boolean;
  isChosen: boolean;
  /** It goes along with what is dragged. */
  isDragged: boolean;
  hasHandle: boolean;
  acts: RefObject<TagActs>;
}

/** One tag; while others are dragged it isn't drawn again. */
export const TagOnPage = memo(function TagOnPage(props: TagOnPageProps) {
  const { tag, box, name, scale, canEdit, isChosen, isDragged, hasHandle, acts } = props;
  const t = useText(designerMessages);
  const { x, y, width, height } = box;
  // Whoever can't change it reads the list; boxes of a few points are no place for a finger.
  if (!canEdit)
    return (
      <div
        className={isChosen ? 'designer-tag fixed on' : 'designer-tag fixed'}
        style={styleOf(box, scale)}
        aria-hidden
      >
        <span className="designer-tag-name">{name}</span>
      </div>
    );
  return (
    <button
      type="button"
      id={`tag-${tag.id}`}
      className={['designer-tag', isChosen && 'on', isDragged && 'dragged', !isComplete(tag) && 'waiting']
        .filter(Boolean)
        .join(' ')}
      style={styleOf(box, scale)}
      aria-label={t('tagAt', { what: name, x, y, width, height })}
      aria-pressed={isChosen}
      title={name}
      onPointerDown={(event) => acts.current.start(event, 'move', tag)}
      onFocus={() => acts.current.focus(tag.id)}
      onKeyDown={(event) => acts.current.press(event, tag)}
    >
      <span className="designer-tag-name">{name}</span>
      {isChosen && hasHandle && (
        <span className="designer-handle" onPointerDown={(event) => acts.current.start(event, 'size', tag)} />
      )}
    </button>
  );
});
