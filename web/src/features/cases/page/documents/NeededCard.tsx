import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Sheet } from '../../../../shared/ui/index.ts';
import { kindName } from './document-kinds.ts';
import { messages } from './messages.ts';
import type { Needed as NeededDocument } from './needed-documents.ts';

/** What the case can't go on without, and whether it is there. */
export function NeededCard({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const { neededDocuments } = details;
  if (neededDocuments.length === 0) return null;
  return (
    <Sheet title={t('needed')}>
      <ul className="needed-list">
        {neededDocuments.map((one) => (
          <Needed key={one.key} needed={one} />
        ))}
      </ul>
    </Sheet>
  );
}

function Needed({ needed }: { needed: NeededDocument }) {
  const t = useText(messages);
  const { why, kind, name, documentIds, isUnderway, courtForm } = needed;
  const isThere = documentIds.length > 0;
  const Icon = isThere ? CircleCheck : isUnderway ? LoaderCircle : CircleAlert;
  return (
    <li className={`tone-${isThere ? 'gain' : isUnderway ? 'desk' : 'hold'}`}>
      <Icon size={16} aria-hidden />
      <span>
        {courtForm ? name : kind ? kindName(kind, name) : name}
        {why === 'REQUEST' && <small> · {t('asked')}</small>}
        {courtForm && !isThere && <small> · {t('formMissing', { form: courtForm })}</small>}
        {why === 'STEP' && <small> · {t('ofStep')}</small>}
      </span>
      <span className="tone-text">{t(isThere ? 'present' : isUnderway ? 'made' : 'missing')}</span>
    </li>
  );
}
