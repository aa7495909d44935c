import type { CaseRow } from '@writdesk/contract/cases';
import { CircleCheck, CircleX } from 'lucide-react';
import { Dialog } from '../../shared/ui/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { actDoneLabel } from '../../labels/case/act-labels.ts';
import type { BulkOffer } from './bulk-acts.ts';
import type { BulkResults } from './BulkDialog.tsx';
import { messages } from './messages.ts';

interface BulkResultProps {
  /** Null while there is nothing to tell. */
  outcome: { offer: BulkOffer; results: BulkResults } | null;
  isClient: boolean;
  onSelect: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** What became of each case; those that stayed come first, each with its reason. */
export function BulkResult({ outcome, isClient, onSelect, onClose }: BulkResultProps) {
  const t = useText(messages);
  const results = outcome?.results ?? [];
  const stayed = results.filter(({ ok }) => !ok);
  const done = results.length - stayed.length;
  const count = results.length;
  const title =
    stayed.length === 0
      ? t('resultAll', { count })
      : done === 0
        ? t('resultNone', { count })
        : t('resultSome', { done, total: count });
  const rowOf = (id: string) => outcome?.offer.rows.find((row) => row.id === id);
  return (
    <Dialog
      open={outcome !== null}
      title={title}
      width={560}
      keep={t('closeResult')}
      confirm={stayed.length > 0 ? { label: t('selectStayed', { count: stayed.length }) } : undefined}
      onConfirm={() => {
        onSelect(stayed.map(({ id }) => id));
        onClose();
      }}
      onClose={onClose}
    >
      <ul className="bulk-results" tabIndex={0} aria-label={title}>
        {[...stayed, ...results.filter(({ ok }) => ok)].map((result) => (
          <ResultLine
            key={result.id}
            result={result}
            row={rowOf(result.id)}
            offer={outcome?.offer}
            isClient={isClient}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface ResultLineProps {
  result: BulkResults[number];
  row: CaseRow | undefined;
  offer: BulkOffer | undefined;
  isClient: boolean;
}

function ResultLine({ result, row, offer, isClient }: ResultLineProps) {
  const t = useText(messages);
  const reasons = result.errors?.map(({ message }) => message) ?? [];
  // The fields say it better than the sentence that sums them up.
  const why = reasons.length > 0 ? reasons : [result.message ?? t('stayed')];
  const done = actDoneLabel(offer?.act ?? '', { isClient, ...(row && { status: row.status }) });
  return (
    <li className={result.ok ? 'done' : 'stayed'}>
      {result.ok ? <CircleCheck size={16} aria-hidden /> : <CircleX size={16} aria-hidden />}
      <div>
        <strong>{row?.title ?? result.id}</strong>
        {(result.ok ? [done] : why).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </li>
  );
}
