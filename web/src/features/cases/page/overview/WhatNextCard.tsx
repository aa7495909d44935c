import { Link } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { listDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { Derived, Sheet } from '../../../../shared/ui/index.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { useLawDates } from '../../shared/use-law-dates.ts';
import { useFresh } from '../fresh-parts.ts';
import { useIsAnswered } from '../../shared/use-send-back.ts';
import { nextMessages } from './next-messages.ts';
import { whatNext } from './what-next.ts';

/** Stands for the day in a sentence: the day itself is set in bold. */
const DAY = '\u{E000}';

/** For a company in place of the firm’s steps: what happens next and on which days, in plain sentences. */
export function WhatNextCard({ details }: { details: CaseDetails }) {
  const t = useText(nextMessages);
  const fresh = useFresh('status', 'dates');
  const query = useLawDates(details);
  const timeZone = query.data?.timeZone ?? zoneOf(details);
  const today = todayIn(timeZone);
  const isAnswered = useIsAnswered(details);
  const deadlines = query.data?.deadlines ?? [];
  const isReader = !usePerson().holds('case.submit');
  const lines = whatNext({ details, isAnswered, isReader, deadlines, timeZone, today });
  if (lines.length === 0) return null;
  const words = stateWords(details.terms);
  return (
    <Sheet
      title={t('title')}
      className={`what-next ${fresh}`}
      extra={
        lines.some(({ day }) => day !== null) && (
          <Link to="." hash="dates">
            {t('whyDays')}
          </Link>
        )
      }
    >
      <Derived name={t('title')} isWaiting={query.isWaiting}>
        {lines.map(({ say, day }) => {
          const [before, after] = t(say, { ...words, day: DAY }).split(DAY);
          return (
            <p key={say}>
              {before}
              {day && <strong>{listDay(day, today)}</strong>}
              {after}
            </p>
          );
        })}
      </Derived>
    </Sheet>
  );
}
