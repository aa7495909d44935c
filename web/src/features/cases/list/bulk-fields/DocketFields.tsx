import { dockets, type Docket } from '@writdesk/contract/dockets/dockets';
import { useCall } from '../../../../shared/api/index.ts';
import { Question, SelectInput, type Field } from '../../../../shared/form/index.ts';
import { listDay, timeAt, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { ErrorState, Skeleton } from '../../../../shared/ui/index.ts';
import { CommentQuestion } from '../../actions/index.ts';
import { courtsOf, type BulkFieldsProps } from '../bulk-acts.ts';
import { bulkMessages } from '../bulk-messages.ts';

const shownDockets = 50;

/** A docket for the cases of each courthouse; one without a docket is left out. */
export default function DocketFields({ rows, field }: BulkFieldsProps) {
  const t = useText(bulkMessages);
  const courtless = rows.filter(({ courthouseId }) => courthouseId === null).length;
  return (
    <>
      {courtless > 0 && <p className="bulk-left-out">{t('noCourthouse', { count: courtless })}</p>}
      {courtsOf(rows).map((court) => (
        <DocketField key={court.id} court={court} field={field(court.id)} />
      ))}
      <CommentQuestion
        act="apply-to-docket"
        label={t('docketReason')}
        hint={t('docketReasonHint')}
        field={field('reason')}
        optional
        maxLength={1000}
      />
    </>
  );
}

interface DocketFieldProps {
  court: { id: string; name: string; count: number };
  field: Field<string>;
}

function DocketField({ court: { id, name, count }, field }: DocketFieldProps) {
  const t = useText(bulkMessages);
  const query = useCall(dockets.list, {
    query: { courthouseId: id, open: 'true', size: shownDockets },
    quiet: true,
  });
  if (query.error)
    return <ErrorState error={query.error} what={t('theDockets')} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton lines={2} label={t('theDockets')} />;
  if (query.data.dockets.length === 0) return <p>{t('noDocket', { court: name })}</p>;
  const { value, onChange, ...rest } = field;
  return (
    <Question label={t('docketOf', { court: name, count })} field={field}>
      <SelectInput
        {...rest}
        value={value || null}
        onChange={(next) => onChange(next ?? '')}
        allowClear
        placeholder={t('chooseDocket')}
        options={query.data.dockets.map((docket) => ({ value: docket.id, ...wordsOf(docket) }))}
      />
    </Question>
  );

  function wordsOf({ hearingDate, hearingAt, timeZone, room, maxCases, caseCount }: Docket) {
    return {
      label: `${listDay(hearingDate, todayIn(timeZone))}, ${timeAt(hearingAt, timeZone)}`,
      hint: t('docketFree', { room, free: maxCases - caseCount }),
    };
  }
}
