import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import { Button } from 'antd';
import { FileLock2, Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction, useCall } from '../../../../shared/api/index.ts';
import { dayOf, proseDay } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { Facts, Note, PageHead, RecordPage, Sheet, Skeleton, Status } from '../../../../shared/ui/index.ts';
import { caseLook } from '../../shared/case-look.ts';
import { tenantName } from '../../shared/tenant-name.ts';
import { messages } from './messages.ts';

const TimelinePart = lazy(async () => ({
  default: (await import('../timeline/TimelinePart.tsx')).TimelinePart,
}));
const UnsealDialog = lazy(() => import('./UnsealDialog.tsx'));

/** What is left of the page of a sealed case: what it was, the order, and who looked at it. */
export default function SealedCase({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const { holds } = usePerson();
  const [isLifting, setLifting] = useState(false);
  return (
    <>
      <RecordPage
        head={
          <PageHead
            title={details.title}
            status={<Status pill of={caseLook(details, 'firm')} />}
            breadcrumb={[{ label: t('sealedCases'), to: '/cases/sealed' }]}
            actions={
              holds('case.seal') && (
                <Button icon={<Lock size={16} aria-hidden />} onClick={() => setLifting(true)}>
                  {t('unseal')}…
                </Button>
              )
            }
          />
        }
        notes={
          <Note tone="hold" icon={Lock}>
            {t('sealedNote')}
          </Note>
        }
        side={<SealSheet details={details} />}
      >
        <Sheet title={t('caseFacts')}>
          <Facts
            columns={2}
            items={[
              { label: t('number'), value: details.caseNumber ?? details.caseDraftNumber },
              { label: t('company'), value: details.client.name },
              { label: t('court'), value: details.courthouse?.name },
              { label: t('tenants'), value: details.tenants.map(tenantName).join(', ') },
            ]}
          />
        </Sheet>
        <Suspense fallback={<Skeleton lines={7} />}>
          <TimelinePart details={details} />
        </Suspense>
      </RecordPage>
      <Suspense fallback={null}>
        {isLifting && <UnsealDialog details={details} onClose={() => setLifting(false)} />}
      </Suspense>
    </>
  );
}

function SealSheet({ details: { id } }: { details: CaseDetails }) {
  const t = useText(messages);
  const seal = useCall(caseSeals.details, { params: { id }, quiet: true }).data?.seal;
  const opening = useAction(caseSeals.document, {
    onDone: ({ url }) => void window.open(url, '_blank', 'noopener'),
  });
  if (!seal) return null;
  const { reason, orderedOn, court, judge, sealedBy, sealedAt, orderDocumentId: documentId } = seal;
  const open = (
    <Button
      size="small"
      icon={<FileLock2 size={15} aria-hidden />}
      loading={opening.isRunning}
      onClick={() => opening.run({ params: { id, documentId } })}
    >
      {t('openOrder')}
    </Button>
  );
  return (
    <Sheet title={t('seal')}>
      <Facts
        items={[
          { label: t('why'), value: t(reason) },
          { label: t('orderedOn'), value: proseDay(orderedOn) },
          { label: t('court'), value: court },
          { label: t('judge'), value: judge },
          { label: t('order'), value: open },
          { label: t('sealedBy'), value: `${sealedBy.name}, ${proseDay(dayOf(sealedAt))}` },
        ]}
      />
    </Sheet>
  );
}
