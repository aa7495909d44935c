import { documents } from '@writdesk/contract/documents/documents';
import type { TemplateDetails } from '@writdesk/contract/documents/template-values';
import type { ComparedTag } from '@writdesk/contract/documents/version-values';
import { useState } from 'react';
import { useFactName } from '../../labels/documents/fact-names.ts';
import { useCall } from '../../shared/api/index.ts';
import { ComparisonView } from '../../shared/comparison/index.ts';
import { LoadedDialog } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog } from '../../shared/ui/index.ts';
import { compareMessages } from './compare-messages.ts';

interface CompareDialogProps {
  template: TemplateDetails;
  /** The newer of both versions. */
  to: number;
  onClose: () => void;
}

/** What a version of a template and the one before it differ in: what is said of it, its tags and its file. */
export default function CompareDialog({ template: { id, name }, to, onClose }: CompareDialogProps) {
  const t = useText(compareMessages);
  const [page, setPage] = useState<number>();
  const query = useCall(documents.compareVersions, {
    params: { id },
    query: { to, ...(page !== undefined && { page }) },
    keepPrevious: true,
    quiet: true,
  });
  const dialog = { title: t('title', { number: to, name }), keep: t('close'), onClose };
  return (
    <LoadedDialog {...dialog} query={query} what={t('comparison')}>
      {({ before, after, parts, tags, comparison }) => (
        <Dialog open width={820} {...dialog} onConfirm={onClose}>
          <p>{t('compared', { before, after })}</p>
          {parts.length === 0 && tags.length === 0 && <p>{t('nothing')}</p>}
          {parts.length > 0 && <p>{t('differs', { parts: parts.map((part) => t(part)).join(', ') })}</p>}
          {tags.length > 0 && <ComparedTags tags={tags} />}
          {comparison && <ComparisonView comparison={comparison} onPage={setPage} />}
        </Dialog>
      )}
    </LoadedDialog>
  );
}

function ComparedTags({ tags }: { tags: readonly ComparedTag[] }) {
  const t = useText(compareMessages);
  const nameOf = useFactName();
  const what = ({ path, text }: ComparedTag) =>
    path !== null ? nameOf(path) : text === null ? t('signature') : t('fixed', { text });
  return (
    <div className="tags-scroll" role="region" aria-label={t('tags')} tabIndex={0}>
      <table className="template-tags">
        <caption className="visually-hidden">{t('tags')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tag')}</th>
            <th scope="col">{t('change')}</th>
            <th scope="col" className="end">
              {t('page')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tags.map((tag) => (
            <tr key={tag.tagId}>
              <th scope="row">{what(tag)}</th>
              <td>
                {tag.kind === 'CHANGED'
                  ? t('CHANGED', { parts: tag.parts.map((part) => t(`tag${part}`)).join(', ') })
                  : t(tag.kind)}
              </td>
              <td className="end">{tag.page}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
