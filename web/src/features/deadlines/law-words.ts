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
  'the federal period runs on': 'el plazo federal sigue',
  'The appeal window runs on': 'El plazo de apelación sigue',
  'No judgment yet': 'Todavía no hay fallo',
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
    // How long the hours are stands beside them.
    const text = why.replace(clock, (_, from: string, to: string) => clockText(from, to, locale));
    return { text: withDays(text, locale) };
  }
  const said = inSpanish(why);
  return said === null ? { text: withDays(why), lang: 'en' } : { text: said };
}

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

/** What names a rule: alone, beside another that it waits for, or with the day of its own count. */
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
        const values = { fact: factWord(aside[1] ?? '', locale), rule: aside[2] ?? '' };
        return { text: translate(messages, 'aside', values, locale) };
      }
      const turned = /^(\w+) \((\S+)\) lies before (\w+) \((\S+)\), which it must follow/.exec(text);
      if (turned) {
        const [, next = '', after = '', first = '', before = ''] = turned;
        const values = { next: factWord(next, locale), after, first: factWord(first, locale), before };
        return { text: withDays(translate(messages, 'turnedDays', values, locale), locale) };
      }
      if (locale === 'en') return { text: withDays(text, locale) };
      const said = spanishWarning(text);
      return said === null
        ? { text: withDays(text, locale), lang: 'en' as const }
        : { text: withDays(said, locale) };
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
    return `El día que nombra la ley es el ${moved[1]}, un día cerrado; actúe a más tardar el ${moved[2]}.`;
  const waits =
    /^(\S+) alone would give (\S+), but it waits for the appeal: by (\S+) that may be filed until (\S+)\.$/.exec(
      text,
    );
  if (waits)
    return `${waits[1]} por sí sola daría el ${waits[2]}, pero espera a la apelación: según ${waits[3]} puede presentarse hasta el ${waits[4]}.`;
  const judged = /^The law’s own day is (\S+), but the judgment is of (\S+): act from (\S+)\.$/.exec(text);
  if (judged)
    return `El día que nombra la ley es el ${judged[1]}, pero el fallo es del ${judged[2]}: actúe desde el ${judged[3]}.`;
  const latest = /^(.+) from (\S+) would end (\S+); the latest day is (\S+), (.+) from (\S+)\.$/.exec(text);
  if (latest) {
    const [own = '', most = ''] = [latest[1], latest[5]].map((length) => lengthText(length ?? '', 'es'));
    return `${own} desde el ${latest[2]} acabarían el ${latest[3]}; el último día es el ${latest[4]}, ${most} desde el ${latest[6]}.`;
  }
  const shorter =
    /^The state’s notice \((.+)\) would end (\S+); the federal one is longer and counts\.$/.exec(text);
  if (shorter)
    return `El aviso del estado (${lengthText(shorter[1] ?? '', 'es')}) acabaría el ${shorter[2]}; el federal es más largo y es el que cuenta.`;
  const beside =
    /^The suit may be filed from (\S+), while the federal period runs \((.+)\)\. A lawyer decides\.$/.exec(
      text,
    );
  if (beside)
    return `La demanda puede presentarse desde el ${beside[1]}, mientras corre el plazo federal (${beside[2]}). Decide un abogado.`;
  if (text === 'The hour of the posting comes twice on that day: counted from the later one.')
    return 'La hora en que se fijó la orden se repite ese día: se cuenta desde la segunda.';
  const noNumber = /^(.+): no number of days is known for the notice “.+” \((\w+)\), ask a lawyer\.$/.exec(
    text,
  );
  if (noNumber)
    return `${noNumber[1]}: no se conoce ningún número de días para este aviso (${noNumber[2]}), pregunte a un abogado.`;
  const named = /^(.+): a day is known in (.+) County only\. Name the county\.$/.exec(text);
  if (named) return `${named[1]}: solo se conoce un día en el condado de ${named[2]}. Indique el condado.`;
  const court = /^(.+): a day is known at (.+) only\. Name the county and the court\.$/.exec(text);
  if (court) return `${court[1]}: solo se conoce un día en ${court[2]}. Indique el condado y el tribunal.`;
  const county = /^The county is not known: this holds in (.+) only\.$/.exec(text);
  if (county) return `No se conoce el condado: esto vale solo en ${county[1]}.`;
  const unverified = /^No lawyer has verified the rule (\S+) yet /.exec(text);
  if (unverified) return `Ningún abogado ha verificado todavía la regla ${unverified[1]}.`;
  return null;
}
