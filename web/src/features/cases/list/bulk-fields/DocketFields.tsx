import type { CaseRow } from '@writdesk/contract/cases/cases';
import { dockets, type Docket } from '@writdesk/contract/dockets/dockets';
import { useCall } from '../../../../shared/api/index.ts';
import { Question, SelectInput, type Field } from '../../../../shared/form/index.ts';
import { listDay, timeAt, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { ErrorState, Skeleton } from '../../../../shared/ui/index.ts';
import { numberOf, partyName } from '../../../../labels/case/case-names.ts';
import { CommentQuestion, useEarlyHearing } from '../../actions/index.ts';
import { courtsOf, type BulkFieldsProps } from '../bulk-acts.ts';
import { bulkMessages } from '../bulk-messages.ts';

const shownDockets = 50;
/** So many cases are looked at one by one before they are sent; the result names the others. */
const lookedAt = 40;

/** A docket for the cases of each courthouse; one without a docket is left out. */
export default function DocketFields({ rows, field }: BulkFieldsProps) {
  const t = useText(bulkMessages);
  const courtless = rows.filter(({ courthouseId }) => courthouseId === null).length;
  return (
    <>
      {courtless > 0 && <p className="bulk-left-out">{t('noCourthouse', { count: courtless })}</p>}
      {courtsOf(rows).map((court) => (
        <DocketField
          key={court.id}
          court={court}
          rows={rows.filter(({ courthouseId }) => courthouseId === court.id)}
          field={field(court.id)}
        />
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
  /** The cases of this court. */
  rows: readonly CaseRow[];
  court: { id: string; name: string; count: number };
  field: Field<string>;
}

function DocketField({ court: { id, name, count }, rows, field }: DocketFieldProps) {
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
  const chosen = query.data.dockets.find((docket) => docket.id === value);
  return (
    <>
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
      {chosen && (
        <ul className="bulk-waits tone-hold" aria-live="polite" aria-label={t('needReason')}>
          {rows.slice(0, lookedAt).map((row) => (
            <EarlyRow key={row.id} row={row} hearingDate={chosen.hearingDate} />
          ))}
        </ul>
      )}
    </>
  );

  function wordsOf({ hearingDate, hearingAt, timeZone, room, maxCases, caseCount }: Docket) {
    return {
      label: `${listDay(hearingDate, todayIn(timeZone))}, ${timeAt(hearingAt, timeZone)}`,
      hint: t('docketFree', { room, free: maxCases - caseCount }),
    };
  }
}

/** Why the chosen day needs a reason in this case; nothing where it needs none. */
function EarlyRow({ row, hearingDate }: { row: CaseRow; hearingDate: string }) {
  const t = useText(bulkMessages);
  const early = useEarlyHearing(row, hearingDate);
  if (!early) return null;
  const name = [partyName(row.tenantNames) || row.title, numberOf(row)].join(', ');
  return <li>{t('needsReason', { name, why: early.text })}</li>;
}
