import type { CourthouseChoice } from '@writdesk/contract/courthouses/courthouses';
import { dayFacts, type FactName } from '@writdesk/contract/deadlines/deadline-values';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listDay, localZone } from '../../../shared/formats/dates.ts';
import { dateFormat } from '../../../shared/formats/intl.ts';
import { tags } from '../../../shared/formats/prose-day.ts';
import { currentLocale, useLocale } from '../../../shared/i18n/locale.ts';
import { translate, useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { Facts } from '../../../shared/ui/index.ts';
import { factWord } from '../../../labels/law/fact-words.ts';
import { inStateWords } from '../../../labels/law/state-words.ts';
import { stateName } from '../../../labels/law/states.ts';
import { useEventLabel } from '../../../labels/law/use-event-label.ts';
import { useTerms } from '../use-terms.ts';
import { factsOf } from './asked-facts.ts';
import type { CountInputs } from './count-address.ts';
import { choicesOf, isChoice } from './fact-choices.ts';
import { messages } from './messages.ts';

/** What stands on the printed page in place of the fields: where, what, and the facts as they were given. */
export function CountPaper({
  inputs: { state, county, courthouseId, event, facts },
  courts,
}: {
  inputs: CountInputs;
  courts: readonly CourthouseChoice[] | undefined;
}) {
  const t = useText(messages);
  const terms = useTerms()(state);
  const label = useEventLabel(terms);
  const locale = useLocale();
  if (!state || !event) return null;
  const court = courts?.find(({ id }) => id === courthouseId);
  const given = factsOf(event).flatMap((name) => {
    const value = facts[name];
    return value === undefined
      ? []
      : [{ label: inStateWords(factWord(name), terms), value: factText(name, value, state) }];
  });
  return (
    <section className="count-paper" aria-label={t('paperTitle')}>
      <Facts
        columns={3}
        items={[
          { label: t('state'), value: stateName(state, locale) },
          { label: t('county'), value: court?.county ?? county },
          { label: t('court'), value: court?.name },
          { label: t('event'), value: label(event, false) },
          ...given,
        ]}
      />
    </section>
  );
}

function factText(name: FactName, value: string, state: string): string {
  if (dayFacts.some((fact) => fact === name)) return listDay(value, '');
  if (isChoice(name)) return choicesOf(name, state).find((choice) => choice.value === value)?.label ?? value;
  if (name === 'caresCovered') return translate(messages, `cares_${value as 'YES' | 'NO' | 'UNKNOWN'}`);
  return `${listDay(value.slice(0, 10), '')}, ${value.slice(11)}`;
}

/** When and by whom it was printed, the link that gives the same count, and what a count is not. */
export function PaperFoot() {
  const t = useText(messages);
  const { name } = usePerson();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    // The page is drawn for the printer as soon as this returns.
    const stamp = () => flushSync(() => setNow(new Date()));
    addEventListener('beforeprint', stamp);
    return () => removeEventListener('beforeprint', stamp);
  }, []);
  const when = dateFormat(tags[currentLocale()], {
    timeZone: localZone(),
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(now);
  return (
    <footer className="count-paper count-paper-foot">
      <p>{t('printedAt', { when, name })}</p>
      <p>{location.href}</p>
      <p>{t('notLegalAdvice')}</p>
    </footer>
  );
}
