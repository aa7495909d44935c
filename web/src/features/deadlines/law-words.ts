import { currentLocale, type Locale } from '../../shared/i18n/locale.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { withDays } from './day-words.ts';
import { factWord } from './fact-words.ts';
import { messages } from './messages.ts';

/** What the engine says in its own English, in the reader's words. `lang` is told where they stay English. */
export interface LawText {
  text: string;
  lang?: 'en';
}

/** The engine's usual sentences; what a rule or a calendar says besides is a note of the law and stays as it is. */
const spanish: Readonly<Record<string, string>> = {
  Saturday: 'Sábado',
  Sunday: 'Domingo',
  'This day never counts': 'Este día nunca cuenta',
  'the court is closed': 'el tribunal está cerrado',
  'The next open day': 'El siguiente día hábil',
  'The last open day before': 'El último día hábil anterior',
  'The window opens': 'Empieza el plazo',
  'The window ends': 'Termina el plazo',
  'The rental period runs on': 'El período de renta sigue',
  'Notice given': 'Aviso dado',
  'Papers served': 'Demanda notificada',
  'Answer filed': 'Contestación presentada',
  'Case filed': 'Caso presentado',
  'Trial asked for': 'Juicio pedido',
  Hearing: 'Audiencia',
  'Judgment entered': 'Fallo registrado',
  'Notice of entry served': 'Registro del fallo notificado',
  'Writ issued': 'Orden emitida',
  'Execution applied for': 'Ejecución pedida',
  'Writ posted': 'Orden fijada',
  'The notice ends at midnight': 'El aviso vence a medianoche',
  'First day the case may be filed': 'Primer día para presentar el caso',
  'Last day on which the notice can be used': 'Último día en que sirve el aviso',
  'Last day to serve': 'Último día para notificar',
  'Last day to answer': 'Último día para contestar',
  'First day without an answer': 'Primer día sin contestación',
  'Last day to pay and stay': 'Último día para pagar y quedarse',
  'First day after the tender': 'Primer día tras el pago ofrecido',
  'Rent goes into court from here': 'Desde aquí la renta va al tribunal',
  'Last day for the hearing': 'Último día para la audiencia',
  'A search from this day on is still good': 'Una búsqueda desde este día aún sirve',
  'Last day to appeal': 'Último día para apelar',
  'First day after the appeal window': 'Primer día tras el plazo de apelación',
  'First day for the writ': 'Primer día para la orden',
  'Last day to ask for the writ': 'Último día para pedir la orden',
  'Last day for the officer': 'Último día para el oficial',
  'The writ is dead after this day': 'La orden caduca tras este día',
  'First day for another officer': 'Primer día para otro oficial',
  'The warning ends': 'El aviso previo termina',
  'First day for the lockout': 'Primer día para el lanzamiento',
  'New Year’s Day': 'Año Nuevo',
  'Birthday of Martin Luther King, Jr.': 'Natalicio de Martin Luther King Jr.',
  'Washington’s Birthday': 'Natalicio de Washington',
  'Lincoln’s Birthday': 'Natalicio de Lincoln',
  'César Chávez Day': 'Día de César Chávez',
  'Good Friday': 'Viernes Santo',
  'Confederate Memorial Day': 'Día de los Caídos Confederados',
  'Memorial Day': 'Día de los Caídos',
  Juneteenth: 'Juneteenth',
  'Independence Day': 'Día de la Independencia',
  'Labor Day': 'Día del Trabajo',
  'Native American Day': 'Día de los Nativos Americanos',
  'Columbus Day': 'Día de la Raza',
  'Nevada Day': 'Día de Nevada',
  'Election Day': 'Día de elecciones',
  'Veterans Day': 'Día de los Veteranos',
  'Thanksgiving Day': 'Día de Acción de Gracias',
  'Friday after Thanksgiving': 'Viernes después de Acción de Gracias',
  'Christmas Eve': 'Nochebuena',
  'Christmas Day': 'Navidad',
  'Day after Christmas': 'Día después de Navidad',
  'State Holiday': 'Feriado estatal',
};

export function isWeekend(why: string | null): boolean {
  return why === 'Saturday' || why === 'Sunday';
}

