import { currentLocale, type Locale } from '../../shared/i18n/locale.ts';
import { withDays } from './day-words.ts';
import { states } from '../../labels/law/states.ts';

/** What the engine says in its own English, in the reader's words. `lang` is set where they stay English. */
export interface LawText {
  text: string;
  lang?: 'en';
}

/** The engine's usual sentences; what else a rule or a calendar says is a note of the law and stays as it is. */
const spanish: Readonly<Record<string, string>> = {
  Saturday: 'Sábado',
  Sunday: 'Domingo',
  'This day never counts': 'Este día nunca cuenta',
  'No day is counted': 'No se cuenta ningún día',
  'the court is closed': 'el tribunal está cerrado',
  'The next open day': 'El siguiente día hábil',
  'The last open day before': 'El último día hábil anterior',
  'The window opens': 'Empieza el plazo',
  'The window ends': 'Termina el plazo',
  'The rental period runs on': 'El período de renta sigue',
  'the federal period runs on': 'el plazo federal sigue',
  'The appeal window runs on': 'El plazo de apelación sigue',
  'No judgment yet': 'Todavía no hay fallo',
  'Notice given': 'Aviso dado',
  'Court papers served': 'Demanda notificada',
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
  'Last day to apply for execution': 'Último día para solicitar la ejecución',
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
  'Rosh Hashanah': 'Rosh Hashaná',
  'Yom Kippur': 'Yom Kipur',
};

export function isWeekend(why: string | null): boolean {
  return why === 'Saturday' || why === 'Sunday';
}

/** Why a day counts, is skipped or moved to. */
export function whyText(reason: string, locale: Locale = currentLocale()): LawText {
  // A closure names itself so; the engine says it once more.
  const why = reason.replace(/(Court closed: .+): the court is closed/, '$1');
  if (locale === 'en') {
    // How long the hours are stands next to them.
    const text = why.replace(clock, (_, from: string, to: string) => clockText(from, to, locale));
    return { text: withDays(text, locale) };
  }
  const said = inSpanish(why);
  return said === null ? { text: withDays(why), lang: 'en' } : { text: said };
}

/** Why a court is closed, where it is said already that it is. */
export const closedText = (reason: string): string => whyText(reason.replace(/^Court closed: /, '')).text;

const clock = /\b(\d\d:\d\d) to (midnight|\d\d:\d\d), .+$/;

function clockText(from: string, to: string, locale: Locale): string {
  if (locale === 'en') return `${from} to ${to}`;
  return `de ${from} a ${to === 'midnight' ? 'medianoche' : to}`;
}

/** Sentence by sentence; null where one of them has no Spanish. */
function inSpanish(text: string): string | null {
  const whole = phrase(text);
  if (whole !== null) return whole;
  const sentences = text.replace(/\.$/, '').split('. ').map(sentence);
  return sentences.every((said) => said !== null)
    ? sentences
        .map((said, index) => (index > 0 ? said.charAt(0).toUpperCase() + said.slice(1) : said))
        .join('. ')
    : null;
}

function sentence(text: string): string | null {
  const hours = clock.exec(text);
  if (hours?.index === 0) return clockText(hours[1] ?? '', hours[2] ?? '', 'es');
  const posted = /^(.+) at (\d\d:\d\d), (\S+)$/.exec(text);
  if (posted) {
    const what = phrase(posted[1] ?? '');
    return what && `${what} a las ${posted[2]}, ${posted[3]}`;
  }
  const mail = /^In the mail, day (\d+) of (\d+)$/.exec(text);
  if (mail) return `En el correo, día ${mail[1]} de ${mail[2]}`;
  const parts = text.split(': ').map((part) => rulePhrase(part) ?? phrase(part));
  return parts.every((said) => said !== null) ? parts.join(': ') : null;
}

/** What names a rule: alone, next to another that it waits for, or with the day of its own count. */
function rulePhrase(text: string): string | null {
  const alone = /^By ([A-Z]{2}-[A-Z0-9-]+) alone$/.exec(text);
  if (alone) return `Solo según ${alone[1]}`;
  const waiting = /^([A-Z]{2}-[A-Z0-9-]+) waits for ([A-Z]{2}-[A-Z0-9-]+)$/.exec(text);
  if (waiting) return `${waiting[1]} espera a ${waiting[2]}`;
  const named = /^([A-Z]{2}-[A-Z0-9-]+)(?:, day (\d+))?$/.exec(text);
  if (!named) return null;
  return named[2] ? `${named[1]}, día ${named[2]}` : (named[1] ?? null);
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

/** A state as the reader calls it, by its English name. */
export function stateNamed(english: string, locale: Locale): string {
  return Object.values(states).find(({ en }) => en === english)?.[locale] ?? english;
}

/** `Georgia courts`; a courthouse’s own calendar is named as the courthouse is. */
export function calendarText(name: string, locale: Locale = currentLocale()): string {
  const ofAll = locale === 'es' && /^(.+) courts$/.exec(name);
  return ofAll ? `Tribunales de ${stateNamed(ofAll[1] ?? '', locale)}` : name;
}
