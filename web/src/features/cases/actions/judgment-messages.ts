import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const judgmentMessages = defineMessages({
  en: {
    judgmentTitle: 'Record the judgment',
    outcome: 'What did the court order?',
    giveOutcome: 'Choose what the court ordered.',
    judgmentDate: 'Date of the order',
    giveDate: 'Enter the date of the order.',
    writDays: '{Writ} after how many days?',
    writDaysHint: 'If left empty, the usual number for {state}.',
    amount: 'Amount awarded',
  },
  es: {
    judgmentTitle: 'Registrar el fallo',
    outcome: '¿Qué ordenó el tribunal?',
    giveOutcome: 'Elija qué ordenó el tribunal.',
    judgmentDate: 'Fecha de la resolución',
    giveDate: 'Indique la fecha de la resolución.',
    writDays: '¿{Writ}: tras cuántos días?',
    writDaysHint: 'Si queda vacío, el número habitual de {state}.',
    amount: 'Monto concedido',
  },
});
