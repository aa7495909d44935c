import { type BillItem, billItems } from '@writdesk/contract/bill-items/bill-items';
import { billItemCategories } from '@writdesk/contract/invoices/bill-items';
import { Button } from 'antd';
import { Download, Receipt } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { useDownload } from '../../shared/files/use-download.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  type Filter,
  type ListAddress,
  ListPage,
  listSearch,
  menuColumn,
  optionsOf,
  queryFor,
  useBulkRows,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { Money, TwoLines, NewButton } from '../../shared/ui/index.ts';
import { useFirmFilter } from '../../labels/firm-filter.ts';
import { BillItemActDialog, BillItemActs, type ChosenAct } from './BillItemActs.tsx';
import { NewBillItemDialog } from './BillItemDialog.tsx';
import { useGivenName } from '../../labels/use-given-name.ts';
import { messages } from './messages.ts';

const billItemSearch = listSearch.extend({
  firmId: choiceSearch,
  category: choiceSearch,
  status: choiceSearch,
});
type BillItemSearch = ReturnType<typeof billItemSearch.parse>;

/** What a firm charges: each item with its account and its price. */
export default function BillItemsPage() {
  const t = useText(messages);
  const given = useGivenName();
  const { holds } = usePerson();
  const list = useListSearch(billItemSearch);
  const [isMaking, setMaking] = useState(false);
  const [chosen, setChosen] = useState<ChosenAct | null>(null);
  const query = useListQuery(billItems.list, list);
  const file = useDownload(billItems.exportCsv, {
    fileName: 'bill-items.csv',
    done: t('exported'),
    failed: t('exportFailed'),
  });
  const filters = useBillItemFilters(list);
  const change = useAction(billItems.bulk);
  const bulk = useBulkRows(query.data?.billItems, {
    nameOf: ({ title }) => given(title),
    acts: [
      holds('bill-item.update') && {
        key: 'deactivate',
        label: t('deactivate'),
        danger: true,
        fits: ({ can }) => can.deactivate,
        ask: { title: (count) => t('deactivateMany', { count }), body: <p>{t('deactivateManyText')}</p> },
        run: (rows) => change.runAsync({ params: { action: 'deactivate' }, body: { rows } }),
        done: t('inactive'),
      },
      holds('bill-item.update') && {
        key: 'reactivate',
        label: t('reactivate'),
        fits: ({ can, status }) => can.update && status === 'inactive',
        run: (rows) => change.runAsync({ params: { action: 'reactivate' }, body: { rows } }),
        done: t('active'),
      },
    ],
  });
  const actions = (
    <>
      <Button
        icon={<Download size={16} aria-hidden />}
        loading={file.isRunning}
        onClick={() => file.run({ query: queryFor(billItems.exportCsv, list.search) })}
      >
        {t('exportCsv')}
      </Button>
      {holds('bill-item.create') && <NewButton onClick={() => setMaking(true)}>{t('newItem')}</NewButton>}
    </>
  );
  return (
    <>
      <ListPage<BillItem, BillItemSearch>
        name="bill-items"
        title={t('billItems')}
        actions={actions}
        what={t('theBillItems')}
        query={query}
        rows={query.data?.billItems}
        list={list}
        columns={useColumns(setChosen)}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={given(row.title)}
            second={`${row.accountNo} · ${formatMoney(row.amountCents)}`}
          />
        )}
        {...(holds('bill-item.update') && { onOpen: (item: BillItem) => setChosen({ act: 'edit', item }) })}
        filters={filters}
        searchLabel={t('searchBillItems')}
        empty={{ icon: Receipt, title: t('noItems'), text: t('noItemsText') }}
        {...(bulk.selection.actions.length > 0 && { selection: bulk.selection })}
      />
      {bulk.dialogs}
      {isMaking && <NewBillItemDialog onClose={() => setMaking(false)} />}
      {chosen && <BillItemActDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function useColumns(onAct: (chosen: ChosenAct) => void): readonly Column<BillItem>[] {
  const t = useText(messages);
  const given = useGivenName();
  const { holds } = usePerson();
  const columns: Column<BillItem>[] = [
    {
      key: 'title',
      title: t('title'),
      sort: 'title',
      always: true,
      width: '30%',
      render: (row) => <TwoLines strong first={given(row.title)} second={row.description} />,
    },
    { key: 'account', title: t('account'), sort: 'accountNo', width: 120, render: (row) => row.accountNo },
    {
      key: 'category',
      title: t('category'),
      sort: 'category',
      render: (row) => <TwoLines first={t(row.category)} second={t(row.pricing)} />,
    },
    {
      key: 'use',
      title: t('use'),
      width: 180,
      render: (row) => (
        <TwoLines
          first={t(row.isUsed ? 'used' : 'notUsed')}
          second={row.chargedBy.length > 0 && t('automatic')}
        />
      ),
    },
    { key: 'status', title: t('status'), width: 110, render: (row) => t(row.status) },
    {
      key: 'price',
      title: t('price'),
      sort: 'amountCents',
      align: 'end',
      width: 210,
      render: (row) => <Price row={row} />,
    },
  ];
  if (!holds('bill-item.update')) return columns;
  return [
    ...columns,
    menuColumn(t('edit'), (item) => <BillItemActs item={item} onAct={(act) => onAct({ act, item })} />),
  ];
}

/** Today's price, and under it the next one. */
function Price({ row: { amountCents, amounts } }: { row: BillItem }) {
  const t = useText(messages);
  const today = new Date().toISOString().slice(0, 10);
  const next = amounts.findLast(({ effectiveFrom }) => effectiveFrom > today);
  return (
    <TwoLines
      first={<Money cents={amountCents} />}
      second={next && t('from', { price: formatMoney(next.amountCents), day: recordDay(next.effectiveFrom) })}
    />
  );
}

function useBillItemFilters(list: ListAddress<BillItemSearch>): readonly Filter[] {
  const t = useText(messages);
  const byFirm = useFirmFilter(list);
  return [
    ...byFirm,
    choiceOf(list, 'category', { name: t('category'), options: optionsOf(billItemCategories, t) }),
    choiceOf(list, 'status', {
      name: t('status'),
      options: optionsOf(['active', 'inactive'], t),
      multiple: false,
    }),
  ];
}
