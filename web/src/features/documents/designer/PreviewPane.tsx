import { cases } from '@writdesk/contract/cases/cases';
import { documents, type TemplatePreview } from '@writdesk/contract/documents/documents';
import type { DocumentTag } from '@writdesk/contract/documents/template-values';
import { useEffect, useMemo, useState } from 'react';
import { useFactName } from '../../../labels/documents/fact-names.ts';
import { useAction, useCall } from '../../../shared/api/index.ts';
import { Question, SelectInput } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { ErrorState, Sheet, Skeleton } from '../../../shared/ui/index.ts';
import { designerMessages } from './messages.ts';
import { PdfCanvas } from '../../../shared/files/PdfCanvas.tsx';
import { usePdf } from '../../../shared/files/use-pdf.ts';

interface PreviewPaneProps {
  templateId: string;
  /** It is filled again whenever the tags were saved. */
  savedAt: number | null;
  page: number;
  tagOf: (tagId: string) => DocumentTag | undefined;
  nameOf: (tag: DocumentTag) => string;
}

const EXAMPLES = 'EXAMPLES';

/** The page as it prints for a case or with examples, and what a person has to mend first. */
export function PreviewPane({ templateId, savedAt, page, tagOf, nameOf }: PreviewPaneProps) {
  const t = useText(designerMessages);
  const [search, setSearch] = useState('');
  const [caseId, setCaseId] = useState<string>(EXAMPLES);
  const found = useCall(cases.list, {
    query: { search, size: 10 },
    enabled: search.trim().length > 2,
    keepPrevious: true,
    quiet: true,
  });
  const { runAsync, error } = useAction(documents.preview, { quiet: true });
  const [filled, setFilled] = useState<TemplatePreview | null>(null);
  useEffect(() => {
    let isOver = false;
    const body = caseId === EXAMPLES ? {} : { caseId };
    runAsync({ params: { id: templateId }, body }).then(
      (reply) => !isOver && setFilled(reply),
      () => !isOver && setFilled(null),
    );
    return () => {
      isOver = true;
    };
  }, [runAsync, templateId, caseId, savedAt]);
  const bytes = useMemo(() => (filled?.pdf ? bytesOf(filled.pdf) : null), [filled]);
  const { pdf } = usePdf(bytes);
  const options = (found.data?.cases ?? []).map(({ id, title, caseNumber }) => ({
    value: id,
    label: [caseNumber, title].filter(Boolean).join(' '),
  }));
  return (
    <Sheet title={t('preview')}>
      <Question label={t('previewWith')} field={{ id: 'preview-case' }}>
        <SelectInput<string>
          id="preview-case"
          size="middle"
          error={undefined}
          value={caseId}
          options={[{ value: EXAMPLES, label: t('examples'), hint: t('findCase') }, ...options]}
          isLoading={found.isPending && search.trim().length > 2}
          onSearch={setSearch}
          onChange={(next) => setCaseId(next ?? EXAMPLES)}
        />
      </Question>
      {error && !filled && <ErrorState error={error} what={t('previewFailed')} level={3} />}
      {filled && <Faults filled={filled} tagOf={tagOf} nameOf={nameOf} />}
      {pdf && page <= pdf.numPages ? (
        <div className="designer-preview">
          <PdfCanvas pdf={pdf} page={page} scale={1} />
        </div>
      ) : (
        !error && filled?.pdf !== null && <Skeleton label={t('makingPreview')} />
      )}
    </Sheet>
  );
}

function Faults({
  filled: { missing, overflow, unprintable },
  tagOf,
  nameOf,
}: { filled: TemplatePreview } & Pick<PreviewPaneProps, 'tagOf' | 'nameOf'>) {
  const t = useText(designerMessages);
  const factName = useFactName();
  const named = (tagId: string) => {
    const tag = tagOf(tagId);
    return tag ? nameOf(tag) : '';
  };
  return (
    <div role="status">
      {missing.length > 0 && (
        <p>{t('missing', { facts: missing.map(({ path }) => factName(path)).join(', ') })}</p>
      )}
      {overflow.length > 0 && (
        <p>{t('overflow', { tags: overflow.map(({ tagId }) => named(tagId)).join(', ') })}</p>
      )}
      {unprintable.length > 0 && (
        <p>
          {t('unprintable', {
            tags: unprintable.map(({ tagId, characters }) => `${named(tagId)} (${characters})`).join(', '),
          })}
        </p>
      )}
    </div>
  );
}

function bytesOf(base64: string): ArrayBuffer {
  const text = atob(base64);
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0).buffer;
}
