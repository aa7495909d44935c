import { trust } from '@writdesk/contract/trust/trust';
import type { TrustStatement } from '@writdesk/contract/trust/trust-values';
import { ScrollText } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, DataTable, FilterBar } from '../../shared/table/index.ts';
import { EmptyState, Money, PageHead, TwoLines } from '../../shared/ui/index.ts';
import { useStatementOf } from '../invoices/index.ts';
import { CaseOf } from './Owner.tsx';
import { statementMessages } from './statement-messages.ts';
import { TrustTabs } from './TrustTabs.tsx';

type Line = TrustStatement['lines'][number];

/** What a company’s money in trust did over some days. The firm chooses the company; a company sees its own. */
export default function TrustStatementPage() {
  const t = useText(statementMessages);
  const { asked, list, filters, isClient } = useStatementOf();
  const isChosen = asked.clientId !== '';
  const query = useCall(trust.statement, {
    query: asked,
    enabled: isChosen,
    keepPrevious: true,
    quiet: true,
  });
  const account = isChosen ? query.data : undefined;
  return (
    <>
      <PageHead
        title={t('trustStatement')}
        facts={
          account &&
          t('sums', {
            with: isClient ? account.firm.name : account.client.name,
            opening: formatMoney(account.openingCents),
            closing: formatMoney(account.closingCents),
          })
        }
      />
      {!isClient && <TrustTabs active="statement" />}
      <DataTable<Line>
        name="trust-statement"
        label={t('trustStatement')}
        what={t('theTrustStatement')}
        query={query}
        rows={isChosen ? account?.lines : []}
        rowKey={({ id }) => id}
        total={account && { total: account.lines.length }}
        columns={useColumns()}
        toolbar={<FilterBar list={list} filters={filters} />}
        renderPhoneRow={(line) => (
          <TwoLines
            strong
            first={`${t(line.movement)} · ${formatMoney(line.amountCents)}`}
            second={[recordDay(line.day), line.payeeName ?? line.reference, line.case?.title]
              .filter(Boolean)
              .join(' · ')}
          />
        )}
        empty={
          account ? (
            <EmptyState icon={ScrollText} title={t('nothingMoved')}>
              {t('nothingMovedText', { balance: formatMoney(account.closingCents) })}
            </EmptyState>
          ) : (
            <EmptyState icon={ScrollText} title={t('chooseCompany')}>
              {t('chooseCompanyText')}
            </EmptyState>
          )
        }
      />
    </>
  );
}

function useColumns(): readonly Column<Line>[] {
  const t = useText(statementMessages);
  return [
    { key: 'day', title: t('day'), always: true, width: 140, render: ({ day }) => recordDay(day) },
    {
      key: 'movement',
      title: t('movement'),
      render: ({ movement, payeeName, reference }) => (
        <TwoLines
          strong
          first={t(movement)}
          second={[reference, payeeName].filter(Boolean).join(' · ') || null}
        />
      ),
    },
    { key: 'case', title: t('case'), render: (row) => <CaseOf row={row} /> },
    ...(['amount', 'balance'] as const).map((key): Column<Line> => ({
      key,
      title: t(key),
      align: 'end',
      width: 140,
      render: (row) => <Money cents={row[`${key}Cents`]} />,
    })),
  ];
}
