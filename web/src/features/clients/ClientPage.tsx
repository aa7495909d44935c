import { type ClientDetails, clients } from '@writdesk/contract/clients/clients';
import { useParams } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { addressLine } from '../../shared/formats/address.ts';
import { usePerson } from '../../shared/person/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  Dialog,
  LoadedPage,
  MoreMenu,
  PageFact,
  PageHead,
  RecordPage,
  Status,
  toast,
} from '../../shared/ui/index.ts';
import { CompanySheets } from '../company/index.ts';
import { CompanyNotes } from '../overdue-exceptions/index.ts';
import { clientLooks } from './client-look.ts';
import { ClientFigures } from './ClientFigures.tsx';
import { InvoicesBySheet } from './InvoicesBySheet.tsx';
import { InterestSheet } from './InterestSheet.tsx';
import { messages } from './messages.ts';
import { TermsSheets } from './TermsSheet.tsx';
import './clients.css';

/** One company: what is known of it, its numbers, and on what terms it works. */
export default function ClientPage() {
  const t = useText(messages);
  const { holds, firmId } = usePerson();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(clients.details, { params: { id }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theClient')}>
      {(company) => (
        <RecordPage
          className="company-sheets"
          notes={
            holds('invoice.read-exception') && (
              <Suspense>
                <CompanyNotes clientId={company.id} />
              </Suspense>
            )
          }
          head={<Head company={company} />}
          side={
            <>
              <ClientFigures company={company} />
              <TermsSheets company={company} />
              <InvoicesBySheet company={company} />
              {firmId !== null && holds('invoice.read-statement') && (
                <InterestSheet company={company} firmId={firmId} />
              )}
            </>
          }
        >
          <CompanySheets company={company} />
        </RecordPage>
      )}
    </LoadedPage>
  );
}

function Head({ company }: { company: ClientDetails }) {
  const t = useText(messages);
  const { id, name, status, can, version, origin } = company;
  const [isAsking, setAsking] = useState(false);
  const update = useAction(clients.update);
  const setStatus = (wanted: 'ACTIVE' | 'INACTIVE') =>
    void update.runAsync({ params: { id }, body: { status: wanted, version } }).then(() => {
      setAsking(false);
      toast.success(t(wanted === 'ACTIVE' ? 'reactivated' : 'deactivated', { name }));
    });
  const change =
    status === 'INACTIVE'
      ? { key: 'reactivate', label: t('reactivate'), onSelect: () => setStatus('ACTIVE') }
      : { key: 'deactivate', label: t('deactivate'), danger: true, onSelect: () => setAsking(true) };
  return (
    <>
      <PageHead
        title={name}
        status={<Status of={clientLooks[status]} pill />}
        breadcrumb={[{ label: t('clients'), to: '/clients' }]}
        phone={{ backTo: '/clients', title: name }}
        facts={
          <>
            <PageFact icon={<MapPin size={15} aria-hidden />}>{addressLine(company)}</PageFact>
            <PageFact>{t(origin)}</PageFact>
          </>
        }
        actions={can.status && status !== 'ONBOARDING' && <MoreMenu items={[change]} />}
      />
      {isAsking && (
        <Dialog
          open
          title={t('deactivateAsk', { name })}
          keep={t('keepCompany')}
          confirm={{ label: t('deactivate'), danger: true }}
          isRunning={update.isRunning}
          onConfirm={() => setStatus('INACTIVE')}
          onClose={() => setAsking(false)}
        >
          {t('deactivateText')}
        </Dialog>
      )}
    </>
  );
}