/** Why a day counts, is skipped or moved to. */
export function whyText(why: string, locale: Locale = currentLocale()): LawText {
  const hours = /^(\d\d:\d\d) to (midnight|\d\d:\d\d), /.exec(why);
  // How long that is stands beside it.
  if (hours) return { text: clockText(hours[1] ?? '', hours[2] ?? '', locale) };
  if (locale === 'en') return { text: withDays(why) };
  const said = inSpanish(why);
  return said === null ? { text: withDays(why), lang: 'en' } : { text: said };
}

function clockText(from: string, to: string, locale: Locale): string {
  if (locale === 'en') return `${from} to ${to}`;
  return `de ${from} a ${to === 'midnight' ? 'medianoche' : to}`;
}

/** Sentence by sentence; null where one of them has no Spanish. */
function inSpanish(text: string): string | null {
  const whole = phrase(text);
  if (whole !== null) return whole;
  const sentences = text.replace(/\.$/, '').split('. ').map(sentence);
  return sentences.every((said) => said !== null) ? sentences.join('. ') : null;
}

function sentence(text: string): string | null {
  const posted = /^(.+) at (\d\d:\d\d), (\S+)$/.exec(text);
  if (posted) {
    const what = phrase(posted[1] ?? '');
    return what && `${what} a las ${posted[2]}, ${posted[3]}`;
  }
  const mail = /^In the mail, day (\d+) of (\d+)$/.exec(text);
  if (mail) return `En el correo, día ${mail[1]} de ${mail[2]}`;
  const parts = text.split(': ').map(phrase);
  return parts.every((said) => said !== null) ? parts.join(': ') : null;
}

function phrase(text: string): string | null {
  const observed = / \(observed\)$/.exec(text);
  const said = spanish[observed ? text.slice(0, observed.index) : text];
  if (said === undefined) return null;
  return observed ? `${said} (trasladado)` : said;
}

/** `3 business days` as the reader says it. */
export function lengthText(length: string, locale: Locale = currentLocale()): string {
  if (locale === 'en') return length;
  if (length === 'no fixed number of days') return 'sin número fijo de días';
  const said = /^(\d+)(?: to (\d+))? (business |court )?(day|hour)s?( before)?$/.exec(length);
  if (!said) return length;
  const [, from = '', to, kind, unit, before] = said;
  const isOne = from === '1' && !to;
  const noun = unit === 'hour' ? 'hora' : 'día';
  const open = isOne ? 'hábil' : 'hábiles';
  return [
    to ? `de ${from} a ${to}` : from,
    isOne ? noun : `${noun}s`,
    kind && (kind === 'court ' ? `${open} del tribunal` : open),
    before && 'antes',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A warning; that its rule is unverified is told by a chip and left out. */
export function warningTexts(
  { warnings, ruleId }: { warnings: readonly string[]; ruleId: string | null },
  locale: Locale = currentLocale(),
): LawText[] {
  return warnings
    .filter((text) => ruleId === null || !text.startsWith(`No lawyer has verified the rule ${ruleId} `))
    .map((text) => {
      const aside = /^(\w+) is not known: “(.+)” was set aside\.$/.exec(text);
      if (aside) {
        const values = { fact: factWord(aside[1] ?? ''), rule: aside[2] ?? '' };
        return { text: translate(messages, 'aside', values, locale) };
      }
      if (locale === 'en') return { text: withDays(text) };
      const said = spanishWarning(text);
      return said === null ? { text: withDays(text), lang: 'en' as const } : { text: withDays(said) };
    });
}

/** What the engine itself warns of; the notes of a rule have no Spanish. */
function spanishWarning(text: string): string | null {
  const unconfirmed = /^(.+): nobody has confirmed the closed days of (\d{4})\.$/.exec(text);
  if (unconfirmed) return `${unconfirmed[1]}: nadie ha confirmado los días cerrados de ${unconfirmed[2]}.`;
  const unknown = /^(.+): no closed days are known for (\d{4})\.$/.exec(text);
  if (unknown) return `${unknown[1]}: no se conocen los días cerrados de ${unknown[2]}.`;
  const moved = /^The statute’s own day is (\S+), a closed day; act by (\S+)\.$/.exec(text);
  if (moved)
    return `El día que nombra la ley es ${moved[1]}, un día cerrado; actúe a más tardar el ${moved[2]}.`;
  return null;
}
