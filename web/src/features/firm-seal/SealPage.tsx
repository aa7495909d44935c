import type { FirmSeal } from '@writdesk/contract/signatures/signature-values';
import { signatures } from '@writdesk/contract/signatures/signatures';
import { Button } from 'antd';
import { CalendarX, FlaskConical, Stamp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { dayOf, proseMoment, recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  EmptyState,
  Facts,
  LoadedPage,
  Note,
  PageFact,
  PageHead,
  RecordPage,
  Sheet,
} from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { sealStanding } from './seal-standing.ts';

const SetSealDialog = lazy(() => import('./SetSealDialog.tsx'));

/** The certificate that seals the files that leave the firm: whose it is, until when it is valid, and another in its place. */
export default function SealPage() {
  const t = useText(messages);
  const query = useCall(signatures.seal, { quiet: true });
  const [isOpen, setOpen] = useState(false);
  const button = (label: string) => (
    <Button type="primary" icon={<Stamp size={16} aria-hidden />} onClick={() => setOpen(true)}>
      {label}
    </Button>
  );
  return (
    <LoadedPage query={query} what={t('theSeal')}>
      {({ seal }) => (
        <RecordPage
          head={
            <PageHead
              title={t('seal')}
              facts={<PageFact icon={<Stamp size={16} aria-hidden />}>{t('sealText')}</PageFact>}
              actions={seal && button(t('replace'))}
            />
          }
          notes={seal && <Notes seal={seal} />}
        >
          {seal ? (
            <Certificate seal={seal} />
          ) : (
            <EmptyState icon={Stamp} title={t('none')} actions={button(t('add'))}>
              {t('noneText')}
            </EmptyState>
          )}
          <Suspense>
            {isOpen && <SetSealDialog isFirst={seal === null} onClose={() => setOpen(false)} />}
          </Suspense>
        </RecordPage>
      )}
    </LoadedPage>
  );
}

function Notes({ seal }: { seal: FirmSeal }) {
  const t = useText(messages);
  const { standing, days } = sealStanding(seal, new Date());
  return (
    <>
      {standing !== 'VALID' && (
        <Note tone={standing === 'OVER' ? 'stop' : 'hold'} icon={CalendarX}>
          {t(standing, { days, when: recordDay(dayOf(seal.validTo)) })}
        </Note>
      )}
      {seal.isTest && (
        <Note tone="hold" icon={FlaskConical}>
          {t('test')}
        </Note>
      )}
    </>
  );
}

function Certificate({ seal }: { seal: FirmSeal }) {
  const t = useText(messages);
  const { subject, issuer, fingerprint, validFrom, validTo, addedBy, addedAt } = seal;
  return (
    <Sheet title={t('certificate')}>
      <Facts
        columns={2}
        items={[
          { label: t('subject'), value: subject },
          { label: t('issuer'), value: issuer },
          { label: t('validFrom'), value: recordDay(dayOf(validFrom)) },
          { label: t('validTo'), value: recordDay(dayOf(validTo)) },
          { label: t('added'), value: t('addedBy', { name: addedBy, when: proseMoment(addedAt) }) },
          { label: t('fingerprint'), value: fingerprint, wide: true },
        ]}
      />
    </Sheet>
  );
}
