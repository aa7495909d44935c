import { documents } from '@writdesk/contract/documents/documents';
import { Button } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import { ComparisonView } from '../../../../shared/comparison/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { ErrorState, Skeleton } from '../../../../shared/ui/index.ts';
import { versionMessages } from './version-messages.ts';

/** What a version of a document and the one before it differ in. */
export function ComparedVersions({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useText(versionMessages);
  const [page, setPage] = useState<number>();
  const { data, error, refetch } = useCall(documents.compare, {
    params: { id },
    query: page === undefined ? {} : { page },
    keepPrevious: true,
    quiet: true,
  });
  return (
    <div className="compared-versions">
      <Button size="small" type="text" icon={<ArrowLeft size={15} aria-hidden />} onClick={onBack}>
        {t('back')}
      </Button>
      {error ? (
        <ErrorState error={error} what={t('comparison')} onRetry={() => void refetch()} level={3} />
      ) : !data ? (
        <Skeleton lines={6} label={t('comparing')} />
      ) : (
        <>
          <p>{t('compared', { before: data.before.number, after: data.after.number })}</p>
          <ComparisonView comparison={data} onPage={setPage} />
        </>
      )}
    </div>
  );
}
