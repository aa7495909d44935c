import { ongoingStatuses } from '@writdesk/contract/cases/case-status';
import type { ClientDetails } from '@writdesk/contract/clients/clients';
import { Link } from '@tanstack/react-router';
import { dayOf, listDay, localZone, recordDay } from '../../shared/formats/dates.ts';
import { formatCount, formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Facts, Sheet } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** A company in numbers; each leads to its rows. */
export function ClientFigures({ company }: { company: ClientDetails }) {
  const t = useText(messages);
  const { id: clientId, lastCaseAt, overdueCents } = company;
  const status = ['DRAFT', ...ongoingStatuses].join(',');
  return (
    <Sheet title={t('inNumbers')}>
      <Facts
        items={[
          {
            label: t('properties'),
            value: (
              <Link to="/properties" search={{ clientId, status: 'DRAFT,ACTIVE' }}>
                {formatCount(company.propertyCount)}
              </Link>
            ),
          },
          { label: t('units'), value: formatCount(company.unitCount) },
          {
            label: t('owners'),
            value: (
              <Link to="/property-owners" search={{ clientId }}>
                {formatCount(company.ownerCount)}
              </Link>
            ),
          },
          { label: t('people'), value: formatCount(company.userCount) },
          {
            label: t('openCases'),
            value: (
              <Link to="/cases" search={{ clientId, status }}>
                {formatCount(company.openCases)}
              </Link>
            ),
          },
          {
            label: t('lastCase'),
            value: lastCaseAt && listDay(dayOf(lastCaseAt, localZone())),
            missing: t('noCase'),
          },
          ...(overdueCents === null ? [] : [{ label: t('overdue'), value: formatMoney(overdueCents) }]),
          { label: t('registered'), value: recordDay(dayOf(company.createdAt, localZone())) },
        ]}
      />
    </Sheet>
  );
}
