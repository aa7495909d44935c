import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const serveMessages = defineMessages({
  en: {
    serveFirstLead: 'Your approval signs the notice. The {officer} serves it before anything is filed.',
    serveTitle: 'Send the case out for service',
    servePeople: 'Each {defendant} is served separately.',
    giveMethod: 'Choose how {name} is served.',
    server: 'By whom?',
    serverHint: 'The {officer}, or the name of the process server.',
  },
  es: {
    serveFirstLead: 'Su aprobación firma el aviso. El {officer} lo entrega antes de presentar nada.',
    serveTitle: 'Enviar el caso a notificar',
    servePeople: 'Cada {defendant} se notifica por separado.',
    giveMethod: 'Elija cómo se notifica a {name}.',
    server: '¿Por quién?',
    serverHint: 'El {officer}, o el nombre del notificador.',
  },
});
