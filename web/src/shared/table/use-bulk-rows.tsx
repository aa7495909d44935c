import { maxBulkRows } from '@writdesk/contract/values/bulk';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../formats/money.ts';
import { useText } from '../i18n/translate.ts';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import type { BulkAction } from './bulk-order.ts';
import { bulkRowsMessages } from './bulk-rows-messages.ts';
import { BulkResult, type RowResult } from './BulkResult.tsx';
import { resultTitle } from './result-title.ts';
import { useSeenRows } from './use-seen-rows.ts';
import { useSelection } from './use-selection.ts';

/** The rows that one call is about, each with the version that is shown. */
type ChosenRow = { id: string; version?: number };

export interface RowsAct<R> {
  key: string;
  label: string;
  danger?: boolean;
  /** For which of the selected rows it is meant; of the others the server would say no. */
  fits: (row: R) => boolean;
  /** Asks first. `ready: false` holds the button until what is asked for is there. */
  ask?: {
    title: (count: number) => string;
    body: ReactNode | ((rows: readonly R[]) => ReactNode);
    comment?: { label: string; optional: boolean };
    ready?: boolean;
  };
  /** Does it to all of them in one call, which answers for each. @param comment what was asked for, where it is */
  run: (rows: ChosenRow[], comment: string) => Promise<{ results: readonly RowResult[] }>;
  /** What was done, of a row where it was. */
  done: string;
}

interface Shown<R> {
  act: RowsAct<R>;
  names: ReadonlyMap<string, string>;
  results: readonly RowResult[];
}

/**
 * The selected rows of a list, over its pages, and what may be done to many of them: one call for all, which the server finishes
 * when the page is closed meanwhile. A row that is refused keeps none of the others from being done.
 */
export function useBulkRows<R extends ChosenRow>(
  rows: readonly R[] | undefined,
  { acts, nameOf }: { acts: readonly (RowsAct<R> | false)[]; nameOf: (row: R) => string },
) {
  const t = useText(bulkRowsMessages);
  const { keys, setKeys } = useSelection();
  const seen = useSeenRows(rows);
  const [askedKey, setAskedKey] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown<R> | null>(null);
  const [isRunning, setRunning] = useState(false);
  const offered = acts.filter((act) => act !== false);
  const selected = keys.flatMap((key) => seen.get(key) ?? []);
  const asked = offered.find(({ key }) => key === askedKey);

  const run = async (act: RowsAct<R>, comment = '') => {
    setRunning(true);
    const of = selected.filter(act.fits);
    const chosen = of.map(({ id, version }) => ({ id, ...(version !== undefined && { version }) }));
    try {
      const { results } = await act.run(chosen, comment);
      setKeys([]);
      setShown({ act, names: new Map(of.map((row) => [row.id, nameOf(row)])), results });
    } catch {
      // The toast of the call says why nothing was done; the rows stay selected.
    } finally {
      setRunning(false);
      setAskedKey(null);
    }
  };
  const actions = offered.map((act): BulkAction => {
    const count = selected.filter(act.fits).length;
    const isTooMany = count > maxBulkRows;
    const part = t('actOn', {
      act: act.label,
      count: formatCount(count),
      total: formatCount(selected.length),
    });
    return {
      key: act.key,
      label: isTooMany
        ? t('atMost', { count: maxBulkRows })
        : count > 0 && count < selected.length
          ? part
          : act.label,
      danger: act.danger ?? false,
      disabled: isRunning || isTooMany || count === 0,
      run: () => (act.ask ? setAskedKey(act.key) : void run(act)),
    };
  });
  const fitting = asked ? selected.filter(asked.fits) : [];
  const body = asked?.ask?.body;
  return {
    selection: { keys, setKeys, actions },
    dialogs: (
      <>
        {asked?.ask && (
          <Dialog
            open
            title={asked.ask.title(fitting.length)}
            confirm={{
              label: asked.label,
              danger: asked.danger ?? false,
              disabled: asked.ask.ready === false,
            }}
            keep={t('keepAll')}
            {...(asked.ask.comment && { comment: asked.ask.comment })}
            isRunning={isRunning}
            onConfirm={(comment) => void run(asked, comment)}
            onClose={() => setAskedKey(null)}
          >
            {typeof body === 'function' ? body(fitting) : body}
            {fitting.length < selected.length && (
              <p>{t('leavesOut', { count: selected.length - fitting.length })}</p>
            )}
          </Dialog>
        )}
        <BulkResult
          results={shown?.results ?? []}
          title={resultTitle(t)}
          nameOf={(id) => shown?.names.get(id) ?? id}
          doneOf={() => shown?.act.done ?? ''}
          stayed={t('stayed')}
          select={{ label: (count) => t('selectStayed', { count }), run: setKeys }}
          onClose={() => setShown(null)}
        />
      </>
    ),
  };
}
