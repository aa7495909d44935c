import type { SheetCase } from '@writdesk/contract/court-day/court-day';
import { caseStatuses } from '@writdesk/contract/cases/case-status';
import { CircleCheck, Clock3, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { timeAt } from '../../../shared/formats/dates.ts';
import { formatMoney } from '../../../shared/formats/money.ts';
import { currentLocale } from '../../../shared/i18n/locale.ts';
import { wordOf } from '../../../shared/i18n/word-list.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { caseStatusLook } from '../../../shared/ui/facts/case-status.ts';
import { outcomes } from '../../../labels/case/court-words.ts';
import { isElsewhere, type PendingResult, type Theirs } from './pending-result.ts';
import { ResultButtons } from './ResultButtons.tsx';
import { sheetMessages } from './sheet-messages.ts';
import type { CourtDay } from './use-court-day.ts';

interface ResultRowProps {
  item: SheetCase;
  day: CourtDay;
  timeZone: string;
}

const open: readonly string[] = ['ON_DOCKET', 'AWAITING_JUDGMENT'];

/** What came of a case, or the buttons that record it. */
export function ResultRow({ item, day, timeZone }: ResultRowProps) {
  const t = useText(sheetMessages);
  const [isChanging, setChanging] = useState(false);
  const name = item.tenantNames || item.title;
  const pending = day.pending.findLast(({ caseId }) => caseId === item.id);
  const clock = (at: string) => timeAt(at, timeZone, { zone: 'never' });
  if (pending?.refused) return <Refused pending={pending} item={item} day={day} clock={clock} />;
  if (pending) {
    return (
      <p className="result">
        <Clock3 size={16} aria-hidden />
        <strong>{orderWords(pending)}</strong>
        <span className="quiet">{t('pressedAt', { time: clock(pending.pressedAt) })}</span>
        <button type="button" className="sheet-button" onClick={() => void day.undo(pending)}>
          {t('undo')}
        </button>
      </p>
    );
  }
  const { result } = item;
  const isGone = isElsewhere(item);
  const isOpen = open.includes(item.status) && result?.outcome !== 'CONTINUED' && !isGone;
  if (isChanging || (isOpen && !result)) {
    return (
      <ResultButtons
        label={t('resultOf', { name })}
        claimCents={item.claimCents}
        onPress={(outcome, cents) => {
          setChanging(false);
          void day.press(item, outcome, cents);
        }}
        onClose={isChanging ? () => setChanging(false) : null}
      />
    );
  }
  const mayChange = !isGone && (isOpen || item.outcomes.length > 0);
  return (
    <p className="result">
      <CircleCheck size={16} aria-hidden />
      <strong>{result ? orderWords(result) : isGone ? t('elsewhere') : statusWords(item.status)}</strong>
      {result && <span className="quiet">{t('recordedAt', { time: clock(result.at) })}</span>}
      {mayChange && (
        <button type="button" className="sheet-button plain" onClick={() => setChanging(true)}>
          {t('change')}
        </button>
      )}
    </p>
  );
}

const orderWords = ({ outcome, amountCents }: Pick<PendingResult, 'outcome' | 'amountCents'>) =>
  [wordOf(outcomes, outcome), amountCents !== null && formatMoney(amountCents)].filter(Boolean).join(', ');

function statusWords(status: string): string {
  const known = caseStatuses.find((one) => one === status);
  return known ? caseStatusLook(known, 'firm').label[currentLocale()] : status;
}

interface RefusedProps {
  pending: PendingResult;
  item: SheetCase;
  day: CourtDay;
  clock: (at: string) => string;
}

/** The result that was pressed here, and what the server has instead, side by side. */
function Refused({ pending, item, day, clock }: RefusedProps) {
  const t = useText(sheetMessages);
  const now = pending.refused?.theirs ?? null;
  // Where nobody was faster the sentence alone says what stands in the way.
  const isMet = now !== null && (now.status !== pending.seen.status || now.outcome !== null);
  const theirs = isMet ? now : null;
  return (
    <section className="conflict" aria-label={t('resultOf', { name: pending.name })}>
      <p role="alert">
        <TriangleAlert size={16} aria-hidden /> {pending.refused?.message}
      </p>
      <div className="conflict-sides">
        <div>
          <span className="quiet">{t('yours', { time: clock(pending.pressedAt) })}</span>
          <strong>{orderWords(pending)}</strong>
        </div>
        {theirs && (
          <div>
            <span className="quiet">{t('theirs', { time: clock(theirs.at) })}</span>
            <strong>{theirWords(theirs, t('statusOnly', { status: statusWords(theirs.status) }))}</strong>
          </div>
        )}
      </div>
      <p className="conflict-ways">
        <button type="button" className="sheet-button" onClick={() => void day.undo(pending)}>
          {t(isMet ? 'keepTheirs' : 'dont')}
        </button>
        {now?.isOpen !== false && (
          <button type="button" className="sheet-button" onClick={() => void day.insist(pending)}>
            {t(isMet ? 'sendMine' : 'sendAgain')}
          </button>
        )}
        <a href={`/cases/${item.id}`}>{t('openCase')}</a>
      </p>
    </section>
  );
}

const theirWords = ({ outcome, amountCents }: Theirs, otherwise: string) =>
  outcome ? `${orderWords({ outcome, amountCents })}. ${otherwise}` : otherwise;
