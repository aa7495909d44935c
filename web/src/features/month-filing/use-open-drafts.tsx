import { maxBulkCases } from '@writdesk/contract/cases/case-actions';
import { type LateLease, monthFiling } from '@writdesk/contract/month-filing/month-filing';
import type { RouteReply } from '@writdesk/contract/route';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { BulkResult, resultTitle, useSeenRows, useSelection } from '../../shared/table/index.ts';
import { messages } from './messages.ts';

type Results = RouteReply<typeof monthFiling.open>['results'];

/** The selected leases, over the pages of the list, and the drafts that are opened from those that are ready. */
export function useOpenDrafts(rows: readonly LateLease[] | undefined) {
  const t = useText(messages);
  const { keys, setKeys } = useSelection();
  const seen = useSeenRows(rows);
  const [results, setResults] = useState<Results>([]);
  const open = useAction(monthFiling.open, {
    onDone: (reply) => {
      setResults(reply.results);
      setKeys([]);
    },
  });
  const ready = keys.flatMap((key) => seen.get(key) ?? []).filter(({ state }) => state === 'READY');
  const isTooMany = ready.length > maxBulkCases;
  const label = isTooMany
    ? t('atMost', { count: maxBulkCases })
    : ready.length === 0
      ? t('noneReady')
      : t('readyOnly', { count: ready.length });
  return {
    selection: {
      keys,
      setKeys,
      actions: [
        {
          key: 'open',
          label,
          disabled: isTooMany || ready.length === 0 || open.isRunning,
          run: () => open.run({ body: { leaseIds: ready.map(({ id }) => id) } }),
        },
      ],
    },
    dialog: (
      <BulkResult
        results={results}
        title={resultTitle(t)}
        nameOf={(id) => seen.get(id)?.tenantNames ?? id}
        doneOf={() => t('draftOpened')}
        stayed={t('stayed')}
        select={{ label: (count) => t('selectStayed', { count }), run: setKeys }}
        onClose={() => setResults([])}
      />
    ),
  };
}
