import type { DeadlineEvent } from '@writdesk/contract/deadline-values';
import { defineMessages } from '../../shared/i18n/define-messages.ts';

/** What the law sets a day for, as a label before the day: `Answer due`. */
export const eventWords = defineMessages({
  en: {
    NOTICE_EXPIRES: 'Notice ends',
    NOTICE_STALE: 'Notice usable until',
    SERVE_BY: 'Serve by',
    ANSWER_DUE: 'Answer due',
    TENDER_DUE: 'Pay and stay until',
    REGISTRY_DUE: 'Rent into court from',
    HEARING_WINDOW: 'Hearing window',
    SCRA_REFRESH: 'Military search good from',
    APPEAL_DUE: 'Appeal due',
    WRIT_EARLIEST: 'Writ on or after',
    WRIT_REQUEST_BY: 'Ask for the writ by',
    WRIT_EXECUTE_BY: 'Carry out the writ by',
    WRIT_DEAD: 'Writ dies after',
    ALT_OFFICER_FROM: 'Another officer from',
    LOCKOUT_NOTICE: 'Lockout warning ends',
  },
  es: {
    NOTICE_EXPIRES: 'El aviso vence',
    NOTICE_STALE: 'Aviso utilizable hasta',
    SERVE_BY: 'Notificar antes de',
    ANSWER_DUE: 'Contestación hasta',
    TENDER_DUE: 'Pagar y quedarse hasta',
    REGISTRY_DUE: 'Renta al tribunal desde',
    HEARING_WINDOW: 'Plazo de la audiencia',
    SCRA_REFRESH: 'Búsqueda militar válida desde',
    APPEAL_DUE: 'Apelación hasta',
    WRIT_EARLIEST: 'Orden a partir de',
    WRIT_REQUEST_BY: 'Pedir la orden antes de',
    WRIT_EXECUTE_BY: 'Ejecutar la orden antes de',
    WRIT_DEAD: 'La orden caduca tras',
    ALT_OFFICER_FROM: 'Otro oficial desde',
    LOCKOUT_NOTICE: 'El aviso de lanzamiento vence',
  },
});

/** The same of a day that is over, where the words differ. */
export const pastEventWords = defineMessages({
  en: { NOTICE_EXPIRES: 'Notice ended', LOCKOUT_NOTICE: 'Lockout warning ended' },
  es: { NOTICE_EXPIRES: 'El aviso venció', LOCKOUT_NOTICE: 'El aviso de lanzamiento venció' },
});

/** What each of them answers, under its name in a list. */
export const eventHints = defineMessages({
  en: {
    NOTICE_EXPIRES: 'Last day of the notice, and the first day to file',
    NOTICE_STALE: 'Last day on which the notice carries a suit',
    SERVE_BY: 'Last day to serve the papers',
    ANSWER_DUE: 'Last day for the tenant’s answer, and the first for a default',
    TENDER_DUE: 'Last day on which paying ends the case',
    REGISTRY_DUE: 'When the tenant starts to pay rent to the clerk',
    HEARING_WINDOW: 'Days between which the hearing has to be',
    SCRA_REFRESH: 'How old a military search may be at the hearing',
    APPEAL_DUE: 'Last day to appeal the judgment',
    WRIT_EARLIEST: 'First day for the writ of possession',
    WRIT_REQUEST_BY: 'Last day to ask for it',
    WRIT_EXECUTE_BY: 'Last day for the officer to carry it out',
    WRIT_DEAD: 'After it the judgment carries no writ',
    ALT_OFFICER_FROM: 'When an off-duty officer may do it',
    LOCKOUT_NOTICE: 'End of the posted warning, and when the lockout may be',
  },
  es: {
    NOTICE_EXPIRES: 'Último día del aviso y primer día para demandar',
    NOTICE_STALE: 'Último día en que el aviso sirve para demandar',
    SERVE_BY: 'Último día para notificar la demanda',
    ANSWER_DUE: 'Último día para contestar y primero para la rebeldía',
    TENDER_DUE: 'Último día en que pagar termina el caso',
    REGISTRY_DUE: 'Cuándo el inquilino empieza a pagar al tribunal',
    HEARING_WINDOW: 'Días entre los que debe ser la audiencia',
    SCRA_REFRESH: 'Qué antigüedad puede tener la búsqueda militar',
    APPEAL_DUE: 'Último día para apelar el fallo',
    WRIT_EARLIEST: 'Primer día para la orden de posesión',
    WRIT_REQUEST_BY: 'Último día para pedirla',
    WRIT_EXECUTE_BY: 'Último día para que el oficial la ejecute',
    WRIT_DEAD: 'Después el fallo ya no da orden',
    ALT_OFFICER_FROM: 'Cuándo puede hacerlo un oficial fuera de servicio',
    LOCKOUT_NOTICE: 'Fin del aviso fijado, y cuándo puede ser el lanzamiento',
  },
});

/** What may be done from a day on. */
export const actionWords = defineMessages({
  en: {
    FILE: 'File on or after {day}',
    ASK_DEFAULT: 'Default on or after {day}',
    GO_ON: 'Go on from {day}',
    PAST_APPEAL: 'Past appeal from {day}',
    SEARCH: 'Search on or after {day}',
    APPLY_WRIT: 'Writ on or after {day}',
    ALT_OFFICER: 'Another officer from {day}',
    LOCK_OUT: 'Lockout on or after {day}',
  },
  es: {
    FILE: 'Demandar a partir del {day}',
    ASK_DEFAULT: 'Rebeldía a partir del {day}',
    GO_ON: 'Seguir desde el {day}',
    PAST_APPEAL: 'Sin apelación desde el {day}',
    SEARCH: 'Buscar a partir del {day}',
    APPLY_WRIT: 'Orden a partir del {day}',
    ALT_OFFICER: 'Otro oficial desde el {day}',
    LOCK_OUT: 'Lanzamiento a partir del {day}',
  },
});
export type ActionKind = keyof (typeof actionWords)['en'];

/** Which step a date opens; one that is not here opens none. */
export const actionOf: Readonly<Partial<Record<DeadlineEvent, ActionKind>>> = {
  NOTICE_EXPIRES: 'FILE',
  ANSWER_DUE: 'ASK_DEFAULT',
  TENDER_DUE: 'GO_ON',
  APPEAL_DUE: 'PAST_APPEAL',
  SCRA_REFRESH: 'SEARCH',
  WRIT_EARLIEST: 'APPLY_WRIT',
  ALT_OFFICER_FROM: 'ALT_OFFICER',
  LOCKOUT_NOTICE: 'LOCK_OUT',
};
