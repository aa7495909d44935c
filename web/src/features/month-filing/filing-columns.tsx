import type { FilingState, LateLease } from '@writdesk/contract/month-filing/month-filing';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import type { Column } from '../../shared/table/index.ts';
import { Money, Status, type StatusLook, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { CircleCheck, CirclePause, FileClock } from 'lucide-react';

/** Where the lease is, in one line. */
export const nameOfLease = ({ property, unit }: Pick<LateLease, 'property' | 'unit'>) =>
  [property.name, [unit.building, unit.label].filter(Boolean).join(' · ')].join(', ');

export function useFilingColumns(): readonly Column<LateLease>[] {
  const t = useText(messages);
  const locale = useLocale();
  return [
    {
      key: 'tenant',
      title: t('tenant'),
      sort: 'tenant',
      always: true,
      width: '24%',
      render: ({ id, tenantNames }) => (
        <Link to="/leases/$id" params={{ id }} title={tenantNames}>
          <strong>{tenantNames}</strong>
        </Link>
      ),
      cells: [{ title: t('tenant'), of: ({ tenantNames }) => tenantNames }],
    },
    {
      key: 'place',
      title: t('place'),
      sort: 'property',
      render: ({ property, unit }) => (
        <TwoLines first={property.name} second={[unit.building, unit.label].filter(Boolean).join(' · ')} />
      ),
      cells: [{ title: t('place'), of: nameOfLease }],
    },
    {
      key: 'owed',
      title: t('owed'),
      sort: 'balance',
      align: 'end',
      width: 140,
      render: ({ balanceCents, balanceOn }) => (
        <TwoLines
          first={<Money cents={balanceCents} />}
          second={balanceOn && t('asOf', { day: listDay(balanceOn) })}
        />
      ),
      cells: [{ title: t('owed'), of: ({ balanceCents }) => balanceCents / 100 }],
    },
    {
      key: 'ages',
      title: t('ages'),
      extra: 'narrow',
      width: 190,
      render: (lease) => {
        const older = lease.owed31Cents + lease.owed61Cents + lease.owed91Cents;
        return older > 0 ? t('over30', { sum: formatMoney(older) }) : null;
      },
      cells: [
        {
          title: t('ages'),
          of: (lease) => (lease.owed31Cents + lease.owed61Cents + lease.owed91Cents) / 100,
        },
      ],
    },
    {
      key: 'state',
      title: t('state'),
      width: '28%',
      render: (lease) => <FilingState lease={lease} />,
      cells: [{ title: t('state'), of: ({ state }) => filingLooks[state].label[locale] }],
    },
  ];
}

/** Whether it can be filed, and the way out where it can't. */
function FilingState({ lease }: { lease: LateLease }) {
  const t = useText(messages);
  const { state, obstacle, readyOn } = lease;
  const why = obstacle && t(obstacle, { day: readyOn ? listDay(readyOn) : '' });
  return (
    <TwoLines
      first={<Status of={filingLooks[state]} />}
      second={why && <WayOut lease={lease}>{why}</WayOut>}
    />
  );
}

/** Leads to where the obstacle is removed: the case, the lease, the invoices, or the property. */
function WayOut({
  lease: { id, state, obstacle, case: named, client, property },
  children,
}: {
  lease: LateLease;
  children: ReactNode;
}) {
  const t = useText(messages);
  const { isClient, holds } = usePerson();
  // Where Writdesk makes the notice: on the draft of the case.
  const prepare = holds('notice.make') && holds('case.create') && (
    <Link to="/cases/new" search={{ property: property.id, lease: id }}>
      {t('prepareNotice')}
    </Link>
  );
  const toCase = (said: ReactNode) =>
    named && (
      <Link to="/cases/$id" params={{ id: named.id }}>
        {said}
      </Link>
    );
  switch (obstacle) {
    case 'APPROVAL':
    case 'OPEN_CASE':
      return toCase(children);
    case 'CARES_NOTICE':
      return children;
    // Where they are paid, and an exception is asked for.
    case 'OVERDUE_INVOICE':
      return (
        <Link to="/invoices" search={{ status: 'OVERDUE', ...(!isClient && { clientId: client.id }) }}>
          {children}
        </Link>
      );
    case 'IN_SERVICE':
    case 'PAYMENT_PLAN':
    case 'NO_NOTICE':
    case 'NOTICE_SPENT':
      return (
        <>
          <Link to="/leases/$id" params={{ id }}>
            {children}
          </Link>
          {state === 'NEEDS_NOTICE' && prepare && <> · {prepare}</>}
          {named && <> · {toCase(t('seeLastCase'))}</>}
        </>
      );
    default:
      return (
        <Link to="/properties/$id" params={{ id: property.id }}>
          {children}
        </Link>
      );
  }
}

const said = (key: FilingState) => ({ en: messages.en[key], es: messages.es[key] });

/** What the state of a late lease looks like. */
export const filingLooks: Readonly<Record<FilingState, StatusLook>> = {
  READY: { label: said('READY'), tone: 'gain', icon: CircleCheck },
  NEEDS_NOTICE: { label: said('NEEDS_NOTICE'), tone: 'hold', icon: FileClock },
  HELD: { label: said('HELD'), tone: 'stop', icon: CirclePause },
};
