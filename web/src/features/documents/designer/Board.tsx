import type { DocumentTag, TemplateDetails } from '@writdesk/contract/documents/template-values';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePdf, useFileBytes } from '../../../shared/files/use-pdf.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { BoardTools } from './BoardTools.tsx';
import { GroupPanel } from './GroupPanel.tsx';
import { designerMessages } from './messages.ts';
import { PageRail } from './PageRail.tsx';
import { PageSheet } from './PageSheet.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { TagList } from './TagList.tsx';
import { TagPanel } from './TagPanel.tsx';
import { focusLater, useBoardActs } from './use-board-acts.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { usePageShapes } from './use-page-shapes.ts';
import { differences } from './tag-differences.ts';
import type { TagDraft } from './use-tags.ts';

interface BoardProps {
  template: TemplateDetails;
  draft: TagDraft;
  canEdit: boolean;
  nameOf: (tag: DocumentTag) => string;
}

/** Twelve lines to the inch: typewritten forms have six. */
const GRID = 6;
const START = { x: 72, y: 72, width: 200, height: 18 };

/** The page at the left with its tags; at the right what is chosen, the list of all, and the preview. */
export function Board({ template, draft, canEdit, nameOf }: BoardProps) {
  const t = useText(designerMessages);
  const frame = useRef<HTMLDivElement>(null);
  const { bytes } = useFileBytes(template.path);
  const { pdf } = usePdf(bytes);
  const [number, setNumber] = useState(1);
  const [isChoosing, setChoosing] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const page = template.pages[number - 1] ?? { width: 612, height: 792 };
  const [scale, setScale] = useFittingScale(frame, page.width);
  const { shapes, read } = usePageShapes(pdf, number, canEdit);
  const board = useBoardActs({ template, draft, number, readShapes: read });
  const { chosen, chosenIds, setChosenIds, acts } = board;
  const [only] = chosen;
  useBoardKeys(acts, canEdit);
  // Where somebody else has placed what stands elsewhere here.
  const theirs = draft.theirs
    ? differences(draft.tags, draft.theirs, draft.isNamed).flatMap((one) => one.theirs ?? [])
    : [];
  const [hasGrid, setGrid] = useState(false);
  const guides = useMemo(
    () => ({
      others: [...template.fields.filter((field) => field.page === number), ...shapes.lines, ...shapes.boxes],
      baselines: shapes.baselines,
      grid: canEdit && hasGrid ? GRID : null,
    }),
    [template.fields, number, shapes, hasGrid, canEdit],
  );

  const choose = (tag: DocumentTag) => {
    setNumber(tag.page);
    setChosenIds([tag.id]);
    focusLater(`tag-${tag.id}`);
  };
  return (
    <div className={canEdit ? 'record-columns side-stays' : 'record-columns'}>
      <div className="designer-main">
        <BoardTools
          draft={draft}
          canEdit={canEdit}
          hasFields={template.fields.length > 0}
          number={number}
          pageCount={template.pages.length}
          scale={scale}
          isChoosing={isChoosing}
          hasGrid={hasGrid}
          isPreviewing={isPreviewing}
          onAdd={() => board.draw(START)}
          onAddFields={board.addFields}
          onPropose={board.propose}
          onPaste={acts.paste}
          onPage={setNumber}
          onScale={setScale}
          onChoosing={setChoosing}
          onGrid={setGrid}
          onPreviewing={setPreviewing}
        />
        {canEdit && draft.tags.length === 0 && <p className="designer-note">{t('drawHint')}</p>}
        <div className="designer-pages">
          {template.pages.length > 1 && (
            <PageRail
              path={template.path}
              pages={template.pages}
              tags={draft.tags}
              number={number}
              onPage={setNumber}
            />
          )}
          <div className="designer-scroll" ref={frame}>
            <PageSheet
              pdf={pdf}
              page={page}
              number={number}
              scale={scale}
              tags={draft.tags.filter((tag) => tag.page === number)}
              theirs={theirs.filter((tag) => tag.page === number)}
              guides={guides}
              chosenIds={chosenIds}
              canEdit={canEdit}
              isChoosing={isChoosing}
              nameOf={nameOf}
              onChoose={setChosenIds}
              onPlace={draft.place}
              onDraw={board.draw}
            />
          </div>
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
        {canEdit && chosen.length > 1 && (
          <GroupPanel
            tags={chosen}
            nameOf={nameOf}
            onPlace={draft.place}
            onCopy={acts.copy}
            onRemove={acts.remove}
          />
        )}
        {canEdit && only && chosen.length === 1 && (
          <TagPanel
            key={only.id}
            tag={only}
            template={template}
            page={template.pages[only.page - 1] ?? page}
            onChange={(patch) => draft.edit(only.id, patch)}
            onCopy={acts.copy}
            onRemove={acts.remove}
            onDuplicate={() => {
              const copy = { ...only, id: crypto.randomUUID(), y: only.y + only.height };
              draft.add([copy]);
              setChosenIds([copy.id]);
            }}
          />
        )}
        <TagList
          tags={draft.tags}
          chosenIds={chosenIds}
          canEdit={canEdit}
          nameOf={nameOf}
          onChoose={choose}
          onToggle={({ id }) => board.toggle(id)}
        />
      </aside>
    </div>
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
