import { proseDay } from '../../../../shared/formats/dates.ts';
import { defineMessages } from '../../../../shared/i18n/define-messages.ts';
import { currentLocale } from '../../../../shared/i18n/locale.ts';
import { translate } from '../../../../shared/i18n/translate.ts';
import { stateName } from '../../../../labels/law/states.ts';
import { eventLabel } from '../../../../labels/law/use-event-label.ts';
import { recordsIn, textIn, type EventData } from '../../shared/timeline/event-data.ts';
import { type CaseEvent, sentenceOf, type Teller } from '../../shared/timeline/sentence.ts';

const messages = defineMessages({
  en: {
    moved: '{name} rules {version} changed {what}',
    accepted: 'Accepted the change by {name} rules {version}: {what}',
    federal: 'Federal',
    was: '{what}, was {day}',
    now: '{what}, {day}',
  },
  es: {
    moved: 'Las reglas de {name} {version} cambiaron {what}',
    accepted: 'Aceptado el cambio de las reglas de {name} {version}: {what}',
    federal: 'Estados Unidos',
    was: '{what}, antes el {day}',
    now: '{what}, {day}',
  },
});

/** An event as the timeline shows it: what people did, and what releases of rules changed. */
export function toldEvent(event: CaseEvent, teller: Teller): string {
  switch (event.kind) {
    case 'case.rules-moved':
      return rulesSentence({ key: 'moved', day: 'was' }, event.data, teller);
    case 'case.rules-accepted':
      return rulesSentence({ key: 'accepted', day: 'now' }, event.data, teller);
    default:
      return sentenceOf(event, teller);
  }
}

interface Words {
  key: 'moved' | 'accepted';
  day: 'was' | 'now';
}

/** Of a date that is new or gone its name alone. */
function rulesSentence({ key, day: words }: Words, data: EventData, { today, terms }: Teller): string {
  const dates = recordsIn(data, 'dates').map((one) => {
    const what = eventLabel(textIn(one, 'event'), terms);
    const day = textIn(one, 'day');
    return day ? translate(messages, words, { what, day: proseDay(day, today) }) : what;
  });
  const state = textIn(data, 'state');
  const name = state === 'US' ? translate(messages, 'federal') : stateName(state, currentLocale());
  return translate(messages, key, { name, version: textIn(data, 'version'), what: dates.join('; ') });
}
