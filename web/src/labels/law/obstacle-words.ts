import type { Obstacle } from '@writdesk/contract/lawful-days/obstacle';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { listDay } from '../../shared/formats/dates.ts';
import { defineMessages } from '../../shared/i18n/define-messages.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { eventLabel } from './use-event-label.ts';

const messages = defineMessages({
  en: {
    dayAhead: 'Lawful from {from}. {event}: {due}',
    dayUnknown: 'The first lawful day isn’t known yet: the case has no day for “{event}”',
    dayPast: 'The last lawful day was {due}. {event}',
    noHearing: 'No hearing was held',
    hearingAhead: 'The hearing is on {due}',
    hearingLater: 'The hearing was held on {due}, after this day',
    notServed: 'Nothing on record shows that every defendant was served',
    courtClosed: 'The court is closed on {due}: {why}',
    docketUnchecked: 'Nobody has looked at the docket since the time to answer ended',
    searchMissing: 'Not every defendant was searched for military service',
    searchOld: 'The military search of {due} is too old',
    searchUncertain: 'The military search gave no certain answer; a lawyer’s affidavit must say so',
    servicemember: 'A defendant is in military service, and needs counsel first',
    withLaw: '{said} ({cite})',
  },
  es: {
    dayAhead: 'Lícito desde el {from}. {event}: {due}',
    dayUnknown: 'Aún no se sabe el primer día lícito: el caso no tiene día para «{event}»',
    dayPast: 'El último día lícito fue el {due}. {event}',
    noHearing: 'No se celebró ninguna audiencia',
    hearingAhead: 'La audiencia es el {due}',
    hearingLater: 'La audiencia se celebró el {due}, después de este día',
    notServed: 'Nada consta que muestre que se notificó a cada demandado',
    courtClosed: 'El tribunal está cerrado el {due}: {why}',
    docketUnchecked: 'Nadie ha consultado el expediente desde que terminó el plazo para contestar',
    searchMissing: 'No se buscó el servicio militar de cada demandado',
    searchOld: 'La búsqueda militar del {due} es demasiado antigua',
    searchUncertain: 'La búsqueda militar no dio respuesta segura; debe decirlo la declaración de un abogado',
    servicemember: 'Un demandado presta servicio militar y necesita antes un abogado',
    withLaw: '{said} ({cite})',
  },
});

interface Reading {
  /** Today at the courthouse. */
  today: string;
  terms: PackTerms | null;
  /** Says why a court is closed in the reader’s language. */
  why: (reason: string) => string;
}

/** What stands in the way of an action, with the day and the law: `Lawful from Tue Dec 1. Answer due: Mon Nov 30 (…)`. */
export function obstacleText(
  { point, event, from, due, cite, closedBecause }: Obstacle,
  { today, terms, why }: Reading,
): string {
  const day = (value: string | null) => (value ? listDay(value, today) : '');
  const said = translate(messages, point, {
    from: day(from),
    due: day(due),
    event: event ? eventLabel(event, terms) : '',
    why: closedBecause ? why(closedBecause) : '',
  });
  return cite ? translate(messages, 'withLaw', { said, cite }) : said;
}
