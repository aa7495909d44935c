import { useParams } from '@tanstack/react-router';
import { courthouses } from '@writdesk/contract/courthouses';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ErrorState, Facts, PageHead, Sheet, Skeleton } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

export default function CourthousePage() {
  const t = useText(messages);
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useCall(courthouses.details, { params: { id }, quiet: true });
  if (error && !data) {
    return <ErrorState error={error} what={t('theCourthouse')} onRetry={() => void refetch()} level={1} />;
  }
  if (!data) return <Skeleton label={t('theCourthouse')} />;
  return (
    <>
      <PageHead
        title={data.name}
        breadcrumb={[{ label: t('courthouses'), to: '/courthouses' }]}
        phone={{ backTo: '/courthouses', title: data.shortName }}
      />
      <Sheet title={t('address')}>
        <Facts
          columns={2}
          items={[
            { label: t('address'), value: [data.addressLine1, data.addressLine2].filter(Boolean).join(', ') },
            { label: t('county'), value: data.countyFullName },
          ]}
        />
      </Sheet>
    </>
  );
}
