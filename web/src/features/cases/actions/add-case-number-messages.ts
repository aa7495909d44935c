import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const addCaseNumberMessages = defineMessages({
  en: {
    numberTitle: 'Add the court’s case number',
    numberLead: 'With its number the case is filed; the court costs are added to its bill.',
    correctTitle: 'Correct the case number',
    caseNumber: 'Case number',
    numberHint: 'Such as {example}',
    giveNumber: 'Give the case number.',
    filedOn: 'Filed on',
    giveFiledOn: 'Give the day on the court’s stamp.',
    fee: 'Fee that the court took',
    feeHint: 'The table says {fee}.',
  },
  es: {
    numberTitle: 'Añadir el número del tribunal',
    numberLead: 'Con su número el caso queda presentado; las costas se añaden a su cuenta.',
    correctTitle: 'Corregir el número de caso',
    caseNumber: 'Número de caso',
    numberHint: 'Como {example}',
    giveNumber: 'Indique el número de caso.',
    filedOn: 'Presentado el',
    giveFiledOn: 'Indique el día del sello del tribunal.',
    fee: 'Tasa que cobró el tribunal',
    feeHint: 'La tabla dice {fee}.',
  },
});
