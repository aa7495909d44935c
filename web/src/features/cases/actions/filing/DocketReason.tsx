import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { earlyHearing } from '@writdesk/contract/dockets/early-hearing';
import type { FaultValues } from '@writdesk/contract/sentences/fault';
import { TriangleAlert } from 'lucide-react';
import type { Field } from '../../../../shared/form/index.ts';
import { listDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';
import { zoneOf } from '../../shared/court-zone.ts';
import { useLawDates } from '../../shared/use-law-dates.ts';
import { docketMessages } from './docket-messages.ts';

interface DocketReasonProps {
  details: CaseDetails;
  /** Of the chosen docket. */
  hearingDate: string | undefined;
  field: Field<string>;
}

/** Asks why a hearing is moved, and warns of one to which the tenant isn’t bound yet, which needs a reason too. */
export default function DocketReason({ details, hearingDate, field }: DocketReasonProps) {
  const own = useText(docketMessages);
  const { data } = useLawDates(details);
  const early = hearingDate && data?.hearing ? earlyHearing(data.hearing, hearingDate) : null;
  const isMove = details.docketId !== null;
  if (!early && !isMove && !field.error) return null;
  return (
    <>
      {early && (
        <p className="with-icon tone-hold answer-window" role="status">
          <TriangleAlert size={16} aria-hidden />
          <span>{own(early.code, daysOf(early.values, todayIn(zoneOf(details))))}</span>
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

/** As lists say days: near ones without their year. */
const daysOf = (values: FaultValues, today: string) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, day]) =>
      typeof day === 'string' ? [[name, listDay(day, today)]] : [],
    ),
  );
