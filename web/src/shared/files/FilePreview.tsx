import { FileQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../api/index.ts';
import { useText } from '../i18n/translate.ts';
import { EmptyState, ErrorState, Skeleton } from '../ui/index.ts';
import { messages } from './messages.ts';
import { useFile, type StoredFile } from './use-file.ts';

interface FilePreviewProps {
  file: StoredFile & { title: string };
  /** In the place of a file that needs support access. */
  closed: ReactNode;
}

/** A stored image or PDF in place. */
export function FilePreview({ file, closed }: FilePreviewProps) {
  const t = useText(messages);
  const { title, contentType } = file;
  const isImage = contentType === 'image/jpeg' || contentType === 'image/png';
  // No browser shows these, so they come as the pages that a court gets of them.
  const isPaged = contentType === 'image/heic' || contentType === 'image/tiff';
  const isShowable = isImage || isPaged || contentType === 'application/pdf';
  const { url, error, retry } = useFile(file, isShowable, isPaged);
  if (!isShowable) {
    return (
      <EmptyState icon={FileQuestionMark} title={t('noPreview')}>
        {t('noPreviewText')}
      </EmptyState>
    );
  }
  if (error instanceof ApiError && error.code === 'support_access_needed') return closed;
  if (error) return <ErrorState error={error} what={t('previewFailed')} onRetry={retry} />;
  if (!url) return <Skeleton label={title} />;
  if (isImage) return <img src={url} alt={title} />;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandboxed frame shows no PDF; the type is ours, so nothing runs
  return <iframe src={`${url}#navpanes=0&view=FitH`} title={t('preview', { title })} />;
}
