import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const approvalPointsMessages = defineMessages({
  en: {
    pointPlaintiff: '{Plaintiff}: {name}',
    pointPlaintiffMissing: 'The {plaintiff} is not named',
    pointDefendants: '{count, plural, one {# {defendant} named} other {# {defendants} named}}',
    pointLedger: 'Ledger and claim agree: {amount}',
    pointLedgerWrong: 'Ledger and claim differ',
    pointPaper: 'Court papers are ready',
    pointPaperMissing: 'The court papers are not ready',
    pointStale: 'The court documents print the facts as they are now',
    pointStaleWrong: 'A court document prints facts that have changed',
    pointFlags: 'No document is flagged',
    pointFlagsWrong: 'A document is flagged',
    pointFileOn: 'May be filed from {day}',
    pointOccupied: 'The unit is occupied, confirmed {when}',
    pointOccupiedStale: 'Nobody has confirmed within 48 hours that the unit is occupied',
  },
  es: {
    pointPlaintiff: '{Plaintiff}: {name}',
    pointPlaintiffMissing: 'Falta el {plaintiff}',
    pointDefendants: '{count, plural, one {# {defendant}} other {# {defendants}}}',
    pointLedger: 'El estado de cuenta y la reclamación coinciden: {amount}',
    pointLedgerWrong: 'El estado de cuenta y la reclamación difieren',
    pointPaper: 'El escrito está listo',
    pointPaperMissing: 'El escrito no está listo',
    pointStale: 'Los escritos muestran los datos actuales',
    pointStaleWrong: 'Un escrito muestra datos que han cambiado',
    pointFlags: 'Ningún documento marcado',
    pointFlagsWrong: 'Hay un documento marcado',
    pointFileOn: 'Se puede presentar desde el {day}',
    pointOccupied: 'La unidad está ocupada, confirmado {when}',
    pointOccupiedStale: 'Nadie confirmó en 48 horas que la unidad está ocupada',
  },
});
