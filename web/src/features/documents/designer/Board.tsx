import type { DocumentTag, TemplateDetails } from '@writdesk/contract/documents/template-values';
import { Button } from 'antd';
import {
  ChevronLeft,
  ChevronRight,
  Eye,
  EyeOff,
  ListPlus,
  Plus,
  Redo2,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/translate.ts';
import { toast } from '../../../shared/ui/index.ts';
import { guessFact } from './guess-fact.ts';
import { designerMessages } from './messages.ts';
import { PageSheet } from './PageSheet.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { blankTag, tagOfField } from './tag-moves.ts';
import type { Box } from '../../../shared/files/page-boxes.ts';
import { TagList } from './TagList.tsx';
import { TagPanel } from './TagPanel.tsx';
import { usePdf, useFileBytes } from '../../../shared/files/use-pdf.ts';
import type { TagDraft } from './use-tags.ts';

interface BoardProps {
  template: TemplateDetails;
  draft: TagDraft;
  canEdit: boolean;
  nameOf: (tag: DocumentTag) => string;
}

const LARGEST = 2;
const SMALLEST = 0.5;
const ZOOM_STEP = 0.25;
const START = { x: 72, y: 72, width: 200, height: 18 };

/** The page at the left with its tags; at the right the chosen tag, the list of all, and the preview. */
export function Board({ template, draft, canEdit, nameOf }: BoardProps) {
  const t = useText(designerMessages);
  const frame = useRef<HTMLDivElement>(null);
  const { bytes } = useFileBytes(template.path);
  const { pdf } = usePdf(bytes);
  const [number, setNumber] = useState(1);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const page = template.pages[number - 1] ?? { width: 612, height: 792 };
  const [scale, setScale] = useFittingScale(frame, page.width);
  const chosen = draft.tags.find(({ id }) => id === chosenId);
  useUndoKeys(draft, canEdit);

  const place = (box: Box) => {
    const tag = blankTag(box, number);
    draft.add([tag]);
    setChosenId(tag.id);
    focusLater('tag-fact');
  };
  const remove = (tagId: string) => {
    draft.remove(tagId);
    setChosenId(null);
    focusLater('designer-add');
  };
  const choose = (tag: DocumentTag) => {
    setNumber(tag.page);
    setChosenId(tag.id);
    focusLater(`tag-${tag.id}`);
  };
  const addFields = () => {
    const open = template.fields.filter(
      ({ name, option }) =>
        !draft.tags.some((tag) => tag.fieldName === name && (tag.option === null || tag.option === option)),
    );
    const added = open.map((field) => tagOfField(field, guessFact(field.name)));
    if (added.length > 0) draft.add(added);
    toast.success(t('addedFields', { count: added.length }));
  };
  return (
    <div className={canEdit ? 'record-columns side-stays' : 'record-columns'}>
      <div className="designer-main">
        <div className="designer-tools" role="toolbar" aria-label={t('designer')}>
          {canEdit && (
            <>
              <Button id="designer-add" icon={<Plus size={16} aria-hidden />} onClick={() => place(START)}>
                {t('add')}
              </Button>
              {template.fields.length > 0 && (
                <Button icon={<ListPlus size={16} aria-hidden />} onClick={addFields}>
                  {t('addFields')}
                </Button>
              )}
              <IconButton label={t('undo')} icon={Undo2} off={!draft.canUndo} onClick={draft.undo} />
              <IconButton label={t('redo')} icon={Redo2} off={!draft.canRedo} onClick={draft.redo} />
            </>
          )}
          <IconButton
            label={t('previous')}
            icon={ChevronLeft}
            off={number === 1}
            onClick={() => setNumber(number - 1)}
          />
          <span aria-live="polite">{t('pageOf', { page: number, count: template.pages.length })}</span>
          <IconButton
            label={t('next')}
            icon={ChevronRight}
            off={number >= template.pages.length}
            onClick={() => setNumber(number + 1)}
          />
          <IconButton
            label={t('smaller')}
            icon={ZoomOut}
            off={scale <= SMALLEST}
            onClick={() => setScale(Math.max(SMALLEST, scale - ZOOM_STEP))}
          />
          <IconButton
            label={t('larger')}
            icon={ZoomIn}
            off={scale >= LARGEST}
            onClick={() => setScale(Math.min(LARGEST, scale + ZOOM_STEP))}
          />
          <Button
            icon={isPreviewing ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
            aria-pressed={isPreviewing}
            onClick={() => setPreviewing(!isPreviewing)}
          >
            {t(isPreviewing ? 'closePreview' : 'preview')}
          </Button>
        </div>
        {canEdit && <p className="quiet-words">{t('drawHint')}</p>}
        <div className="designer-scroll" ref={frame}>
          <PageSheet
            pdf={pdf}
            page={page}
            number={number}
            scale={scale}
            tags={draft.tags.filter((tag) => tag.page === number)}
            fields={template.fields.filter((field) => field.page === number)}
            chosenId={chosenId}
            canEdit={canEdit}
            nameOf={nameOf}
            onChoose={setChosenId}
            onPlace={draft.edit}
            onDraw={place}
            onRemove={remove}
          />
        </div>
      </div>
      <aside className="record-side">
        {isPreviewing && (
          <PreviewPane
            templateId={template.id}
            savedAt={draft.savedAt}
            page={number}
            tagOf={(serverId) => draft.tags.find((tag) => draft.isNamed(tag, serverId))}
            nameOf={nameOf}
          />
        )}
        {chosen && canEdit && (
          <TagPanel
            key={chosen.id}
            tag={chosen}
            template={template}
            page={template.pages[chosen.page - 1] ?? page}
            onChange={(patch) => draft.edit(chosen.id, patch)}
            onRemove={() => remove(chosen.id)}
            onDuplicate={() => {
              const copy = { ...chosen, id: crypto.randomUUID(), y: chosen.y + chosen.height };
              draft.add([copy]);
              setChosenId(copy.id);
            }}
          />
        )}
        <TagList tags={draft.tags} chosenId={chosenId} nameOf={nameOf} onChoose={choose} />
      </aside>
    </div>
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

/** A page as wide as its frame until somebody says otherwise. */
function useFittingScale(frame: React.RefObject<HTMLDivElement | null>, width: number) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const fitting = room > 0 ? Math.min(1.5, room / width) : 1;
  return [chosen ?? fitting, setChosen] as const;
}

/** What is to have the focus once the page shows it. */
const focusLater = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** Ctrl+Z and Ctrl+Shift+Z, but for where text is typed. */
function useUndoKeys({ undo, redo }: TagDraft, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo, isOn]);
}
