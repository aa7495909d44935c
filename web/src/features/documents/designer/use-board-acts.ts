import type { DocumentTag, TemplateDetails } from '@writdesk/contract/documents/template-values';
import { useState } from 'react';
import type { Box } from '../../../shared/files/page-boxes.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { toast } from '../../../shared/ui/index.ts';
import { inOrder, toggled } from './chosen-tags.ts';
import { keepCopied, pasted, readCopied } from './copied-tags.ts';
import { groupMessages } from './group-messages.ts';
import { guessFact } from './guess-fact.ts';
import { designerMessages } from './messages.ts';
import type { PageShapes } from './page-shapes.ts';
import { proposedTags } from './propose-fields.ts';
import { blankTag, tagOfField } from './tag-moves.ts';
import type { TagDraft } from './use-tags.ts';

interface Board {
  template: TemplateDetails;
  draft: TagDraft;
  number: number;
  readShapes: () => Promise<PageShapes>;
}

/** Which tags are chosen, and what is done with them. */
export function useBoardActs({ template, draft, number, readShapes }: Board) {
  const t = useText(designerMessages);
  const of = useText(groupMessages);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const chosen = inOrder(draft.tags, chosenIds);
  const onPage = draft.tags.filter(({ page }) => page === number);
  const page = template.pages[number - 1] ?? { width: 612, height: 792 };

  const take = (tags: readonly DocumentTag[]) => {
    if (tags.length > 0) draft.add(tags);
    setChosenIds(tags.map(({ id }) => id));
  };
  const draw = (box: Box) => {
    take([blankTag(box, number)]);
    focusLater('tag-fact');
  };
  const remove = () => {
    if (chosen.length === 0) return;
    draft.remove(chosen.map(({ id }) => id));
    setChosenIds([]);
    focusLater('designer-add');
  };
  const copy = () => {
    if (chosen.length === 0) return;
    keepCopied(chosen);
    toast.success(of('copied', { count: chosen.length }));
  };
  const paste = () => {
    const tags = pasted(readCopied(), template, { page: number, tags: draft.tags });
    if (tags.length === 0) return;
    take(tags);
    toast.success(of('pasted', { count: tags.length }));
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
  const propose = async () => {
    try {
      const taken = [...onPage, ...template.fields.filter((field) => field.page === number)];
      const tags = proposedTags(await readShapes(), { number, page, taken });
      take(tags);
      toast.success(of('proposed', { count: tags.length }));
    } catch {
      toast.error(of('proposeFailed'));
    }
  };
  return {
    chosenIds,
    chosen,
    setChosenIds,
    toggle: (tagId: string) => setChosenIds(toggled(chosenIds, tagId)),
    draw,
    addFields,
    propose: () => void propose(),
    acts: {
      undo: draft.undo,
      redo: draft.redo,
      chooseAll: () => setChosenIds(onPage.map(({ id }) => id)),
      leave: () => setChosenIds([]),
      copy,
      paste,
      remove,
      cut: () => {
        copy();
        remove();
      },
    },
  };
}

/** What is to have the focus once the page shows it. */
export const focusLater = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());
