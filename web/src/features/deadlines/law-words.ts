import { lawSentences, lawWords as english } from '@writdesk/contract/deadlines/law-sentences';
import { mapValues } from '@writdesk/contract/values/records';
import { outcomes } from '../../labels/case/court-words.ts';
import { noticeNames } from '../../labels/case/eviction-words.ts';
import { categoryWords } from '../../labels/case/reason-words.ts';
import { factWords } from '../../labels/law/fact-words.ts';
import { states } from '../../labels/law/states.ts';
import { defineMessages } from '../../shared/i18n/define-messages.ts';
import type { Locale } from '../../shared/i18n/locale.ts';

/** What the engine says with a date. The API's English is a person's but where it names a fact by its code. */
export const lawTexts = defineMessages({
  en: {
    ...lawSentences,
    // How long the hours are stands next to them.
    CLOCK: '{begin} to {until, clock}',
    CLOCK_MINUTES: '{begin} to {until, clock}',
    FACT_SET_ASIDE: '{fact, fact} is not known, so “{rule}” was not applied.',
    FACTS_TURNED: '“{next, fact}” ({after}) is before “{first, fact}” ({before}). Check both days.',
    MAIL_DAYS_NOT_ADDED: 'How it was given is not known: no days were added for the mail.',
    PERIOD_NOT_GIVEN:
      'The end of the rental period is not known: calculated as for a lease with a term. A tenancy from month to month ends with a rental period.',
    SUBSIDIZED_NOT_COVERED:
      'Calculated as not under the CARES Act, but such dwellings are ({category, category}). Check the answer: if it is yes, 30 days count.',
    NOTICE_WITHOUT_NUMBER:
      '{stateName}: no number of days is known for the notice “{noticeType, notice}”. Ask a lawyer.',
  },
  es: {
    DAYS: '{n, plural, 1 día|# días}',
    DAYS_RANGE: 'de {n} a {to} días',
    DAYS_BEFORE: '{n, plural, 1 día antes|# días antes}',
    DAYS_RANGE_BEFORE: 'de {n} a {to} días antes',
    BUSINESS: '{n, plural, 1 día hábil|# días hábiles}',
    BUSINESS_RANGE: 'de {n} a {to} días hábiles',
    BUSINESS_BEFORE: '{n, plural, 1 día hábil antes|# días hábiles antes}',
    BUSINESS_RANGE_BEFORE: 'de {n} a {to} días hábiles antes',
    COURT: '{n, plural, 1 día hábil del tribunal|# días hábiles del tribunal}',
    COURT_RANGE: 'de {n} a {to} días hábiles del tribunal',
    COURT_BEFORE: '{n, plural, 1 día hábil del tribunal antes|# días hábiles del tribunal antes}',
    COURT_RANGE_BEFORE: 'de {n} a {to} días hábiles del tribunal antes',
    HOURS: '{n, plural, 1 hora|# horas}',
    HOURS_RANGE: 'de {n} a {to} horas',
    HOURS_BEFORE: '{n, plural, 1 hora antes|# horas antes}',
    HOURS_RANGE_BEFORE: 'de {n} a {to} horas antes',
    NO_LENGTH: 'sin número fijo de días',
    STARTS: '{from, start}',
    STARTS_AT: '{from, start} a las {time}, {zone}',
    NEVER_COUNTS: 'Este día nunca cuenta',
    NO_DAY_COUNTS: 'No se cuenta ningún día',
    CLOCK: 'De {begin} a {until, clock}',
    CLOCK_MINUTES: 'De {begin} a {until, clock}',
    CLOSED: '{closed}',
    COURT_CLOSED: '{closed}: el tribunal está cerrado',
    NEXT_OPEN: 'El siguiente día hábil',
    LAST_OPEN: 'El último día hábil anterior',
    WINDOW_OPENS: 'Empieza el plazo',
    WINDOW_ENDS: 'Termina el plazo',
    IN_MAIL: 'En el correo, día {number} de {of}',
    PERIOD_RUNS: 'El período de renta sigue',
    APPEAL_RUNS: 'El plazo de apelación sigue',
    NO_JUDGMENT: 'Todavía no hay fallo',
    LAST_DAY: '{event, last}',
    NEXT_STEP: '{event, step}',
    WRIT_FROM_JUDGMENT: 'Fallo registrado: Primer día para la orden',
    BESIDE_FEDERAL: 'Primer día para presentar el caso: el plazo federal sigue',
    BY_RULE_ALONE: 'Solo según {rule}: {event, last}',
    AFTER_APPEAL: '{event, last}: {rule} espera a {appealRule}',
    OF_RULE: '{rule}:',
    OF_RULE_DAY: '{rule}, día {number}:',
    NOTE: '{note}',
    RULE_UNVERIFIED: 'Ningún abogado ha verificado todavía la regla {rule}.',
    RULE_DISPUTED: 'Un abogado objeta la regla {rule}: {reason}',
    FACT_SET_ASIDE: 'No se conoce: {fact, fact}; no se aplicó «{rule}».',
    FACTS_TURNED: '«{next, fact}» ({after}) es antes de «{first, fact}» ({before}). Revise los dos días.',
    MAIL_DAYS_NOT_ADDED: 'No se sabe cómo se entregó: no se sumaron días de correo.',
    PERIOD_NOT_GIVEN:
      'No se conoce el final del período de alquiler: se calcula como un contrato a plazo. Un arrendamiento de mes a mes termina con un período de alquiler.',
    COUNTY_NOT_KNOWN: 'No se conoce el condado: esto vale solo en {counties}.',
    EDGE_CLOSED: 'El {day} es un día cerrado: {closed}.',
    PERIOD_MISSED:
      'El aviso llega tarde para el período que termina el {given}; termina con el del {ending}.',
    STATUTE_DAY_CLOSED:
      'El día que nombra la ley es el {statutory}, un día cerrado; actúe a más tardar el {last}.',
    AT_MOST:
      '{length, length} desde el {start} acabarían el {end}; el último día es el {latest}, {most, length} desde el {mostFrom}.',
    WAITS_FOR_APPEAL:
      '{rule} por sí sola daría el {day}, pero espera a la apelación: según {appealRule} puede presentarse hasta el {until}.',
    BEFORE_JUDGMENT:
      'El día que nombra la ley es el {day}, pero el fallo es del {judgment}: actúe desde el {open}.',
    JUDGE_SET_DAYS: 'El juez fijó {days} días para la orden.',
    JUDGE_SET_OTHER_DAYS: 'El juez fijó {days} días para la orden, no los {usual} de la regla.',
    FEDERAL_LONGER:
      'El aviso del estado ({length, length}) acabaría el {end}; el federal es más largo y es el que cuenta.',
    SUBSIDIZED_NOT_COVERED:
      'Se calculó como si no estuviera bajo la Ley CARES, pero esas viviendas lo están ({category, category}). Revise la respuesta: si es sí, cuentan 30 días.',
    FEDERAL_BESIDE:
      'La demanda puede presentarse desde el {day}, mientras corre el plazo federal ({cite}). Decide un abogado.',
    OUTCOME_NO_WRIT: '«{outcome, outcome}» no da lugar a una orden.',
    OUTCOME_NEEDS_AFFIDAVIT:
      'Tras «{outcome, outcome}», la orden necesita una declaración jurada de que el acuerdo se incumplió.',
    OUTCOME_NO_APPEAL: '«{outcome, outcome}» no es un fallo que se pueda apelar.',
    HOUR_REPEATED: 'La hora en que se fijó la orden se repite ese día: se cuenta desde la segunda.',
    HOUR_SKIPPED:
      'La hora en que se fijó la orden no existió ese día, el reloj la salta: se cuenta desde la hora siguiente. Revísela.',
    YEAR_UNKNOWN: '{calendar}: no se conocen los días cerrados de {year}.',
    YEAR_UNCONFIRMED: '{calendar}: nadie ha confirmado los días cerrados de {year}.',
    NAME_THE_COUNTY: '{state, state}: solo se conoce un día en el condado de {counties}. Indique el condado.',
    NAME_THE_COURT: '{state, state}: solo se conoce un día en {courts}. Indique el condado y el tribunal.',
    NOTICE_WITHOUT_NUMBER:
      '{state, state}: no se conoce ningún número de días para el aviso «{noticeType, notice}». Pregunte a un abogado.',
    NO_DAY_SET: '{state, state}: la ley no fija un día para esto. Pregunte a un abogado.',
  },
});

