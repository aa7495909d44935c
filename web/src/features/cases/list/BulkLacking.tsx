import { Link } from '@tanstack/react-router';
import type { CaseRow } from '@writdesk/contract/cases/cases';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { useText } from '../../../shared/i18n/translate.ts';
import { Dialog } from '../../../shared/ui/index.ts';
import { caseAddress } from '../../../labels/case/case-names.ts';
import { recordedBy } from '../actions/index.ts';
import type { BulkOffer } from './bulk-acts.ts';
import { bulkMessages } from './bulk-messages.ts';
import { isOnward } from './first-act.ts';
import { whyNot } from './why-not.ts';

/** A selected case that can't go on, and why. */
export interface LackingRow {
  row: CaseRow;
  why: string;
}

/** The selected cases that wait for something to be put on record, where the selection offers nothing that takes one of them on. */
export function lackingOf(
  selected: readonly CaseRow[],
  offers: readonly BulkOffer[],
  termsOf: (state: string | null) => PackTerms | null,
): LackingRow[] {
  const goesOn = offers.some(({ act, rows }) => rows.some(({ status }) => isOnward(act, status)));
  if (goesOn) return [];
  return selected.flatMap((row) => {
    const why = whyNot(row, termsOf(row.stateCode));
    return why === null ? [] : [{ row, why }];
  });
}

/** What each of the selected cases lacks, with the way to where it is given. */
export function BulkLacking({ lacking, onClose }: { lacking: readonly LackingRow[]; onClose: () => void }) {
  const t = useText(bulkMessages);
  return (
    <Dialog open title={t('lacking')} keep={t('close')} onConfirm={onClose} onClose={onClose}>
      <p>{t('lackingLead', { count: lacking.length })}</p>
      <ul className="bulk-waits">
        {lacking.map(({ row, why }) => (
          <li key={row.id}>
            <Link {...caseAddress(row, recordingOf(row))}>
              <strong>{row.title}</strong>
            </Link>
            : {why}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The form that puts on record what the case lacks, where the reader has one. */
function recordingOf({ waiting, availableActions }: CaseRow): string | undefined {
  return (waiting[0]?.obstacles ?? [])
    .flatMap(({ point }) => recordedBy[point] ?? [])
    .find((act) => availableActions.includes(act));
}
