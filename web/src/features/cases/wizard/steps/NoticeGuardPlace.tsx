import type { NoticeCode } from '@writdesk/contract/notices/notice-words';
import { Suspense } from 'react';
import { useLocale } from '../../../../shared/i18n/locale.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { NoticePanel } from '../../../notice-guard/index.ts';
import { fieldWords } from '../../../../labels/case/field-words.ts';
import { type DraftField, stepOfPath } from '../../../../labels/case/steps.ts';
import { isNoticeAhead } from '../draft/draft-changes.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useStep } from './use-step.ts';

/** The points that ask for a fact of another step. */
const elsewhere: Partial<Record<NoticeCode, DraftField>> = {
  lengthNoLease: 'leaseFrom',
  typeNoLease: 'leaseFrom',
  typeNoReason: 'reasons',
  amountNoLedger: 'ledger',
};

function FieldLink({ field }: { field: DraftField | undefined }) {
  const locale = useLocale();
  const { go } = useStep();
  if (!field) return null;
  return (
    <button type="button" className="link-button" onClick={() => go(stepOfPath(field), field)}>
      {fieldWords[field][locale].name}
    </button>
  );
}

/** Where the check of the notice speaks next to the fields: at the right on a wide screen, else under them. */
export function NoticeGuardPlace() {
  const { step } = useStep();
  const { isClient } = usePerson();
  const { record, base, values } = useDraft();
  if (step !== 'notice' || !record) return null;
  return (
    <Suspense fallback={null}>
      <NoticePanel
        record={record}
        isClient={isClient}
        isBehind={isNoticeAhead(base, values)}
        renderBelow={({ code }) => <FieldLink field={elsewhere[code]} />}
      />
    </Suspense>
  );
}
