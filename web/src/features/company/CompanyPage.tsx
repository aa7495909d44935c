import { clients, type ClientDetails } from '@writdesk/contract/clients/clients';
import { Link } from '@tanstack/react-router';
import { Building2, MapPin } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { addressLine } from '../../shared/formats/address.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  EmptyState,
  Facts,
  LoadedPage,
  PageFact,
  PageHead,
  RecordPage,
  Sheet,
  Skeleton,
} from '../../shared/ui/index.ts';
import { CompanySheets } from './CompanyRecord.tsx';
import { messages } from './messages.ts';
import './company.css';

/** The organization that one works for: a company with its terms and firms, or a law firm. */
export default function CompanyPage() {
  const t = useText(messages);
  const { clientId, firmId, id, holds } = usePerson();
  if (clientId) return <OwnCompany />;
  if (firmId) return <OwnFirm />;
  if (id === null) return <Skeleton lines={9} label={t('theCompany')} />;
  return (
    <>
      <PageHead title={t('company')} />
      <EmptyState
        icon={Building2}
        title={t('noCompany')}
        actions={
          holds('company.create') ? (
            <Link to="/onboarding">{t('register')}</Link>
          ) : (
            <Link to="/clients">{t('toCompanies')}</Link>
          )
        }
      >
        {t('noCompanyText')}
      </EmptyState>
    </>
  );
}

function FirmLink({ id }: { id: string }) {
  const t = useText(messages);
  return (
    <Link to="/firms/$id" params={{ id }}>
      {t('editCompany')}
    </Link>
  );
}

function OwnFirm() {
  const t = useText(messages);
  const { holds } = usePerson();
  const query = useCall(clients.companyDetails, { quiet: true });
  return (
    <LoadedPage query={query} what={t('firm')}>
      {(firm) => (
        <RecordPage
          className="company-sheets"
          head={<PageHead title={firm.name} facts={<PageFact>{t('firm')}</PageFact>} />}
        >
          <Sheet title={t('details')} extra={holds('firm.update') && <FirmLink id={firm.id} />}>
            <Facts
              columns={2}
              items={[
                { label: t('address'), value: addressLine(firm), missing: t('notKnown') },
                { label: t('phone'), value: firm.phone, missing: t('notKnown') },
                { label: t('email'), value: firm.email, missing: t('notKnown') },
                { label: t('timeZone'), value: firm.timeZone.replaceAll('_', ' ') },
              ]}
            />
          </Sheet>
        </RecordPage>
      )}
    </LoadedPage>
  );
}

function OwnCompany() {
  const t = useText(messages);
  const query = useCall(clients.clientData, { quiet: true });
  return (
    <LoadedPage query={query} what={t('theCompany')}>
      {(company) => <Company company={company} />}
    </LoadedPage>
  );
}

function Company({ company }: { company: ClientDetails }) {
  const t = useText(messages);
  const place = addressLine(company) || t('notKnown');
  return (
    <RecordPage
      className="company-sheets"
      head={
        <PageHead
          title={company.name}
          facts={<PageFact icon={<MapPin size={15} aria-hidden />}>{place}</PageFact>}
        />
      }
    >
      <CompanySheets company={company} />
    </RecordPage>
  );
}
