import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** What each of them answers, under its name in a list. */
export const eventHints = defineMessages({
  en: {
    NOTICE_EXPIRES: 'Last day of the notice, and the first day to file',
    NOTICE_STALE: 'Last day on which a suit can rely on the notice',
    SERVE_BY: 'Last day to serve the court papers',
    ANSWER_DUE: 'Last day for the tenant’s answer, and the first for a default',
    TENDER_DUE: 'Last day on which paying ends the case',
    REGISTRY_DUE: 'When the tenant starts to pay rent to the clerk',
    HEARING_WINDOW: 'Days between which the hearing must be',
    SCRA_REFRESH: 'How old a military search may be at the hearing',
    APPEAL_DUE: 'Last day to appeal the judgment',
    WRIT_EARLIEST: 'First day for the writ',
    WRIT_REQUEST_BY: 'Last day to request it',
    WRIT_EXECUTE_BY: 'Last day for the officer to carry it out',
    WRIT_DEAD: 'After it the judgment supports no writ',
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
    WRIT_EARLIEST: 'Primer día para la orden',
    WRIT_REQUEST_BY: 'Último día para pedirla',
    WRIT_EXECUTE_BY: 'Último día para que el oficial la ejecute',
    WRIT_DEAD: 'Después el fallo ya no da orden',
    ALT_OFFICER_FROM: 'Cuándo puede hacerlo un oficial fuera de servicio',
    LOCKOUT_NOTICE: 'Fin del aviso fijado, y cuándo puede ser el lanzamiento',
  },
});
