import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const dismissMessages = defineMessages({
  en: {
    dismissTitle: 'Dismiss this case?',
    dismissLead: 'Nothing is filed with the court yet. The case ends here.',
    dismissLodgedLead: 'A dismissal is filed with {court}, and a hearing is canceled.',
    askDismissTitle: 'Ask the firm to dismiss this case?',
    askDismissLead: 'The case is at court, so the firm files the dismissal. Until then the case continues.',
    withPrejudice: 'With prejudice: the same claim can’t be filed again',
    dismissComment: 'Reason',
  },
  es: {
    dismissTitle: '¿Desistir de este caso?',
    dismissLead: 'Aún no se ha presentado nada al tribunal. El caso termina aquí.',
    dismissLodgedLead: 'Se presenta el desistimiento en {court} y se cancela la audiencia.',
    askDismissTitle: '¿Pedir al bufete que desista de este caso?',
    askDismissLead: 'El caso está en el tribunal; el bufete presenta el desistimiento. Hasta entonces sigue.',
    withPrejudice: 'Con perjuicio: no se puede volver a reclamar lo mismo',
    dismissComment: 'Motivo',
  },
});
