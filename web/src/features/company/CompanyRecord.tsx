import type { ClientDetails } from '@writdesk/contract/clients/clients';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { addressLine } from '../../shared/formats/address.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Facts, Sheet } from '../../shared/ui/index.ts';
import { entityWords } from '../../labels/entity-words.ts';
import { EditCompany, EditPayables } from './EditCompany.tsx';
import { CompanyFirms } from './CompanyFirms.tsx';
import { messages } from './messages.ts';
import './company.css';

/** What is known of a company: its details, who pays, and its firms, with what the reader may change. */
export function CompanySheets({ company }: { company: ClientDetails }) {
  const t = useText(messages);
  const { clientId } = usePerson();
  const [edits, setEdits] = useState<'company' | 'payables' | null>(null);
  const { can } = company;
  const isUnfinished = company.status === 'ONBOARDING';
  return (
    <>
      {isUnfinished && (
        <Sheet title={t('unfinished')} edge="hold">
          <p>{t('unfinishedText')}</p>
          {can.details && clientId === company.id && (
            <p className="company-goon">
              <Link to="/onboarding">{t('goOn')}</Link>
            </p>
          )}
        </Sheet>
      )}
      <Sheet
        title={t('details')}
        extra={
          can.details && (
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
          can.payables && (
            <Button size="small" onClick={() => setEdits('payables')}>
              {t('editPayables')}
            </Button>
          )
        }
      >
        <PayablesFacts company={company} />
      </Sheet>
      <CompanyFirms company={company} />
      {edits === 'company' && <EditCompany company={company} onClose={() => setEdits(null)} />}
      {edits === 'payables' && <EditPayables company={company} onClose={() => setEdits(null)} />}
    </>
  );
}

function CompanyFacts({ company }: { company: ClientDetails }) {
  const t = useText(messages);
  const locale = useLocale();
  return (
    <Facts
      columns={2}
      items={[
        { label: t('entityType'), value: entityWords[locale][company.entityType] },
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
        ...company.terms.map(({ firmName, termsDays, graceDays, overdueGate }) => ({
          label: company.terms.length === 1 ? t('terms') : `${t('terms')} · ${firmName}`,
          value: [t('toPay', { count: termsDays, grace: graceDays }), t(`holds${overdueGate}`)].join(' '),
        })),
      ]}
    />
  );
}
