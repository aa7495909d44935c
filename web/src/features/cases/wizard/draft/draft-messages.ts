import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Texts next to the steps: requests of the firm, kept typing, conflicts. Texts that several steps share are in `messages`. */
export const draftMessages = defineMessages({
  en: {
    firmAsks: 'Your attorney’s office requests this',
    firmSentBack: 'Your attorney’s office sent this case back',
    allAnswered: 'Everything your attorney’s office asked for is answered',
    dueBy: '(by {day})',
    askedDone: 'answered',
    nothingToChange: 'Nothing to change here',
    nothingToAdd: 'Nothing to add here',
    aboutRequest: '{what}: {item}',
    stillOpen:
      '{count, plural, one {One request of the firm is still open} other {# requests of the firm are still open}}',
    stillOpenText: 'You can submit once each request is answered or needs no change.',
    keptHere: 'What you typed is kept in this browser, except SSN and dates of birth.',
    saveNow: 'Save now',
    changedMeanwhile: 'Somebody else changed this case in the meantime',
  },
  es: {
    firmAsks: 'La oficina de su abogado pide esto',
    firmSentBack: 'La oficina de su abogado devolvió este caso',
    allAnswered: 'Todo lo que pidió la oficina de su abogado está respondido',
    dueBy: '(a más tardar el {day})',
    askedDone: 'respondido',
    nothingToChange: 'Aquí no cambia nada',
    nothingToAdd: 'Aquí no hay nada que agregar',
    aboutRequest: '{what}: {item}',
    stillOpen:
      '{count, plural, one {Falta responder una solicitud del bufete} other {Faltan por responder # solicitudes del bufete}}',
    stillOpenText: 'Podrá enviar el caso cuando cada solicitud esté respondida o no requiera cambios.',
    keptHere:
      'Lo que escribió se conserva en este navegador, salvo números de Seguro Social y fechas de nacimiento.',
    saveNow: 'Guardar ahora',
    changedMeanwhile: 'Otra persona cambió este caso mientras tanto',
  },
});
