import { courtFees, type AddedFeeSchedule } from '@writdesk/contract/court-fees/court-fees';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { bracketText } from './fee-form-values.ts';
import { feeMessages } from './fee-messages.ts';
import { messages } from './messages.ts';
import { useGivenName } from '../../labels/use-given-name.ts';

const AddFees = lazy(() => import('./AddFees.tsx'));

/** Every version of the fees that hold at a courthouse, with its source; a new one is added, none is changed. */
export function FeeVersions({ courthouseId }: { courthouseId: string }) {
  const t = useText(feeMessages);
  const [isOpen, setOpen] = useState(false);
  const { data: book } = useCall(courtFees.book, { params: { id: courthouseId }, quiet: true });
  if (!book) return null;
  const mayAdd = book.can.own || book.can.levels.length > 0;
  return (
    <Sheet
      title={t('versions')}
      extra={mayAdd && <Button onClick={() => setOpen(true)}>{t('addVersion')}</Button>}
    >
      {book.schedules.toReversed().map((schedule) => (
        <Version key={schedule.id} schedule={schedule} />
      ))}
      {isOpen && (
        <Suspense fallback={null}>
          <AddFees book={book} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Sheet>
  );
}

function Version({ schedule }: { schedule: AddedFeeSchedule }) {
  const t = useText(feeMessages);
  const named = useText(messages);
  const given = useGivenName();
  const { level, placeName, isOwn, isInForce, effectiveFrom, rows, note, addedBy } = schedule;
  const about = [
    t(isInForce ? 'inForce' : 'earlier'),
    level !== 'courthouse' && placeName,
    isOwn && t('own'),
    addedBy && t('by', { name: addedBy }),
  ].filter(Boolean);
  return (
    <details className="fee-version" open={isInForce}>
      <summary>
        {effectiveFrom ? t('since', { day: recordDay(effectiveFrom) }) : t('always')} · {about.join(' · ')}
      </summary>
      {note && <p>{given(note)}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            {named(row.purpose)}, {named(row.basis)}:{' '}
            {row.basis === 'PERCENT'
              ? `${bracketText(row.brackets)} %`
              : row.amountCents === null
                ? named('askClerk')
                : formatMoney(row.amountCents)}
            {row.aboveCents !== null && ` (${named('above', { sum: formatMoney(row.aboveCents) })})`}
            <small>
              {row.note && `${given(row.note)}. `}
              {given(row.source)},{' '}
              {row.verifiedBy ? t('verifiedBy', { name: row.verifiedBy }) : t('unverified')}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
