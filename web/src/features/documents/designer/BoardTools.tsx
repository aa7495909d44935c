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
import { KeyHelp } from './KeyHelp.tsx';
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
      <div className="designer-view">
        {pageCount > 1 && (
          <>
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
          </>
        )}
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
          size="small"
          icon={isPreviewing ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
          aria-pressed={isPreviewing}
          onClick={() => onPreviewing(!isPreviewing)}
        >
          {t(isPreviewing ? 'closePreview' : 'preview')}
        </Button>
        {canEdit && <KeyHelp />}
      </div>
    </div>
  );
}

function EditTools({ draft, hasFields, isChoosing, hasGrid, ...props }: BoardToolsProps) {
  const t = useText(designerMessages);
  const of = useText(groupMessages);
  return (
    <>
      <Button size="small" id="designer-add" icon={<Plus size={16} aria-hidden />} onClick={props.onAdd}>
        {t('add')}
      </Button>
      {hasFields && (
        <Button size="small" icon={<ListPlus size={16} aria-hidden />} onClick={props.onAddFields}>
          {t('addFields')}
        </Button>
      )}
      <Button size="small" icon={<Wand2 size={16} aria-hidden />} onClick={props.onPropose}>
        {of('propose')}
      </Button>
      <IconButton
        label={of('choosing')}
        icon={BoxSelect}
        isOn={isChoosing}
        onClick={() => props.onChoosing(!isChoosing)}
      />
      <IconButton label={of('grid')} icon={Grid3x3} isOn={hasGrid} onClick={() => props.onGrid(!hasGrid)} />
      <IconButton label={of('paste')} icon={ClipboardPaste} onClick={props.onPaste} />
      <IconButton label={t('undo')} icon={Undo2} off={!draft.canUndo} onClick={draft.undo} />
      <IconButton label={t('redo')} icon={Redo2} off={!draft.canRedo} onClick={draft.redo} />
    </>
  );
}

interface IconButtonProps {
  label: string;
  icon: typeof Undo2;
  off?: boolean;
  /** Of one that stays pressed. */
  isOn?: boolean;
  onClick: () => void;
}

function IconButton({ label, icon: Icon, off = false, isOn, onClick }: IconButtonProps) {
  return (
    <Button
      size="small"
      type={isOn ? 'primary' : 'text'}
      ghost={isOn === true}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      disabled={off}
      icon={<Icon size={16} aria-hidden />}
      onClick={onClick}
    />
  );
}
