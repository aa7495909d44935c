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
    WRIT_REQUEST_BY: 'Request the writ by',
    EXECUTION_APPLY_BY: 'Apply for execution of the writ by',
    WRIT_EXECUTE_BY: 'Carry out the writ by',
    WRIT_DEAD: 'Writ expires after',
    ALT_OFFICER_FROM: 'Another officer from',
    LOCKOUT_NOTICE: 'Lockout warning ends',
  },
  es: {
    NOTICE_EXPIRES: 'El aviso vence',
    NOTICE_STALE: 'Aviso utilizable hasta',
    SERVE_BY: 'Notificar a más tardar el',
    ANSWER_DUE: 'Contestación hasta',
    TENDER_DUE: 'Pagar y quedarse hasta',
    REGISTRY_DUE: 'Renta al tribunal desde',
    HEARING_WINDOW: 'Plazo de la audiencia',
    SCRA_REFRESH: 'Búsqueda militar válida desde',
    APPEAL_DUE: 'Apelación hasta',
    WRIT_EARLIEST: 'Orden a partir de',
    WRIT_REQUEST_BY: 'Pedir la orden a más tardar el',
    EXECUTION_APPLY_BY: 'Solicitar la ejecución de la orden a más tardar el',
    WRIT_EXECUTE_BY: 'Ejecutar la orden a más tardar el',
    WRIT_DEAD: 'La orden caduca tras',
    ALT_OFFICER_FROM: 'Otro oficial desde',
    LOCKOUT_NOTICE: 'El aviso de lanzamiento vence',
  },
});

/** The same for a company, which is itself asked for answers by its firm. */
export const companyEventWords = defineMessages({
  en: { ANSWER_DUE: 'Tenant’s answer due' },
  es: { ANSWER_DUE: 'Contestación del inquilino hasta' },
});

/** The same of a day that is over, where the words differ. */
export const pastEventWords = defineMessages({
  en: { NOTICE_EXPIRES: 'Notice ended', LOCKOUT_NOTICE: 'Lockout warning ended' },
  es: { NOTICE_EXPIRES: 'El aviso venció', LOCKOUT_NOTICE: 'El aviso de lanzamiento venció' },
});

/** The same in the words of a state. */
export const stateEventWords = defineMessages({
  en: {
    WRIT_EARLIEST: '{Writ} on or after',
    WRIT_REQUEST_BY: 'Request the {writ} by',
    EXECUTION_APPLY_BY: 'Apply for execution of the {writ} by',
    WRIT_EXECUTE_BY: 'Carry out the {writ} by',
    WRIT_DEAD: '{Writ} expires after',
  },
  es: {
    WRIT_EARLIEST: '{Writ} a partir de',
    WRIT_REQUEST_BY: 'Pedir la {writ} a más tardar el',
    EXECUTION_APPLY_BY: 'Solicitar la ejecución de la {writ} a más tardar el',
    WRIT_EXECUTE_BY: 'Ejecutar la {writ} a más tardar el',
    WRIT_DEAD: 'La {writ} caduca tras',
  },
});
