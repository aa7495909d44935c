import { type BankStatement, bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import { Files } from 'lucide-react';
import { proseMoment, recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { Money, TwoLines } from '../../shared/ui/index.ts';
import { BankTabs } from './BankTabs.tsx';
import { messages } from './messages.ts';

type Search = ReturnType<typeof listSearch.parse>;

/** The imported statements, the newest first. */
export default function StatementsPage() {
  const t = useText(messages);
  const list = useListSearch(listSearch);
  const query = useListQuery(bankStatements.list, list);
  const columns: readonly Column<BankStatement>[] = [
    {
      key: 'closingOn',
      title: t('closingOn'),
      always: true,
      width: 150,
      render: ({ closingOn, format }) => <TwoLines strong first={recordDay(closingOn)} second={format} />,
    },
    {
      key: 'file',
      title: t('file'),
      render: ({ fileName, bankAccount }) => <TwoLines first={fileName} second={bankAccount.name} />,
    },
    {
      key: 'lines',
      title: t('lines'),
      width: 170,
      render: ({ lines, knownLines }) => t('lineCount', { lines, known: knownLines }),
    },
    ...(['opening', 'closing'] as const).map((key): Column<BankStatement> => ({
      key,
      title: t(key),
      align: 'end',
      width: 140,
      render: (row) => <Money cents={row[`${key}Cents`]} />,
    })),
    {
      key: 'by',
      title: t('importedBy'),
      render: ({ importedByName, importedAt }) => (
        <TwoLines first={importedByName} second={proseMoment(importedAt)} />
      ),
    },
  ];
  return (
    <ListPage<BankStatement, Search>
      name="bank-statements"
      title={t('statements')}
      what={t('theStatements')}
      query={query}
      rows={query.data?.statements}
      list={list}
      columns={columns}
      notes={<BankTabs active="statements" />}
      filters={[]}
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={`${recordDay(row.closingOn)} · ${formatMoney(row.closingCents)}`}
          second={`${row.bankAccount.name} · ${row.fileName}`}
        />
      )}
      empty={{ icon: Files, title: t('noStatements'), text: t('noStatementsText') }}
    />
  );
}
