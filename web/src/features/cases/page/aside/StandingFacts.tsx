import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { RecordedFact } from '@writdesk/contract/court-facts/court-fact-values';
import { dayOf, listDay, timeAt } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { messages } from '../messages.ts';
import { courtFactWord } from '../../shared/court-fact-words.ts';
import { shortDay } from '../../../deadlines/index.ts';
import { OddDay } from './OddDay.tsx';
import { oddDayWords } from './odd-day-words.ts';

interface StandingFactsProps extends Pick<CaseDetails, 'terms'> {
  facts: readonly RecordedFact[];
  place: { timeZone: string; today: string };
  /** Opens the form; absent for whoever may not record. */
  onChange: (() => void) | undefined;
}

/** The court’s wall clock, as it is. */
const clock = (value: string) => timeAt(`${value}:00Z`, 'UTC', { zone: 'never' });

/** What the dates stand on: the days of the court papers, each with who recorded it, when, and from what. */
export function StandingFacts({ facts, terms, place: { timeZone, today }, onChange }: StandingFactsProps) {
  const t = useText(messages);
  const tOdd = useText(oddDayWords);
  return (
    <section className="standing-facts" aria-label={t('standOn')}>
      <header>
        <h3>{t('standOn')}</h3>
        {onChange && (
          <button type="button" className="link-button" onClick={onChange}>
            {t('changeFacts')}
          </button>
        )}
      </header>
      <dl>
        {facts.map(({ fact, value, source, recordedBy, recordedAt, counts, earlierThan }) => (
          <div key={fact}>
            <dt>{courtFactWord(fact, terms)}</dt>
            <dd>
              {listDay(value.slice(0, 10), today)}
              {value.length > 10 && `, ${clock(value)}`}
              {!counts && <small className="fact-idle">{t('factIdle')}</small>}
              {earlierThan && <OddDay>{tOdd('earlierThan', { day: shortDay(earlierThan, today) })}</OddDay>}
              {recordedBy && (
                <small>
                  {t('factBy', { name: recordedBy, day: shortDay(dayOf(recordedAt, timeZone), today) })}
                  {source && ` · ${source}`}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
