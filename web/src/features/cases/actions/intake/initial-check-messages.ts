import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const initialCheckMessages = defineMessages({
  en: {
    checkTitle: 'Start the initial check?',
    checkLead: 'The court papers are generated from the case’s facts in the background.',
    whoChecks: 'Who checks it?',
    whoChecksHint: 'If left empty, you do.',
    whoChecksCrm: 'If left empty, the first person at the firm who takes it.',
  },
  es: {
    checkTitle: '¿Empezar la revisión inicial?',
    checkLead: 'El escrito se genera con los datos del caso en segundo plano.',
    whoChecks: '¿Quién lo revisa?',
    whoChecksHint: 'Si queda vacío, usted.',
    whoChecksCrm: 'Si queda vacío, quien lo tome primero en el bufete.',
  },
});
