import { trust } from '@writdesk/contract/trust/trust';
import type { EarnedRow } from '@writdesk/contract/trust/trust-values';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { Money, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { TrustTabs } from './TrustTabs.tsx';

type Search = ReturnType<typeof listSearch.parse>;

/** Earned money that stays in trust: it belongs on the operating account. */
export default function EarnedPage() {
  const t = useText(messages);
  const list = useListSearch(listSearch);
  const query = useListQuery(trust.earned, list);
  const columns: readonly Column<EarnedRow>[] = [
    {
      key: 'client',
      title: t('company'),
      always: true,
      render: ({ client }) => <TwoLines strong first={client.name} />,
    },
    {
      key: 'invoice',
      title: t('invoice'),
      width: 200,
      render: ({ invoice, issueDate }) => (
        <TwoLines
          first={
            <Link to="/invoices/$id" params={{ id: invoice.id }}>
              {invoice.number}
            </Link>
          }
          second={recordDay(issueDate)}
        />
      ),
    },
    {
      key: 'open',
      title: t('open'),
      align: 'end',
      width: 140,
      render: ({ openCents }) => <Money cents={openCents} />,
    },
    {
      key: 'usable',
      title: t('usable'),
      align: 'end',
      width: 140,
      render: ({ usableCents }) => <Money cents={usableCents} />,
    },
  ];
  return (
    <ListPage<EarnedRow, Search>
      name="trust-earned"
      title={t('earned')}
      what={t('theEarned')}
      query={query}
      rows={query.data?.rows}
      list={list}
      columns={columns}
      notes={<TrustTabs active="earned" />}
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={`${row.client.name} · ${formatMoney(row.openCents)}`}
          second={`${row.invoice.number} · ${recordDay(row.issueDate)}`}
        />
      )}
      filters={[]}
      empty={{ icon: CalendarClock, title: t('noEarned'), text: t('noEarnedText') }}
    />
  );
}
