import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** A company’s answer to what the firm asked. */
export const answerMessages = defineMessages({
  en: {
    lead: 'Your answer goes to the firm with everything that you have changed, and the case continues where it was.',
    addFile: 'Add the file',
    moreFiles: 'Other files',
    moreFilesHint: 'Whatever else helps the firm to understand your answer.',
    chooseFiles: 'Choose files',
    inForm: 'Change it in the form',
    words: 'Your answer',
    wordsHint: 'The firm reads this with the case. It also answers what is still open above.',
    saySomething: 'Write your answer, or add the files that the firm requests.',
    sent: 'Your answer was sent',
    sentText: 'The firm is looking at it now.',
  },
  es: {
    lead: 'Su respuesta va al bufete con todo lo que usted cambió, y el caso sigue donde estaba.',
    addFile: 'Agregar el archivo',
    moreFiles: 'Otros archivos',
    moreFilesHint: 'Todo lo demás que ayude al bufete a entender su respuesta.',
    chooseFiles: 'Elegir archivos',
    inForm: 'Cambiarlo en el formulario',
    words: 'Su respuesta',
    wordsHint: 'El bufete la lee con el caso. También responde a lo que arriba sigue abierto.',
    saySomething: 'Escriba su respuesta o agregue los archivos que pide el bufete.',
    sent: 'Su respuesta se envió',
    sentText: 'El bufete ya la está revisando.',
  },
});
