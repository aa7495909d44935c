import { documents } from '@writdesk/contract/documents/documents';
import type { TemplateDetails } from '@writdesk/contract/documents/template-values';
import { useParams } from '@tanstack/react-router';
import { CalendarClock, CircleSlash, FileWarning, Landmark, PencilLine, ScanText } from 'lucide-react';
import { FilePreview } from '../../shared/files/FilePreview.tsx';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { LoadedPage, Note, PageFact, PageHead, RecordPage, Sheet, Status } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { SourceSheet, TagsSheet, UseSheet, VersionsSheet } from './TemplateSheets.tsx';
import { templateLook, useWhere } from './template-look.ts';
import { TemplateActions } from './TemplateActions.tsx';
import './documents.css';

/** One template: where and when it is used, its file, its tags and its versions. */
export default function DocumentPage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(documents.details, { params: { id }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theDocument')} lines={14}>
      {(template) => (
        <RecordPage
          head={<Head template={template} />}
          notes={<Notes template={template} />}
          side={
            <>
              <UseSheet template={template} />
              <SourceSheet template={template} />
              <VersionsSheet template={template} />
            </>
          }
        >
          {template.path !== null && <TagsSheet template={template} />}
          <FileSheet template={template} />
        </RecordPage>
      )}
    </LoadedPage>
  );
}

function Head({ template }: { template: TemplateDetails }) {
  const t = useText(messages);
  const { first, second } = useWhere()(template);
  const { name, moment, type } = template;
  return (
    <PageHead
      title={name}
      breadcrumb={[{ label: t('documents'), to: '/documents' }]}
      phone={{ backTo: '/documents', title: name }}
      status={<Status pill of={templateLook(template)} />}
      facts={
        <>
          <PageFact icon={<Landmark size={15} aria-hidden />}>
            {[first, second].filter(Boolean).join(', ')}
          </PageFact>
          <PageFact icon={<CalendarClock size={15} aria-hidden />}>{t(moment)}</PageFact>
          <PageFact icon={<ScanText size={15} aria-hidden />}>{t(type)}</PageFact>
        </>
      }
      actions={<TemplateActions template={template} />}
    />
  );
}

/** What must not be missed, the weightiest first. */
function Notes({ template }: { template: TemplateDetails }) {
  const t = useText(messages);
  const { status, hasDraft, publishedVersion, number, firm, notHere, type, tags, dropped } = template;
  if (status === 'RETIRED')
    return (
      <div className="template-notes">
        <Note tone="quiet" icon={CircleSlash}>
          {t('retiredNote')}
        </Note>
      </div>
    );
  const isSlot = type === 'SLOT';
  const isUntagged = type !== 'LAYOUT' && !isSlot && tags.length === 0 && !notHere;
  return (
    <div className="template-notes">
      {notHere && (
        <Note tone="hold" icon={CircleSlash}>
          {t('notHereNote')}
        </Note>
      )}
      {(hasDraft || publishedVersion === 0) && (
        <Note tone="desk" icon={PencilLine}>
          {publishedVersion === 0 ? t('neverPublished') : t('draftOpen', { number })}
        </Note>
      )}
      {isSlot && (
        <Note tone="hold" icon={FileWarning}>
          {t('slotNote')}
        </Note>
      )}
      {firm === null && !isSlot && (
        <Note tone="quiet" icon={FileWarning}>
          {t('productNote')}
        </Note>
      )}
      {firm !== null && publishedVersion > 0 && template.reviewedAt === null && (
        <Note tone="hold" icon={FileWarning}>
          {t('notReviewedNote', { number: publishedVersion })}
        </Note>
      )}
      {firm !== null && template.reviewedAt !== null && template.reviewDue && (
        <Note tone="hold" icon={FileWarning}>
          {t('reviewDueNote')}
        </Note>
      )}
      {isUntagged && (
        <Note tone="quiet" icon={ScanText}>
          {t('untaggedNote')}
        </Note>
      )}
      {dropped.length > 0 && (
        <Note tone="quiet" icon={FileWarning}>
          {t('droppedNote', { parts: dropped.map((part) => t(`drop${part}` as 'dropXFA')).join(', ') })}
        </Note>
      )}
    </div>
  );
}

function FileSheet({ template: { path, name, pages, fields } }: { template: TemplateDetails }) {
  const t = useText(messages);
  if (path === null) return null;
  return (
    <Sheet
      title={t('file')}
      extra={`${t('pages', { count: pages.length })}, ${t('fields', { count: fields.length })}`}
      padded={false}
      className="template-file"
    >
      <FilePreview file={{ path, contentType: 'application/pdf', title: name }} closed={null} />
    </Sheet>
  );
}
