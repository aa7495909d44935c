import type { DocumentTag, TemplateDetails } from '@writdesk/contract/documents/template-values';
import { Button } from 'antd';
import { GitCompare, ScanText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFactName } from '../../labels/documents/fact-names.ts';
import { dayOf, recordDay, recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { EmptyState, Facts, Sheet } from '../../shared/ui/index.ts';
import { compareMessages } from './compare-messages.ts';
import { useConditionWords } from './condition-words.ts';
import { messages } from './messages.ts';
import { useWhere } from './template-look.ts';

const CompareDialog = lazy(() => import('./CompareDialog.tsx'));

interface SheetProps {
  template: TemplateDetails;
}

/** Where and when cases use it. */
export function UseSheet({ template }: SheetProps) {
  const t = useText(messages);
  const { first, second } = useWhere()(template);
  const say = useConditionWords();
  const version = template.versions.find(({ number }) => number === template.number);
  const days = [
    version?.effectiveFrom && t('effectiveFromDay', { day: recordDay(version.effectiveFrom) }),
    version?.effectiveUntil && t('effectiveUntilDay', { day: recordDay(version.effectiveUntil) }),
  ].filter(Boolean);
  return (
    <Sheet title={t('use')}>
      <Facts
        items={[
          { label: t('where'), value: [first, second].filter(Boolean).join(', ') },
          { label: t('moment'), value: t(template.moment) },
          { label: t('condition'), value: say(template.condition) },
          { label: t('effective'), value: days.join(' ') || t('noLimit') },
        ]}
      />
    </Sheet>
  );
}

/** Where it is from and who read it. */
export function SourceSheet({ template }: SheetProps) {
  const t = useText(messages);
  const { formNumber, revision, source, confidence, reviewedBy, reviewedAt, firm } = template;
  return (
    <Sheet title={t('form')}>
      <Facts
        items={[
          { label: t('owner'), value: firm?.name ?? t('ofProduct') },
          { label: t('formNumber'), value: formNumber, missing: t('unknown') },
          { label: t('revision'), value: revision, missing: t('unknown') },
          { label: t('source'), value: source, missing: t('unknown') },
          { label: t('confidence'), value: t(confidence) },
          {
            label: t('review'),
            value: reviewedAt && t('reviewedBy', { name: reviewedBy ?? '', when: recordMoment(reviewedAt) }),
            missing: t('notReviewed'),
          },
        ]}
      />
    </Sheet>
  );
}

/** Every version; what is published stays as it is. */
export function VersionsSheet({ template }: SheetProps) {
  const t = useText(messages);
  const say = useText(compareMessages);
  const [compared, setCompared] = useState<number | null>(null);
  const { versions } = template;
  return (
    <Sheet title={t('versions')} padded={false}>
      <ul className="template-versions">
        {versions.map(({ number, publishedAt, publishedBy, pageCount, tagCount, fileName }, index) => (
          <li key={number}>
            <strong>{t('version', { number })}</strong>
            <span>
              {publishedAt === null
                ? t('draftVersion')
                : t('publishedBy', { date: recordDay(dayOf(publishedAt)), name: publishedBy ?? '' })}
            </span>
            {fileName && (
              <span>
                {[fileName, t('pages', { count: pageCount }), t('tagsCount', { count: tagCount })].join(
                  ' · ',
                )}
              </span>
            )}
            {index < versions.length - 1 && (
              <Button
                size="small"
                icon={<GitCompare size={15} aria-hidden />}
                aria-label={say('compareOf', { number, before: versions[index + 1]?.number ?? 0 })}
                onClick={() => setCompared(number)}
              >
                {say('compare')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {compared !== null && (
        <Suspense>
          <CompareDialog template={template} to={compared} onClose={() => setCompared(null)} />
        </Suspense>
      )}
    </Sheet>
  );
}

/** What stands where. */
export function TagsSheet({ template: { tags } }: SheetProps) {
  const t = useText(messages);
  const say = useTagWords();
  if (tags.length === 0)
    return (
      <Sheet title={t('tags')}>
        <EmptyState icon={ScanText} title={t('noTags')}>
          {t('noTagsText')}
        </EmptyState>
      </Sheet>
    );
  return (
    <Sheet title={t('tags')} padded={false}>
      <div className="tags-scroll" role="region" aria-label={t('tagTable')} tabIndex={0}>
        <table className="template-tags">
          <thead>
            <tr>
              <th scope="col">{t('tagFact')}</th>
              <th scope="col">{t('tagField')}</th>
              <th scope="col">{t('condition')}</th>
              <th scope="col" className="end">
                {t('tagPage')}
              </th>
            </tr>
          </thead>
          <tbody>
            {tags.map((tag) => (
              <tr key={tag.id}>
                <th scope="row">
                  {say.what(tag)}
                  {tag.required && <small> · {t('tagRequired')}</small>}
                </th>
                <td>{tag.fieldName ?? '–'}</td>
                <td>{say.condition(tag.condition)}</td>
                <td className="end">{tag.page}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

/** A tag in words. */
function useTagWords() {
  const t = useText(messages);
  const nameOf = useFactName();
  return {
    what: ({ path, text }: DocumentTag): string => {
      if (path !== null) return nameOf(path);
      return text === null ? t('signedHere') : t('fixedText', { text });
    },
    condition: useConditionWords(),
  };
}
