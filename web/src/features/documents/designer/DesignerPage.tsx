import { documents } from '@writdesk/contract/documents/documents';
import type { DocumentTag, TemplateDetails } from '@writdesk/contract/documents/template-values';
import { useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { useFactName } from '../../../labels/documents/fact-names.ts';
import { useCall } from '../../../shared/api/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { LoadedPage, Note, PageHead, SavedAgo, Status, usePhone } from '../../../shared/ui/index.ts';
import { templateLook } from '../template-look.ts';
import { Board } from './Board.tsx';
import { designerMessages } from './messages.ts';
import { isComplete } from './tag-moves.ts';
import { TagDifferences } from './TagDifferences.tsx';
import { useTags } from './use-tags.ts';
import './designer.css';

/** Says which fact of a case stands where on a form. */
export default function DesignerPage() {
  const t = useText(designerMessages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(documents.details, { params: { id }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theTemplate')} lines={14}>
      {(template) => <Designer key={id} template={template} />}
    </LoadedPage>
  );
}

function Designer({ template }: { template: TemplateDetails }) {
  const t = useText(designerMessages);
  const isPhone = usePhone();
  const draft = useTags(template);
  const nameOf = useTagName();
  const { id, name, can, status } = template;
  const mayEdit = can.update && status !== 'RETIRED';
  const waiting = draft.tags.filter((tag) => !isComplete(tag)).length;
  return (
    <>
      <PageHead
        title={t('designerOf', { name })}
        breadcrumb={[{ label: name, to: '/documents/$id', params: { id } as never }]}
        phone={{ backTo: `/documents/${id}`, title: name }}
        status={<Status pill of={templateLook(template)} />}
        facts={<SavedAgo savedAt={draft.savedAt} state={draft.saving} />}
      />
      {draft.isStale && (
        <Note
          tone="hold"
          icon={TriangleAlert}
          action={
            <>
              <Button onClick={draft.takeTheirs}>{t('takeTheirs')}</Button>
              <Button onClick={draft.keepMine}>{t('keepMine')}</Button>
            </>
          }
        >
          {t('conflict')}
        </Note>
      )}
      {draft.theirs && (
        <TagDifferences mine={draft.tags} theirs={draft.theirs} isNamed={draft.isNamed} nameOf={nameOf} />
      )}
      {draft.faults.length > 0 && (
        <Note tone="stop" icon={TriangleAlert}>
          {t('notSaved', { faults: draft.faults.join(' ') })}
        </Note>
      )}
      {waiting > 0 && <p className="designer-note">{t('waiting', { count: waiting })}</p>}
      {!mayEdit && <p className="designer-note">{t('readOnly')}</p>}
      {mayEdit && isPhone && <p className="designer-note">{t('phoneOnly')}</p>}
      <Board template={template} draft={draft} canEdit={mayEdit && !isPhone} nameOf={nameOf} />
    </>
  );
}

/** A tag in few words. */
function useTagName(): (tag: DocumentTag) => string {
  const t = useText(designerMessages);
  const factName = useFactName();
  return ({ path, text, fieldName, type }) => {
    if (path !== null) return factName(path);
    if (text !== null) return t('fixedText', { text });
    if (fieldName !== null) return fieldName;
    return type === 'TEXT' ? t('newTag') : t(type);
  };
}
