import { type DeadlineWarning, deadlineWarnings } from '@writdesk/contract/deadlines/deadline-warnings';
import { defineMessages } from '../../shared/i18n/define-messages.ts';

/** What the engine warns of with a date. Its own English is a person's but where it names a fact by its code. */
export const warningWords = defineMessages({
  en: {
    ...deadlineWarnings,
    FACT_SET_ASIDE: '{fact} is not known, so “{rule}” was not applied.',
    FACTS_TURNED: '“{next}” ({after}) is before “{first}” ({before}). Check both days.',
    MAIL_DAYS_NOT_ADDED: 'How it was given is not known: no days were added for the mail.',
    PERIOD_NOT_GIVEN:
      'The end of the rental period is not known: calculated as for a lease with a term. A tenancy from month to month ends with a rental period.',
    SUBSIDIZED_NOT_COVERED:
      'Calculated as not under the CARES Act, but such dwellings are ({category}). Check the answer: if it is yes, 30 days count.',
    NOTICE_WITHOUT_NUMBER: '{state}: no number of days is known for the notice “{label}”. Ask a lawyer.',
  } satisfies Record<DeadlineWarning, string>,
  es: {
    RULE_UNVERIFIED: 'Ningún abogado ha verificado todavía la regla {rule}.',
    RULE_DISPUTED: 'Un abogado objeta la regla {rule}: {reason}',
    FACT_SET_ASIDE: 'No se conoce: {fact}; no se aplicó «{rule}».',
    FACTS_TURNED: '«{next}» ({after}) es antes de «{first}» ({before}). Revise los dos días.',
    MAIL_DAYS_NOT_ADDED: 'No se sabe cómo se entregó: no se sumaron días de correo.',
    PERIOD_NOT_GIVEN:
      'No se conoce el final del período de alquiler: se calcula como un contrato a plazo. Un arrendamiento de mes a mes termina con un período de alquiler.',
    COUNTY_NOT_KNOWN: 'No se conoce el condado: esto vale solo en {counties}.',
    EDGE_CLOSED: 'El {day} es un día cerrado: {reason}.',
    PERIOD_MISSED:
      'El aviso llega tarde para el período que termina el {given}; termina con el del {ending}.',
    STATUTE_DAY_CLOSED:
      'El día que nombra la ley es el {statutory}, un día cerrado; actúe a más tardar el {last}.',
    AT_MOST:
      '{length} desde el {from} acabarían el {end}; el último día es el {latest}, {mostLength} desde el {mostFrom}.',
    WAITS_FOR_APPEAL:
      '{rule} por sí sola daría el {day}, pero espera a la apelación: según {appealRule} puede presentarse hasta el {until}.',
    BEFORE_JUDGMENT:
      'El día que nombra la ley es el {day}, pero el fallo es del {judgment}: actúe desde el {open}.',
    JUDGE_SET_DAYS: 'El juez fijó {days} días para la orden.',
    JUDGE_SET_OTHER_DAYS: 'El juez fijó {days} días para la orden, no los {usual} de la regla.',
    FEDERAL_LONGER:
      'El aviso del estado ({length}) acabaría el {end}; el federal es más largo y es el que cuenta.',
    SUBSIDIZED_NOT_COVERED:
      'Se calculó como si no estuviera bajo la Ley CARES, pero esas viviendas lo están ({category}). Revise la respuesta: si es sí, cuentan 30 días.',
    FEDERAL_BESIDE:
      'La demanda puede presentarse desde el {day}, mientras corre el plazo federal ({cite}). Decide un abogado.',
    OUTCOME_NO_WRIT: '«{outcome}» no da lugar a una orden.',
    OUTCOME_NEEDS_AFFIDAVIT:
      'Tras «{outcome}», la orden necesita una declaración jurada de que el acuerdo se incumplió.',
    OUTCOME_NO_APPEAL: '«{outcome}» no es un fallo que se pueda apelar.',
    HOUR_REPEATED: 'La hora en que se fijó la orden se repite ese día: se cuenta desde la segunda.',
    HOUR_SKIPPED:
      'La hora en que se fijó la orden no existió ese día, el reloj la salta: se cuenta desde la hora siguiente. Revísela.',
    YEAR_UNKNOWN: '{calendar}: no se conocen los días cerrados de {year}.',
    YEAR_UNCONFIRMED: '{calendar}: nadie ha confirmado los días cerrados de {year}.',
    NAME_THE_COUNTY: '{state}: solo se conoce un día en el condado de {counties}. Indique el condado.',
    NAME_THE_COURT: '{state}: solo se conoce un día en {courts}. Indique el condado y el tribunal.',
    NOTICE_WITHOUT_NUMBER:
      '{state}: no se conoce ningún número de días para el aviso «{label}». Pregunte a un abogado.',
    NO_DAY_SET: '{state}: la ley no fija un día para esto. Pregunte a un abogado.',
  },
});
