import type { RouteReply } from '@writdesk/contract/route';
import { maxBulkWrits } from '@writdesk/contract/writs/writ-actions';
import { type WritRow, writs } from '@writdesk/contract/writs/writs';
import { useState } from 'react';
import { useAction } from '../../../shared/api/index.ts';
import { formatCount } from '../../../shared/formats/money.ts';
import { currentLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import {
  type BulkAction,
  BulkResult,
  resultTitle,
  useSeenRows,
  useSelection,
} from '../../../shared/table/index.ts';
import { Dialog } from '../../../shared/ui/index.ts';
import { writActButton } from '../../../labels/writ/writ-action-words.ts';
import { writStatusLook } from '../../../labels/writ/writ-status.ts';
import { bulkMessages } from './bulk-messages.ts';
import { type BulkOffer, bulkOffers, bulkWays } from './bulk-writs.ts';

type Results = RouteReply<typeof writs.bulk>['results'];

/** The selected writs, over the pages of the list, with what may be done to them. */
export function useBulkWrits(rows: readonly WritRow[] | undefined) {
  const t = useText(bulkMessages);
  const { isClient } = usePerson();
  const { keys, setKeys } = useSelection();
  const seen = useSeenRows(rows);
  const [asked, setAsked] = useState<BulkOffer | null>(null);
  const [outcome, setOutcome] = useState<{ of: readonly WritRow[]; results: Results } | null>(null);
  const run = useAction(writs.bulk, {
    onDone: ({ results }) => {
      setOutcome({ of: asked?.rows ?? [], results });
      setAsked(null);
      setKeys([]);
    },
  });
  const selected = keys.flatMap((key) => seen.get(key) ?? []);
  const actions = bulkOffers(selected).map((offer): BulkAction => {
    const count = offer.rows.length;
    const act = writActButton(offer.action, isClient);
    const part = t('actOn', { act, count: formatCount(count), total: formatCount(selected.length) });
    const isTooMany = count > maxBulkWrits;
    return {
      key: offer.action,
      label: isTooMany ? t('atMost', { count: maxBulkWrits }) : count < selected.length ? part : act,
      disabled: isTooMany,
      awaitedBy: offer.rows.filter(({ primaryAction }) => primaryAction === offer.action).length,
      danger: bulkWays[offer.action].danger ?? false,
      run: () => setAsked(offer),
    };
  });
  const nameOf = (id: string) => {
    const row = outcome?.of.find((one) => one.id === id);
    return row ? `${row.case.title}, ${row.number}` : id;
  };
  const doneOf = (id: string) => {
    const status = outcome?.results.find((one) => one.id === id)?.status as WritRow['status'];
    return writStatusLook(status, isClient ? 'client' : 'firm').label[currentLocale()];
  };
  return {
    selection: { keys, setKeys, actions },
    dialogs: (
      <>
        {asked && (
          <BulkDialog
            offer={asked}
            selected={selected.length}
            isRunning={run.isRunning}
            onConfirm={(comment) =>
              run.run({
                params: { action: asked.action },
                body: { writIds: asked.rows.map(({ id }) => id), data: comment ? { comment } : {} },
              })
            }
            onClose={() => setAsked(null)}
          />
        )}
        <BulkResult
          results={outcome?.results ?? []}
          title={resultTitle(t)}
          nameOf={nameOf}
          doneOf={doneOf}
          stayed={t('stayed')}
          select={{ label: (count) => t('selectStayed', { count }), run: setKeys }}
          onClose={() => setOutcome(null)}
        />
      </>
    ),
  };
}

interface BulkDialogProps {
  offer: BulkOffer;
  /** How many are selected, to say how many are left out. */
  selected: number;
  isRunning: boolean;
  onConfirm: (comment: string) => void;
  onClose: () => void;
}

/** Asks before one action is done to many writs. */
function BulkDialog({ offer: { action, rows }, selected, isRunning, onConfirm, onClose }: BulkDialogProps) {
  const t = useText(bulkMessages);
  const { isClient } = usePerson();
  const { title, text, asksWhy, danger = false } = bulkWays[action];
  const count = rows.length;
  return (
    <Dialog
      open
      title={t(title, { count })}
      confirm={{ label: writActButton(action, isClient), danger }}
      keep={t('keep', { count })}
      {...(asksWhy && {
        comment: { label: t('why'), keptAs: `${action}.${rows.map(({ id }) => id).join()}` },
      })}
      isRunning={isRunning}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(text)}</p>
      {selected > count && <p>{t('leavesOut', { count: selected - count })}</p>}
    </Dialog>
  );
}
