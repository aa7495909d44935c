import type { DocumentTag } from '@writdesk/contract/documents/template-values';
import { Checkbox } from 'antd';
import { ScanText } from 'lucide-react';
import { useText } from '../../../shared/i18n/translate.ts';
import { EmptyState, Sheet } from '../../../shared/ui/index.ts';
import { designerMessages } from './messages.ts';

interface TagListProps {
  tags: readonly DocumentTag[];
  chosenIds: readonly string[];
  canEdit: boolean;
  nameOf: (tag: DocumentTag) => string;
  onChoose: (tag: DocumentTag) => void;
  onToggle: (tag: DocumentTag) => void;
}

/** All tags of all pages in words: the way to each of them without seeing the page. */
export function TagList({ tags, chosenIds, canEdit, nameOf, onChoose, onToggle }: TagListProps) {
  const t = useText(designerMessages);
  const inOrder = tags.toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
  return (
    <Sheet title={t('list')} padded={tags.length === 0}>
      {tags.length === 0 ? (
        <EmptyState icon={ScanText} title={t('noTags')}>
          {t('noTagsText')}
        </EmptyState>
      ) : (
        <ol className="tag-list">
          {inOrder.map((tag) => (
            <li key={tag.id} className={chosenIds.includes(tag.id) ? 'tag-row on' : 'tag-row'}>
              {canEdit && (
                <Checkbox
                  checked={chosenIds.includes(tag.id)}
                  aria-label={t('chooseToo', { what: nameOf(tag), page: tag.page })}
                  onChange={() => onToggle(tag)}
                />
              )}
              <button
                type="button"
                className="tag-line"
                aria-pressed={chosenIds.includes(tag.id)}
                onClick={() => onChoose(tag)}
              >
                <span>{nameOf(tag)}</span>
                <small>
                  {`${t('page')} ${tag.page} · ${tag.x}, ${tag.y} · ${tag.width} × ${tag.height}`}
                </small>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}
