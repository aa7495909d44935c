import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { TriangleAlert } from 'lucide-react';
import type { Field } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';
import { docketMessages } from './docket-messages.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { useEarlyHearing } from './use-early-hearing.ts';

interface DocketReasonProps {
  details: CaseDetails;
  /** Of the chosen docket. */
  hearingDate: string | undefined;
  field: Field<string>;
}

/** Asks why a hearing is moved, and warns of one to which the tenant isn’t bound yet, which needs a reason too. */
export default function DocketReason({ details, hearingDate, field }: DocketReasonProps) {
  const own = useText(docketMessages);
  const early = useEarlyHearing({ ...details, timeZone: zoneOf(details) }, hearingDate);
  const isMove = details.docketId !== null;
  if (!early && !isMove && !field.error) return null;
  return (
    <>
      {early && (
        <p className="with-icon tone-hold answer-window" role="status">
          <TriangleAlert size={16} aria-hidden />
          <span>{early.text}</span>
        </p>
      )}
      <CommentQuestion
        act="apply-to-docket"
        label={own(early || field.error ? 'whyEarly' : 'whyDocket')}
        field={field}
        optional={!early && !field.error}
        maxLength={1000}
      />
    </>
  );
}
