import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const addCaseNumberMessages = defineMessages({
  en: {
    numberTitle: 'Add the court’s case number',
    numberLead: 'Adding the number marks the case as filed and adds the court costs to its bill.',
    correctTitle: 'Correct the case number',
    caseNumber: 'Case number',
    numberHint: 'For example, {example}',
    giveNumber: 'Enter the case number.',
    filedOn: 'Filed on',
    giveFiledOn: 'Enter the date on the court’s stamp.',
    fee: 'Fee that the court charged',
    feeHint:
      '{count, plural, one {The court’s table says {fee} for one {defendant}.} other {The court’s table says {fee} for # {defendants}.}}',
  },
  es: {
    numberTitle: 'Agregar el número del tribunal',
    numberLead: 'Al agregar el número, el caso queda presentado y las costas se agregan a su cuenta.',
    correctTitle: 'Corregir el número de caso',
    caseNumber: 'Número de caso',
    numberHint: 'Por ejemplo, {example}',
    giveNumber: 'Indique el número de caso.',
    filedOn: 'Presentado el',
    giveFiledOn: 'Indique el día del sello del tribunal.',
    fee: 'Tasa que cobró el tribunal',
    feeHint:
      '{count, plural, one {La tabla del tribunal dice {fee} para un {defendant}.} other {La tabla del tribunal dice {fee} para # {defendants}.}}',
  },
});
