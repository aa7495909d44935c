import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Sheet } from '../../../../shared/ui/index.ts';
import { kindName } from './document-kinds.ts';
import { messages } from './messages.ts';
import { neededDocuments, type NeededDocument } from './needed-documents.ts';

/** What the case can't go on without, and whether it is there. */
export function NeededCard({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const needed = neededDocuments(details);
  if (needed.length === 0) return null;
  return (
    <Sheet title={t('needed')}>
      <ul className="needed-list">
        {needed.map((one) => (
          <Needed key={one.key} needed={one} isUnderway={isUnderway(one, details)} />
        ))}
      </ul>
    </Sheet>
  );
}

function Needed({ needed, isUnderway: underway }: { needed: NeededDocument; isUnderway: boolean }) {
  const t = useText(messages);
  const isThere = needed.present.length > 0;
  const Icon = isThere ? CircleCheck : underway ? LoaderCircle : CircleAlert;
  return (
    <li className={`tone-${isThere ? 'gain' : underway ? 'desk' : 'hold'}`}>
      <Icon size={16} aria-hidden />
      <span>
        {needed.kind ? kindName(needed.kind) : needed.asked}
        {needed.asked && <small> · {t('asked')}</small>}
      </span>
      <span className="tone-text">{t(isThere ? 'present' : underway ? 'made' : 'missing')}</span>
    </li>
  );
}

function isUnderway({ kind }: NeededDocument, { documents }: CaseDetails): boolean {
  return documents.some(
    (document) =>
      document.kind === kind && (document.status === 'QUEUED' || document.status === 'GENERATING'),
  );
}
