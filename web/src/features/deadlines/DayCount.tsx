import type { Deadline } from '@writdesk/contract/deadlines/deadline-reply';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { proseDay, recordDay } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { courtDay, deadlineText } from './day-words.ts';
import { CountLength, DayLedger } from './DayLedger.tsx';
import { factInSentence } from '../../labels/law/fact-words.ts';
import { calendarText, warningTexts } from './law-texts.ts';
import { messages } from './messages.ts';
import { inStateWords } from '../../labels/law/state-words.ts';
import { stateName } from '../../labels/law/states.ts';
import { Unverified } from './Unverified.tsx';
import { useEventLabel } from '../../labels/law/use-event-label.ts';
import { useTerms } from './use-terms.ts';
import type { WhyThisDayProps } from './WhyThisDay.tsx';
import './deadlines.css';

/** The day-by-day count of a date, the law and the calendar behind it, and who vouches for them. */
export default function DayCount(props: WhyThisDayProps) {
  const { deadline, event, timeZone, today, supposed, isUnderDate = false, actions } = props;
  const t = useText(messages);
  const titleId = useId();
  const { date, explain, missing, rule } = deadline;
  const terms = useTerms()(rule?.state);
  const label = useEventLabel(terms);
  const isOver = date !== null && courtDay(date, timeZone) < today;
  const title = [label(event, isOver), deadlineText(deadline, timeZone, today)].filter(Boolean).join(' ');
  return (
    <article className="why" aria-labelledby={titleId}>
      <header className="why-head">
        <h3 id={titleId}>{isUnderDate ? t('whyShort') : title}</h3>
        <CountLength of={deadline} />
      </header>
      {supposed && (
        <p className="why-supposed">
          {t('supposes', { fact: factInSentence(supposed.fact), day: proseDay(supposed.day, today) })}
        </p>
      )}
      {explain.length > 0 && (
        <DayLedger
          deadline={deadline}
          caption={t('daysOf', { what: title })}
          timeZone={timeZone}
          terms={terms}
          today={today}
        />
      )}
      {missing.length > 0 && (
        <p className="why-none">
          {t('stillNeeded', {
            facts: missing.map((name) => inStateWords(factInSentence(name), terms)).join(', '),
          })}
        </p>
      )}
      {date === null && missing.length === 0 && <p className="why-none">{t('noDay')}</p>}
      <Warnings of={deadline} terms={terms} />
      <Basis of={deadline} actions={actions} />
    </article>
  );
}

function Warnings({ of, terms }: { of: Deadline; terms: PackTerms | null }) {
  const t = useText(messages);
  const texts = warningTexts(of);
  if (texts.length === 0) return null;
  return (
    <ul className="why-warnings" aria-label={t('warnings')}>
      {texts.map(({ text, lang }) => (
        <li key={text}>
          <TriangleAlert size={15} aria-hidden />
          <span>
            <span lang={lang}>{lang ? text : inStateWords(text, terms)}</span>
            {lang && <span className="why-lang"> {t('inEnglish')}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Statute, pack, calendar, and who checked it; amber where nobody has. */
function Basis({ of: { rule, calendar, packVersion }, actions }: { of: Deadline; actions: ReactNode }) {
  const t = useText(messages);
  const locale = useLocale();
  if (!rule) return actions ? <footer className="why-basis">{actions}</footer> : null;
  const version = packVersion ?? rule.packVersion;
  const name = rule.state === 'US' ? t('federal') : stateName(rule.state, locale);
  const parts = [
    rule.cite,
    t('rules', { name, version }),
    calendar &&
      t('calendarOf', {
        name: calendarText(calendar.name),
        years: calendar.years.map(({ year, confirmedBy }) => confirmed(year, confirmedBy)).join(', '),
      }),
    rule.verifiedBy && checkedBy(rule.verifiedBy, rule.verifiedAt),
  ];
  function confirmed(year: number, by: string | null) {
    return by ? t('yearConfirmedBy', { year, name: by }) : t('yearUnconfirmed', { year });
  }
  function checkedBy(person: string, at: string | null) {
    return at
      ? t('checkedBy', { name: person, day: recordDay(at.slice(0, 10)) })
      : t('checkedByName', { name: person });
  }
  return (
    <footer className="why-basis">
      <p>{parts.filter(Boolean).join(' · ')}</p>
      {!rule.verifiedBy && (
        <p>
          <Unverified /> {t(`sure_${rule.confidence}`)}
        </p>
      )}
      {actions && <div className="why-actions">{actions}</div>}
    </footer>
  );
}
