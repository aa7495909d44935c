import { maxBulkCases } from '@writdesk/contract/cases/case-actions';
import { type LateLease, monthFiling } from '@writdesk/contract/month-filing/month-filing';
import type { RouteReply } from '@writdesk/contract/route';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { BulkResult, resultTitle, useSeenRows, useSelection } from '../../shared/table/index.ts';
import { messages } from './messages.ts';
import { RecordNoticeDialog } from './RecordNoticeDialog.tsx';

type Results = RouteReply<typeof monthFiling.open>['results'];

/** Leases whose day of a notice is missing, or belongs to a case that is over. An overdue invoice keeps nobody from giving notice. */
const needsDay = ({ obstacle, noticeGivenOn }: LateLease) =>
  obstacle === 'NO_NOTICE' ||
  obstacle === 'NOTICE_SPENT' ||
  (obstacle === 'OVERDUE_INVOICE' && noticeGivenOn === null);

/** The selected leases, over the pages of the list: drafts for those that are ready, and one notice for those without. */
export function useLeaseSelection(rows: readonly LateLease[] | undefined) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds } = usePerson();
  const { keys, setKeys } = useSelection();
  const seen = useSeenRows(rows);
  const [opened, setOpened] = useState<Results>([]);
  const [noticed, setNoticed] = useState<Results>([]);
  const [isAsking, setAsking] = useState(false);
  const open = useAction(monthFiling.open, {
    onDone: ({ results }) => {
      setOpened(results);
      setKeys([]);
    },
  });
  const selected = keys.flatMap((key) => seen.get(key) ?? []);
  const ready = selected.filter(({ state }) => state === 'READY');
  const unnoticed = holds('lease.update') ? selected.filter(needsDay).slice(0, maxBulkCases) : [];
  const isTooMany = ready.length > maxBulkCases;
  const label = isTooMany
    ? t('atMost', { count: maxBulkCases })
    : ready.length === 0
      ? t('noneReady')
      : t('readyOnly', { count: ready.length });
  const nameOf = (id: string) => seen.get(id)?.tenantNames ?? id;
  const recordTitle = {
    resultAll: 'noticeAll',
    resultSome: 'noticeSome',
    resultNone: 'noticeNone',
  } as const;
  return {
    selection: {
      keys,
      setKeys,
      actions: [
        ...(unnoticed.length > 0
          ? [
              {
                key: 'notice',
                label: t('recordNotice', { count: unnoticed.length }),
                run: () => setAsking(true),
              },
            ]
          : []),
        // Leases that wait for a notice alone leave nothing to open.
        ...(unnoticed.length > 0 && ready.length === 0
          ? []
          : [
              {
                key: 'open',
                label,
                disabled: isTooMany || ready.length === 0 || open.isRunning,
                run: () => open.run({ body: { leaseIds: ready.map(({ id }) => id) } }),
              },
            ]),
      ],
    },
    dialogs: (
      <>
        {isAsking && (
          <RecordNoticeDialog
            leases={unnoticed}
            onDone={(results) => {
              setAsking(false);
              setNoticed(results);
            }}
            onClose={() => setAsking(false)}
          />
        )}
        <BulkResult
          results={noticed}
          title={resultTitle((key, values) => t(recordTitle[key], values))}
          nameOf={nameOf}
          doneOf={() => t('noticeDone')}
          stayed={t('noticeStayed')}
          select={{ label: (count) => t('selectUnnoticed', { count }), run: setKeys }}
          onClose={() => setNoticed([])}
        />
        <BulkResult
          results={opened}
          title={resultTitle(t)}
          nameOf={nameOf}
          doneOf={() => t('draftOpened')}
          stayed={t('stayed')}
          select={{ label: (count) => t('selectStayed', { count }), run: setKeys }}
          next={{ label: t('completeDrafts'), run: () => void navigate({ to: '/month-filing/drafts' }) }}
          onClose={() => setOpened([])}
        />
      </>
    ),
  };
}
