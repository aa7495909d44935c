import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const awaitJudgmentMessages = defineMessages({
  en: {
    awaitTitle: 'Ask for the judge’s decision',
    basis: 'On what ground?',
    basisHEARING: 'The hearing was held',
    heardOn: 'It is set for {day}.',
    basisDEFAULT: 'Nobody answered: default',
    giveBasis: 'Say whether the case was heard.',
    docketChecked: 'What does the docket show?',
    checkedNONE: 'No answer is filed',
    checkedANSWER: 'An answer is filed',
    giveChecked: 'Look at the docket first: has an answer been filed?',
    answerFiled: 'With an answer on file no default can be asked for. Apply the case to a docket.',
  },
  es: {
    awaitTitle: 'Pedir la decisión del juez',
    basis: '¿Con qué fundamento?',
    basisHEARING: 'Se celebró la audiencia',
    heardOn: 'Está fijada para el {day}.',
    basisDEFAULT: 'Nadie contestó: rebeldía',
    giveBasis: 'Diga si hubo audiencia.',
    docketChecked: '¿Qué muestra el expediente?',
    checkedNONE: 'No hay respuesta',
    checkedANSWER: 'Hay una respuesta',
    giveChecked: 'Mire antes el expediente: ¿hay una respuesta?',
    answerFiled: 'Con una respuesta no se puede pedir la rebeldía. Ponga el caso en una agenda.',
  },
});
