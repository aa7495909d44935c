import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/index.ts';
import { formatCount } from '../formats/money.ts';
import { useText } from '../i18n/translate.ts';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import type { BulkAction } from './bulk-order.ts';
import { bulkRowsMessages } from './bulk-rows-messages.ts';
import { BulkResult, type RowResult } from './BulkResult.tsx';
import { resultTitle } from './result-title.ts';
import { useSeenRows } from './use-seen-rows.ts';
import { useSelection } from './use-selection.ts';

/** More rows at once take longer than somebody would look on. */
const MOST_ROWS = 50;

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
  /** Does it to one row; what it rejects with is why the row stays. @param comment what was asked for, where it is */
  run: (row: R, comment: string) => Promise<unknown>;
  /** What was done, of a row where it was. */
  done: string;
}

interface Shown<R> {
  act: RowsAct<R>;
  names: ReadonlyMap<string, string>;
  results: readonly RowResult[];
}

/**
 * The selected rows of a list, over its pages, and what may be done to many of them: one call for each row, so that a row which is
 * refused keeps none of the others from being done.
 */
export function useBulkRows<R extends { id: string }>(
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
    const results: RowResult[] = [];
    const of = selected.filter(act.fits);
    for (const row of of) results.push(await resultOf(row.id, () => act.run(row, comment)));
    setRunning(false);
    setAskedKey(null);
    setKeys([]);
    setShown({ act, names: new Map(of.map((row) => [row.id, nameOf(row)])), results });
  };
  const actions = offered.map((act): BulkAction => {
    const count = selected.filter(act.fits).length;
    const isTooMany = count > MOST_ROWS;
    const part = t('actOn', {
      act: act.label,
      count: formatCount(count),
      total: formatCount(selected.length),
    });
    return {
      key: act.key,
      label: isTooMany
        ? t('atMost', { count: MOST_ROWS })
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

async function resultOf(id: string, run: () => Promise<unknown>): Promise<RowResult> {
  try {
    await run();
    return { id, ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { reason } = error.reply;
    // What nobody answered has no code; its own words say so.
    return {
      id,
      ok: false,
      code: error.code ?? undefined,
      message: error.message,
      reason: typeof reason === 'object' ? reason : undefined,
      errors: error.errors,
    };
  }
}
