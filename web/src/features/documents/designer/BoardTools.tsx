import { Button } from 'antd';
import {
  BoxSelect,
  ChevronLeft,
  ChevronRight,
  ClipboardPaste,
  Eye,
  EyeOff,
  Grid3x3,
  ListPlus,
  Plus,
  Redo2,
  Undo2,
  Wand2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useText } from '../../../shared/i18n/translate.ts';
import { groupMessages } from './group-messages.ts';
import { designerMessages } from './messages.ts';
import type { TagDraft } from './use-tags.ts';

interface BoardToolsProps {
  draft: Pick<TagDraft, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
  canEdit: boolean;
  hasFields: boolean;
  /** From 1 on, of so many. */
  number: number;
  pageCount: number;
  scale: number;
  isChoosing: boolean;
  hasGrid: boolean;
  isPreviewing: boolean;
  onAdd: () => void;
  onAddFields: () => void;
  onPropose: () => void;
  onPaste: () => void;
  onPage: (number: number) => void;
  onScale: (scale: number) => void;
  onChoosing: (isChoosing: boolean) => void;
  onGrid: (hasGrid: boolean) => void;
  onPreviewing: (isPreviewing: boolean) => void;
}

const LARGEST = 2;
const SMALLEST = 0.5;
const ZOOM_STEP = 0.25;

/** What is done on the page that is shown, and how it is shown. */
export function BoardTools(props: BoardToolsProps) {
  const { canEdit, number, pageCount, scale, isPreviewing, onPage, onScale, onPreviewing } = props;
  const t = useText(designerMessages);
  return (
    <div className="designer-tools" role="toolbar" aria-label={t('designer')}>
      {canEdit && <EditTools {...props} />}
      <IconButton
        label={t('previous')}
        icon={ChevronLeft}
        off={number === 1}
        onClick={() => onPage(number - 1)}
      />
      <span aria-live="polite">{t('pageOf', { page: number, count: pageCount })}</span>
      <IconButton
        label={t('next')}
        icon={ChevronRight}
        off={number >= pageCount}
        onClick={() => onPage(number + 1)}
      />
      <IconButton
        label={t('smaller')}
        icon={ZoomOut}
        off={scale <= SMALLEST}
        onClick={() => onScale(Math.max(SMALLEST, scale - ZOOM_STEP))}
      />
      <IconButton
        label={t('larger')}
        icon={ZoomIn}
        off={scale >= LARGEST}
        onClick={() => onScale(Math.min(LARGEST, scale + ZOOM_STEP))}
      />
      <Button
        icon={isPreviewing ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        aria-pressed={isPreviewing}
        onClick={() => onPreviewing(!isPreviewing)}
      >
        {t(isPreviewing ? 'closePreview' : 'preview')}
      </Button>
    </div>
  );
}

function EditTools({ draft, hasFields, isChoosing, hasGrid, ...props }: BoardToolsProps) {
  const t = useText(designerMessages);
  const of = useText(groupMessages);
  return (
    <>
      <Button id="designer-add" icon={<Plus size={16} aria-hidden />} onClick={props.onAdd}>
        {t('add')}
      </Button>
      {hasFields && (
        <Button icon={<ListPlus size={16} aria-hidden />} onClick={props.onAddFields}>
          {t('addFields')}
        </Button>
      )}
      <Button icon={<Wand2 size={16} aria-hidden />} onClick={props.onPropose}>
        {of('propose')}
      </Button>
      <Button
        icon={<BoxSelect size={16} aria-hidden />}
        aria-pressed={isChoosing}
        type={isChoosing ? 'primary' : 'default'}
        ghost={isChoosing}
        onClick={() => props.onChoosing(!isChoosing)}
      >
        {of('choosing')}
      </Button>
      <Button
        icon={<Grid3x3 size={16} aria-hidden />}
        aria-pressed={hasGrid}
        type={hasGrid ? 'primary' : 'default'}
        ghost={hasGrid}
        onClick={() => props.onGrid(!hasGrid)}
      >
        {of('grid')}
      </Button>
      <IconButton label={of('paste')} icon={ClipboardPaste} off={false} onClick={props.onPaste} />
      <IconButton label={t('undo')} icon={Undo2} off={!draft.canUndo} onClick={draft.undo} />
      <IconButton label={t('redo')} icon={Redo2} off={!draft.canRedo} onClick={draft.redo} />
    </>
  );
}

interface IconButtonProps {
  label: string;
  icon: typeof Undo2;
  off: boolean;
  onClick: () => void;
}

function IconButton({ label, icon: Icon, off, onClick }: IconButtonProps) {
  return (
    <Button
      type="text"
      aria-label={label}
      title={label}
      disabled={off}
      icon={<Icon size={16} aria-hidden />}
      onClick={onClick}
    />
  );
}
