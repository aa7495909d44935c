import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const backToProcessorMessages = defineMessages({
  en: {
    toProcessorTitle: 'Send the case back to the processor?',
    messageToProcessor: 'What needs to be done',
    fixesHint: 'Clerical fixes need no second signature. If left empty, the reasons above are the fixes.',
    fixName: 'Fix {number}',
    addFix: 'Add a fix',
    removeFix: 'Remove fix {number}',
    clerical: 'Clerical',
  },
  es: {
    toProcessorTitle: '¿Devolver el caso al tramitador?',
    messageToProcessor: 'Qué hay que hacer',
    fixesHint:
      'Las correcciones formales no necesitan otra firma. Si queda vacío, valen los motivos de arriba.',
    fixName: 'Corrección {number}',
    addFix: 'Agregar una corrección',
    removeFix: 'Quitar la corrección {number}',
    clerical: 'Formal',
  },
});
