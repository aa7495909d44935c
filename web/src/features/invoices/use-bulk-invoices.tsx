import {
  type BulkInvoiceAction,
  type Invoice,
  invoices,
  MAX_BULK_INVOICES,
} from '@writdesk/contract/invoices/invoices';
import type { RouteReply } from '@writdesk/contract/route';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { formatCount, formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  BulkResult,
  type Column,
  resultTitle,
  useExport,
  useSeenRows,
  useSelection,
} from '../../shared/table/index.ts';
import { messages } from './messages.ts';

type Results = RouteReply<typeof invoices.bulk>['results'];

const isOpen = ({ status, balanceCents }: Invoice) =>
  (status === 'ISSUED' || status === 'PARTIALLY_PAID' || status === 'OVERDUE') && balanceCents > 0;

/** For which of the selected invoices an action is meant; of the others the server would say no. */
const ways = {
  issue: { word: 'bulkIssue', done: 'isIssued', fits: ({ status }: Invoice) => status === 'DRAFT' },
  send: { word: 'bulkSend', done: 'isSent', fits: isOpen },
  remind: { word: 'bulkRemind', done: 'isReminded', fits: isOpen },
} as const;

/** The selected invoices, over the pages of the list, and what is done to all of them; a company exports its own. */
export function useBulkInvoices(rows: readonly Invoice[] | undefined, columns: readonly Column<Invoice>[]) {
  const t = useText(messages);
  const { holds } = usePerson();
  const { keys, setKeys } = useSelection();
  const seen = useSeenRows(rows);
  const [shown, setShown] = useState<{ action: BulkInvoiceAction; results: Results } | null>(null);
  const bulk = useAction(invoices.bulk);
  const selected = keys.flatMap((key) => seen.get(key) ?? []);
  const exported = useExport<Invoice>({
    name: 'invoices',
    title: t('exporting'),
    fetchPage: async ({ page, size }) => selected.slice((page - 1) * size, page * size),
    total: selected.length,
    isCapped: false,
  });
  const run = (action: BulkInvoiceAction, of: readonly Invoice[]) =>
    void bulk.runAsync({ params: { action }, body: { invoiceIds: of.map(({ id }) => id) } }).then(
      ({ results }) => {
        setShown({ action, results });
        setKeys([]);
      },
      // The toast of the call says why nothing was done.
      () => {},
    );
  const offer = (action: BulkInvoiceAction) => {
    const { word, fits } = ways[action];
    const of = selected.filter(fits);
    const act = t(word);
    const part = t('actOn', { act, count: formatCount(of.length), total: formatCount(selected.length) });
    const isTooMany = of.length > MAX_BULK_INVOICES;
    return {
      key: action,
      label: isTooMany
        ? t('atMost', { count: MAX_BULK_INVOICES })
        : of.length > 0 && of.length < selected.length
          ? part
          : act,
      disabled: bulk.isRunning || of.length === 0 || isTooMany,
      run: () => run(action, of),
    };
  };
  const actions = [
    ...(holds('invoice.update') ? [offer('issue'), offer('send'), offer('remind')] : []),
    {
      key: 'export',
      label: t('bulkExport'),
      disabled: exported.isRunning,
      run: () => exported.run(columns),
    },
  ];
  const nameOf = (id: string) => {
    const row = seen.get(id);
    if (!row) return id;
    return `${row.number ?? t('draftOf', { company: row.client.name })} · ${formatMoney(row.balanceCents)}`;
  };
  return {
    selection: { keys, setKeys, actions },
    results: (
      <BulkResult
        results={shown?.results ?? []}
        title={resultTitle(t)}
        nameOf={nameOf}
        doneOf={() => (shown ? t(ways[shown.action].done) : '')}
        stayed={t('stayed')}
        select={{ label: (count) => t('selectStayed', { count }), run: setKeys }}
        onClose={() => setShown(null)}
      />
    ),
  };
}
