import { cases } from '@writdesk/contract/cases/cases';
import type { LeaseDraft } from '@writdesk/contract/month-filing/month-filing';
import type { RouteReply } from '@writdesk/contract/route';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/translate.ts';
import { BulkResult, resultTitle, useSeenRows, useSelection } from '../../../shared/table/index.ts';
import { FillDialog } from './FillDialog.tsx';
import { messages } from './messages.ts';
import { SubmitDialog } from './SubmitDialog.tsx';
import type { useDraftFacts } from './use-draft-facts.ts';

type Results = RouteReply<typeof cases.bulk>['results'];

/** The selected drafts: one notice for all that have none, and one attestation for all that are whole. */
export function useDraftSelection(
  rows: readonly LeaseDraft[] | undefined,
  { save }: Pick<ReturnType<typeof useDraftFacts>, 'save'>,
) {
  const t = useText(messages);
  const { keys, setKeys } = useSelection();
  const seen = useSeenRows(rows);
  const [asked, setAsked] = useState<'fill' | 'submit' | null>(null);
  const [results, setResults] = useState<Results>([]);
  const selected = keys.flatMap((key) => seen.get(key) ?? []);
  const whole = selected.filter(({ errors }) => errors.length === 0);
  return {
    selection: {
      keys,
      setKeys,
      actions: [
        { key: 'fill', label: t('fillIn'), run: () => setAsked('fill') },
        {
          key: 'submit',
          label: whole.length === 0 ? t('noneComplete') : t('submitThem', { count: whole.length }),
          disabled: whole.length === 0,
          run: () => setAsked('submit'),
        },
      ],
    },
    dialogs: (
      <>
        {asked === 'fill' && <FillDialog drafts={selected} save={save} onClose={() => setAsked(null)} />}
        {asked === 'submit' && (
          <SubmitDialog
            drafts={whole}
            leftOut={selected.length - whole.length}
            onDone={(done) => {
              setAsked(null);
              setResults(done);
              setKeys([]);
            }}
            onClose={() => setAsked(null)}
          />
        )}
        <BulkResult
          results={results}
          title={resultTitle(t)}
          nameOf={(id) => seen.get(id)?.title ?? id}
          doneOf={(id) =>
            t(
              results.some((one) => one.id === id && one.status === 'PAYMENT_HOLD')
                ? 'isHeld'
                : 'isSubmitted',
            )
          }
          stayed={t('stayed')}
          select={{ label: (count) => t('selectStayed', { count }), run: setKeys }}
          onClose={() => setResults([])}
        />
      </>
    ),
  };
}