type Words = {
  readonly [K in Exclude<keyof typeof english, 'confidence'>]: Readonly<
    Record<keyof (typeof english)[K], string>
  >;
};

/** What sentences name by a code. */
const lawWords: Readonly<Record<Locale, Words>> = {
  en: english,
  es: {
    start: {
      NOTICE_SERVED: 'Aviso dado',
      SERVED: 'Demanda notificada',
      ANSWERED: 'Contestación presentada',
      FILED: 'Caso presentado',
      TRIAL_REQUESTED: 'Juicio pedido',
      HEARING: 'Audiencia',
      JUDGMENT: 'Fallo registrado',
      ENTRY_SERVED: 'Registro del fallo notificado',
      WRIT_ISSUED: 'Orden emitida',
      WRIT_APPLIED: 'Ejecución pedida',
      WRIT_POSTED: 'Orden fijada',
    },
    last: {
      NOTICE_EXPIRES: 'El aviso vence a medianoche',
      NOTICE_STALE: 'Último día en que sirve el aviso',
      SERVE_BY: 'Último día para notificar',
      ANSWER_DUE: 'Último día para contestar',
      TENDER_DUE: 'Último día para pagar y quedarse',
      REGISTRY_DUE: 'Desde aquí la renta va al tribunal',
      HEARING_WINDOW: 'Último día para la audiencia',
      SCRA_REFRESH: 'Una búsqueda desde este día aún sirve',
      APPEAL_DUE: 'Último día para apelar',
      WRIT_EARLIEST: 'Primer día para la orden',
      WRIT_REQUEST_BY: 'Último día para pedir la orden',
      EXECUTION_APPLY_BY: 'Último día para solicitar la ejecución',
      WRIT_EXECUTE_BY: 'Último día para el oficial',
      WRIT_DEAD: 'La orden caduca tras este día',
      ALT_OFFICER_FROM: 'Primer día para otro oficial',
      LOCKOUT_NOTICE: 'El aviso previo termina',
    },
    step: {
      NOTICE_EXPIRES: 'Primer día para presentar el caso',
      ANSWER_DUE: 'Primer día sin contestación',
      TENDER_DUE: 'Primer día tras el pago ofrecido',
      APPEAL_DUE: 'Primer día tras el plazo de apelación',
      LOCKOUT_NOTICE: 'Primer día para el lanzamiento',
    },
    clock: { midnight: 'medianoche' },
    outcome: outcomes.es,
    category: categoryWords.es,
    notice: noticeNames.es,
  },
};

const ofLocale = (locale: Locale) => ({
  sentences: lawTexts[locale],
  words: {
    ...lawWords[locale],
    notice: noticeNames[locale],
    fact: factWords[locale],
    state: mapValues(states, (state) => state[locale]),
  },
});

/** The sentences of the law with their words, as `sayIn` reads them. */
export const lawLanguages: Readonly<Record<Locale, ReturnType<typeof ofLocale>>> = {
  en: ofLocale('en'),
  es: ofLocale('es'),
};
