import { useParams } from '@tanstack/react-router';
import { cases } from '@writdesk/contract/cases';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  caseStatusLook,
  ErrorState,
  Facts,
  PageHead,
  Sheet,
  Skeleton,
  Status,
} from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

export default function CasePage() {
  const t = useText(messages);
  const { id = '' } = useParams({ strict: false });
  const { isClient } = usePerson();
  const { data, error, refetch } = useCall(cases.details, { params: { id }, quiet: true });
  if (error && !data)
    return <ErrorState error={error} what={t('theCase')} onRetry={() => void refetch()} level={1} />;
  if (!data) return <Skeleton label={t('theCase')} />;
  return (
    <>
      <PageHead
        title={data.title}
        status={<Status pill of={caseStatusLook(data.status, isClient ? 'client' : 'firm')} />}
        breadcrumb={[{ label: t('cases'), to: '/cases' }]}
        phone={{ backTo: '/cases', title: data.caseNumber ?? data.caseDraftNumber }}
      />
      <Sheet title={t('parties')}>
        <Facts
          columns={2}
          items={[
            { label: t('plaintiff'), value: data.plaintiffName },
            { label: t('court'), value: data.courthouse?.name },
          ]}
        />
      </Sheet>
    </>
  );
}
