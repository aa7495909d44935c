import { trust } from '@writdesk/contract/trust/trust';
import type { TrustBalance } from '@writdesk/contract/trust/trust-values';
import { PiggyBank } from 'lucide-react';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { Money, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { Owner } from './Owner.tsx';
import { TrustTabs } from './TrustTabs.tsx';

type Search = ReturnType<typeof listSearch.parse>;

/** What each company and case has in trust, and what of it can be used today. */
export default function BalancesPage() {
  const t = useText(messages);
  const list = useListSearch(listSearch);
  const query = useListQuery(trust.balances, list);
  const columns: readonly Column<TrustBalance>[] = [
    { key: 'owner', title: t('owner'), always: true, render: (row) => <Owner row={row} /> },
    { key: 'account', title: t('account'), width: 200, render: ({ bankAccount }) => bankAccount.name },
    ...(['balance', 'held', 'usable'] as const).map((key): Column<TrustBalance> => ({
      key,
      title: t(key),
      align: 'end',
      width: 140,
      render: (row) => <Money cents={row[`${key}Cents`]} />,
    })),
  ];
  return (
    <ListPage<TrustBalance, Search>
      name="trust-balances"
      title={t('balances')}
      what={t('theBalances')}
      query={query}
      rows={query.data?.balances}
      list={list}
      columns={columns}
      notes={<TrustTabs active="balances" />}
      {...(query.data && {
        facts: t('balanceSums', {
          balance: formatMoney(query.data.balanceCents),
          held: formatMoney(query.data.heldCents),
        }),
      })}
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={`${row.client?.name ?? t('nobody')} · ${formatMoney(row.balanceCents)}`}
          second={[
            row.case?.title ?? (row.isOfCase ? t('hiddenCase') : null),
            `${t('usable')} ${formatMoney(row.usableCents)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      )}
      filters={[]}
      empty={{ icon: PiggyBank, title: t('noBalances'), text: t('noBalancesText') }}
    />
  );
}
