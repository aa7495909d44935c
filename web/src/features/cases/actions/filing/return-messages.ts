import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const returnMessages = defineMessages({
  en: {
    returnTitle: 'Record the return of service',
    returnOf: 'What happened?',
    served: 'Served',
    notServed: 'Not served',
    noReturn: 'No return yet',
    returnedOn: 'On which day?',
    giveReturn: 'Enter what happened to at least one {defendant}.',
    giveReturnDay: 'Enter the day for {name}.',
    giveReturnMethod: 'Choose how {name} was served.',
  },
  es: {
    returnTitle: 'Registrar el acta de notificación',
    returnOf: '¿Qué pasó?',
    served: 'Notificado',
    notServed: 'No notificado',
    noReturn: 'Aún sin acta',
    returnedOn: '¿Qué día?',
    giveReturn: 'Diga qué pasó con al menos un {defendant}.',
    giveReturnDay: 'Indique el día de {name}.',
    giveReturnMethod: 'Elija cómo se notificó a {name}.',
  },
});
