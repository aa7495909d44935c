import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of what is said beside the steps: requests of the firm, typing, conflicts; what several share stands in `messages`. */
export const draftMessages = defineMessages({
  en: {
    firmAsks: 'Your attorney’s office asks for this',
    firmSentBack: 'Your attorney’s office sent this case back',
    allAnswered: 'Everything your attorney’s office asked for is answered',
    dueBy: '(by {day})',
    askedDone: 'answered',
    nothingToChange: 'Nothing to change here',
    nothingToAdd: 'Nothing to add here',
    aboutRequest: '{what}: {item}',
    stillOpen:
      '{count, plural, one {One thing the firm asked for is still open} other {# things the firm asked for are still open}}',
    stillOpenText: 'Submit comes back here as soon as each is answered, or has nothing to change.',
    keptHere: 'What you typed is kept in this browser, except SSN and dates of birth.',
    saveNow: 'Save now',
    changedMeanwhile: 'Somebody else changed this case meanwhile',
  },
  es: {
    firmAsks: 'La oficina de su abogado pide esto',
    firmSentBack: 'La oficina de su abogado devolvió este caso',
    allAnswered: 'Todo lo que pidió la oficina de su abogado está respondido',
    dueBy: '(a más tardar el {day})',
    askedDone: 'respondido',
    nothingToChange: 'Aquí no cambia nada',
    nothingToAdd: 'Aquí no hay nada que añadir',
    aboutRequest: '{what}: {item}',
    stillOpen:
      '{count, plural, one {Falta responder una cosa que pidió el bufete} other {Faltan por responder # cosas que pidió el bufete}}',
    stillOpenText: 'El envío vuelve a aparecer aquí cuando todo esté respondido o no haya nada que cambiar.',
    keptHere:
      'Lo que escribió se conserva en este navegador, salvo números de Seguro Social y fechas de nacimiento.',
    saveNow: 'Guardar ahora',
    changedMeanwhile: 'Otra persona cambió este caso mientras tanto',
  },
});
