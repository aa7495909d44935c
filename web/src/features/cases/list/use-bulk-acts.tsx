import type { CaseRow } from '@writdesk/contract/cases/cases';
import { maxBulkCases } from '@writdesk/contract/cases/case-actions';
import { MAX_RUN_CASES } from '@writdesk/contract/documents/document-runs';
import { Suspense, useState } from 'react';
import { localZone, todayIn } from '../../../shared/formats/dates.ts';
import { formatCount } from '../../../shared/formats/money.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import {
  BulkResult,
  resultTitle,
  useSeenRows,
  useSelection,
  type BulkAction,
} from '../../../shared/table/index.ts';
import { actDoneLabel, actLabel, labelFrom } from '../../../labels/case/act-labels.ts';
import { useTerms } from '../../deadlines/index.ts';
import { StartRunDialog } from '../../document-runs/index.ts';
import { BulkDialog, type BulkResults } from './BulkDialog.tsx';
import { awaitedBy, bulkOffers, firstDayOf, type BulkOffer } from './bulk-acts.ts';
import { bulkMessages } from './bulk-messages.ts';
import { BulkLacking, lackingOf } from './BulkLacking.tsx';
import { PrintedCases } from './PrintedCases.tsx';

/** The selection of the list, over its pages, with what may be done to it. */
export function useBulkActs(rows: readonly CaseRow[] | undefined) {
  const t = useText(bulkMessages);
  const { isClient, holds } = usePerson();
  const { keys, setKeys } = useSelection();
  const seen = useSeenRows(rows);
  const termsOf = useTerms();
  const [isLacking, setLacking] = useState(false);
  const [asked, setAsked] = useState<BulkOffer | null>(null);
  const [printed, setPrinted] = useState<readonly CaseRow[] | null>(null);
  const [generated, setGenerated] = useState<readonly string[] | null>(null);
  const [outcome, setOutcome] = useState<{ offer: BulkOffer; results: BulkResults } | null>(null);
  const selected = keys.flatMap((key) => seen.get(key) ?? []);
  const zone = selected[0]?.timeZone ?? localZone();
  const offers = bulkOffers(selected);
  const lacking = lackingOf(selected, offers, termsOf);
  const actions = offers.map((offer): BulkAction => {
    const words = offer.way.label ? t(offer.way.label) : actLabel(offer.act, { isClient, status: 'INTAKE' });
    const isPart = offer.rows.length < selected.length;
    const values = { act: words, count: formatCount(offer.rows.length), total: formatCount(selected.length) };
    const isTooMany = offer.rows.length > maxBulkCases;
    const label = () => {
      if (isTooMany) return t('atMost', { count: maxBulkCases });
      // All of them wait: the day stands where the single button has it, and the dialog says why.
      if (offer.rows.length === 0) return labelFrom(words, firstDayOf(offer), todayIn(zone));
      return isPart ? t('actOn', values) : words;
    };
    return {
      key: offer.key,
      label: label(),
      disabled: isTooMany,
      awaitedBy: awaitedBy(offer),
      danger: offer.way.danger ?? false,
      run: () => setAsked(offer),
    };
  });
  const rowOf = (id: string) => outcome?.offer.rows.find((row) => row.id === id);
  const done = (offer: BulkOffer, results: BulkResults) => {
    setAsked(null);
    setOutcome({ offer, results });
    setKeys([]);
  };
  return {
    selection: {
      keys,
      setKeys,
      actions: [
        ...(lacking.length > 0 ? [{ key: 'lacking', label: t('lacking'), run: () => setLacking(true) }] : []),
        ...actions,
        ...(holds('document.regenerate') && selected.length <= MAX_RUN_CASES
          ? [
              {
                key: 'generate',
                label: t('generate'),
                run: () => setGenerated(selected.map(({ id }) => id)),
              },
            ]
          : []),
        { key: 'print', label: t('print'), run: () => setPrinted(selected) },
      ],
    },
    dialogs: (
      <>
        {generated && (
          <Suspense>
            <StartRunDialog caseIds={generated} onClose={() => setGenerated(null)} />
          </Suspense>
        )}
        {isLacking && <BulkLacking lacking={lacking} onClose={() => setLacking(false)} />}
        {printed && <PrintedCases rows={printed} onDone={() => setPrinted(null)} />}
        {asked && (
          <BulkDialog
            key={asked.key}
            offer={asked}
            selected={selected.length}
            onDone={done}
            onClose={() => setAsked(null)}
          />
        )}
        <BulkResult
          results={outcome?.results ?? []}
          title={resultTitle(t)}
          nameOf={(id) => rowOf(id)?.title ?? id}
          doneOf={(id) => {
            const status = rowOf(id)?.status;
            return actDoneLabel(outcome?.offer.act ?? '', { isClient, ...(status && { status }) });
          }}
          stayed={t('stayed')}
          select={{ label: (count) => t('selectStayed', { count }), run: setKeys }}
          onClose={() => setOutcome(null)}
        />
      </>
    ),
  };
}
