import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const awaitJudgmentMessages = defineMessages({
  en: {
    awaitTitle: 'Request the judge’s decision',
    defaultTitle: 'Request a default',
    basis: 'On what grounds?',
    basisHEARING: 'The hearing was held',
    heardOn: 'It is set for {day}.',
    basisDEFAULT: 'Nobody answered: default',
    giveBasis: 'Choose whether the case was heard.',
    docketChecked: 'What does the docket show?',
    checkedNONE: 'No answer is filed',
    checkedANSWER: 'An answer is filed',
    giveChecked: 'Check the docket first: has an answer been filed?',
    answerFiled: 'An answer is on file, so you can’t request a default. Apply the case to a docket.',
  },
  es: {
    awaitTitle: 'Pedir la decisión del juez',
    defaultTitle: 'Pedir un fallo en rebeldía',
    basis: '¿Con qué fundamento?',
    basisHEARING: 'Se celebró la audiencia',
    heardOn: 'Está fijada para el {day}.',
    basisDEFAULT: 'Nadie contestó: rebeldía',
    giveBasis: 'Diga si hubo audiencia.',
    docketChecked: '¿Qué muestra el expediente?',
    checkedNONE: 'No hay respuesta',
    checkedANSWER: 'Hay una respuesta',
    giveChecked: 'Revise antes el expediente: ¿hay una respuesta?',
    answerFiled: 'Hay una respuesta, así que no se puede pedir la rebeldía. Ponga el caso en una agenda.',
  },
});
