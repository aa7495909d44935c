import { Button } from 'antd';
import { FileQuestionMark, X } from 'lucide-react';
import { Suspense } from 'react';
import { ApiError } from '../../../shared/api/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { EmptyState, ErrorState, Sheet, Skeleton } from '../../../shared/ui/index.ts';
import { ClosedFile } from '../../support-access/index.ts';
import { messages } from './messages.ts';
import type { CaseDocument } from './needed-documents.ts';
import { useFile } from './use-file.ts';

interface DocumentPreviewProps {
  document: CaseDocument;
  onClose: () => void;
}

/** The paper beside the list. Paper stays white in both themes. */
export function DocumentPreview({ document, onClose }: DocumentPreviewProps) {
  const t = useText(messages);
  return (
    <Sheet
      title={document.title}
      className="document-preview"
      extra={
        <Button
          type="text"
          size="small"
          aria-label={t('closePreview')}
          icon={<X size={16} aria-hidden />}
          onClick={onClose}
        />
      }
    >
      <PreviewOf document={document} />
    </Sheet>
  );
}

function PreviewOf({ document }: { document: CaseDocument }) {
  const t = useText(messages);
  const { title, contentType } = document;
  const isImage = contentType === 'image/jpeg' || contentType === 'image/png';
  const isShowable = isImage || contentType === 'application/pdf';
  const { url, error, retry } = useFile(document, isShowable);
  if (!isShowable) {
    return (
      <EmptyState icon={FileQuestionMark} title={t('noPreview')}>
        {t('noPreviewText')}
      </EmptyState>
    );
  }
  if (error instanceof ApiError && error.code === 'support_access_needed') {
    return (
      <Suspense fallback={<Skeleton label={title} />}>
        <ClosedFile />
      </Suspense>
    );
  }
  if (error) return <ErrorState error={error} what={t('previewFailed')} onRetry={retry} />;
  if (!url) return <Skeleton label={title} />;
  if (isImage) return <img src={url} alt={title} />;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandboxed frame shows no PDF; the type is ours, so nothing runs
  return <iframe src={`${url}#navpanes=0&view=FitH`} title={t('preview', { title })} />;
}
