import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { recordMoment } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { messages } from './messages.ts';
import type { CaseDocument } from './needed-documents.ts';

const EndFlagDialog = lazy(() => import('./EndFlagDialog.tsx'));

interface FlagNoteProps {
  flag: CaseDocument['flags'][number];
  document: CaseDocument;
  details: CaseDetails;
}

/** What is wrong with a document, where and who says so; what has ended is shown no more. */
export function FlagNote({ flag, document, details }: FlagNoteProps) {
  const t = useText(messages);
  const { holds } = usePerson();
  const [isEnding, setEnding] = useState(false);
  if (flag.endedAt !== null) return null;
  const { comment, reason, page, flaggedBy, flaggedAt } = flag;
  const facts = [
    t(`reason${reason}`),
    page !== null && t('flagOnPage', { page }),
    t('flagBy', { name: flaggedBy, when: recordMoment(flaggedAt, zoneOf(details)) }),
  ];
  return (
    <span className="document-flag tone-stop tone-text">
      <Flag size={14} aria-hidden />
      <span>
        {t('flagged', { comment })} <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {holds('document.flag') && (
        <Button
          size="small"
          type="link"
          aria-label={t('endFlagOf', { comment })}
          onClick={() => setEnding(true)}
        >
          {t('endFlag')}
        </Button>
      )}
      {isEnding && (
        <Suspense>
          <EndFlagDialog
            flag={flag}
            document={document}
            others={details.documents.filter(({ id }) => id !== document.id)}
            onClose={() => setEnding(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
