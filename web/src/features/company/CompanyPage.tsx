import { clients, type ClientDetails } from '@writdesk/contract/clients/clients';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { Building2, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { addressLine } from '../../shared/formats/address.ts';
import { recordDay } from '../../shared/formats/dates.ts';
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
import { EditCompany, EditPayables } from './EditCompany.tsx';
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
        actions={holds('company.create') && <Link to="/onboarding">{t('register')}</Link>}
      >
        {t('noCompanyText')}
      </EmptyState>
    </>
  );
}

function OwnFirm() {
  const t = useText(messages);
  const query = useCall(clients.companyDetails, { quiet: true });
  return (
    <LoadedPage query={query} what={t('firm')}>
      {(firm) => (
        <RecordPage
          className="company-sheets"
          head={<PageHead title={firm.name} facts={<PageFact>{t('firm')}</PageFact>} />}
        >
          <Sheet title={t('details')}>
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
  const { holds, limits } = useCompanyRights();
  const [edits, setEdits] = useState<'company' | 'payables' | null>(null);
  const isUnfinished = company.status === 'ONBOARDING';
  const place = addressLine(company) || t('notKnown');
  return (
    <>
      <RecordPage
        className="company-sheets"
        head={
          <PageHead
            title={company.name}
            facts={<PageFact icon={<MapPin size={15} aria-hidden />}>{place}</PageFact>}
          />
        }
      >
        {isUnfinished && (
          <Sheet title={t('unfinished')} edge="hold">
            <p>{t('unfinishedText')}</p>
            {holds && !limits && (
              <p className="company-goon">
                <Link to="/onboarding">{t('goOn')}</Link>
              </p>
            )}
          </Sheet>
        )}
        <Sheet
          title={t('details')}
          extra={
            holds &&
            !limits && (
              <Button size="small" onClick={() => setEdits('company')}>
                {t('editCompany')}
              </Button>
            )
          }
        >
          <CompanyFacts company={company} />
        </Sheet>
        <Sheet
          title={t('payables')}
          extra={
            holds && (
              <Button size="small" onClick={() => setEdits('payables')}>
                {t('editPayables')}
              </Button>
            )
          }
        >
          <PayablesFacts company={company} />
        </Sheet>
        <Sheet title={t('firms')}>
          <FirmFacts company={company} />
        </Sheet>
      </RecordPage>
      {edits === 'company' && <EditCompany company={company} onClose={() => setEdits(null)} />}
      {edits === 'payables' && <EditPayables company={company} onClose={() => setEdits(null)} />}
    </>
  );
}

/** Does one change the company, and is that narrowed to who pays? */
function useCompanyRights() {
  const { holds } = usePerson();
  return { holds: holds('company.update'), limits: !holds('property-owner.update') };
}

function CompanyFacts({ company }: { company: ClientDetails }) {
  const t = useText(messages);
  return (
    <Facts
      columns={2}
      items={[
        { label: t('entityType'), value: company.entityType },
        { label: t('shortName'), value: company.shortName },
        { label: t('address'), value: addressLine(company), missing: t('notKnown') },
        { label: t('phone'), value: company.phone, missing: t('notKnown') },
        { label: t('email'), value: company.email, missing: t('notKnown') },
        { label: t('timeZone'), value: company.timeZone.replaceAll('_', ' ') },
      ]}
    />
  );
}

function PayablesFacts({ company }: { company: ClientDetails }) {
  const t = useText(messages);
  const { name, email, phone, address } = company.accountsPayable;
  return (
    <Facts
      columns={2}
      items={[
        { label: t('apName'), value: name, missing: t('notKnown') },
        { label: t('apEmail'), value: email, missing: t('notKnown') },
        { label: t('phone'), value: phone },
        { label: t('address'), value: address && addressLine(address), missing: t('atCompany') },
        { label: t('terms'), value: t('days', { count: company.termsDays }) },
      ]}
    />
  );
}

function FirmFacts({ company }: { company: ClientDetails }) {
  const t = useText(messages);
  if (company.engagements.length === 0) {
    return (
      <>
        <p className="company-missing">{t('noFirms')}</p>
        <p className="company-hint">{t('noFirmsText')}</p>
      </>
    );
  }
  return (
    <ul className="company-firms">
      {company.engagements.map(({ firmId, firmName, stateCodes, fromDate, toDate }) => (
        <li key={firmId + fromDate}>
          <strong>{firmName}</strong>
          <span>
            {t(toDate ? 'statesFromTo' : 'statesFrom', {
              states: stateCodes.join(', '),
              from: recordDay(fromDate),
              to: toDate ? recordDay(toDate) : '',
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
