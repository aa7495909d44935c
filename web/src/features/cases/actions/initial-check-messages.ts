import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const initialCheckMessages = defineMessages({
  en: {
    checkTitle: 'Start the initial check?',
    checkLead: 'The court paper is made from the case’s facts in the background.',
    whoChecks: 'Who checks it?',
    whoChecksHint: 'Left empty, you do.',
    whoChecksCrm: 'Left empty, whoever of the firm takes it first.',
  },
  es: {
    checkTitle: '¿Empezar la revisión inicial?',
    checkLead: 'El escrito se hace con los datos del caso en segundo plano.',
    whoChecks: '¿Quién lo revisa?',
    whoChecksHint: 'Si queda vacío, usted.',
    whoChecksCrm: 'Si queda vacío, quien lo tome primero en el bufete.',
  },
});
