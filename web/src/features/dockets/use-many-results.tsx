import type { bulkResults } from '@writdesk/contract/values/bulk';
import { useState } from 'react';
import type { z } from 'zod';
import { useText } from '../../shared/i18n/translate.ts';
import { BulkResult, resultTitle } from '../../shared/table/index.ts';
import { messages } from './messages.ts';

type Results = z.output<typeof bulkResults>['results'];

/** What became of each of many cases, in a dialog that can select those that stayed. */
export function useManyResults(nameOf: (id: string) => string, select: (ids: readonly string[]) => void) {
  const t = useText(messages);
  const [shown, setShown] = useState<{ results: Results; done: string; names: Map<string, string> } | null>(
    null,
  );
  return {
    show: (results: Results, done: string) =>
      setShown({ results, done, names: new Map(results.map(({ id }) => [id, nameOf(id)])) }),
    dialog: (
      <BulkResult
        results={shown?.results ?? []}
        title={resultTitle(t)}
        nameOf={(id) => shown?.names.get(id) ?? id}
        doneOf={() => shown?.done ?? ''}
        stayed={t('stayed')}
        select={{ label: (count) => t('selectStayed', { count }), run: select }}
        onClose={() => setShown(null)}
      />
    ),
  };
}
