import { Button } from 'antd';
import { X } from 'lucide-react';
import { Suspense } from 'react';
import { FilePreview } from '../../../../shared/files/FilePreview.tsx';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Sheet, Skeleton } from '../../../../shared/ui/index.ts';
import { ClosedFile } from '../../../support-access/index.ts';
import { messages } from './messages.ts';
import type { CaseDocument } from './needed-documents.ts';

interface DocumentPreviewProps {
  document: CaseDocument;
  onClose: () => void;
}

/** The document next to the list. It stays white in both themes. */
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
      <FilePreview
        file={document}
        closed={
          <Suspense fallback={<Skeleton label={document.title} />}>
            <ClosedFile />
          </Suspense>
        }
      />
    </Sheet>
  );
}
