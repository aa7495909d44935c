import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** What is asked before one action is done to many writs, and what became of each. */
export const bulkMessages = defineMessages({
  en: {
    submitTitle:
      '{count, plural, one {Send the questions of one writ?} other {Send the questions of # writs?}}',
    submitText: 'Each company answers on its phones or computers.',
    reviewedTitle: '{count, plural, one {Sign one writ?} other {Sign # writs?}}',
    reviewedText:
      'This is your signature on each of them. Where the company took money since the judgment, the writ is signed only on its case.',
    resubmitTitle: '{count, plural, one {Send one writ back?} other {Send # writs back?}}',
    resubmitText: 'The company’s questions are sent again once the writ is ready.',
    returnTitle:
      '{count, plural, one {Record one writ as returned unexecuted?} other {Record # writs as returned unexecuted?}}',
    returnText: 'Lockouts that are set are canceled. Another writ may follow.',
    cancelTitle: '{count, plural, one {Cancel one writ?} other {Cancel # writs?}}',
    cancelText: 'Lockouts that are set are canceled.',
    why: 'Reason for all of them',
    keep: '{count, plural, one {Leave it as it is} other {Leave them as they are}}',
    leavesOut:
      '{count, plural, one {One selected writ is left out: its status does not allow this.} other {# selected writs are left out: their status does not allow this.}}',
    actOn: '{act}: {count} of {total}',
    atMost: 'At most {count} at once',
    resultAll: '{count, plural, one {The writ went through} other {All # writs went through}}',
    resultSome: '{done} of {total} writs went through',
    resultNone: '{count, plural, one {The writ stayed as it is} other {All # writs stayed as they are}}',
    stayed: 'Stayed as it is',
    selectStayed: '{count, plural, one {Select the one that stayed} other {Select the # that stayed}}',
  },
  es: {
    submitTitle:
      '{count, plural, one {¿Enviar las preguntas de una orden?} other {¿Enviar las preguntas de # órdenes?}}',
    submitText: 'Cada empresa responde en sus teléfonos o computadoras.',
    reviewedTitle: '{count, plural, one {¿Firmar una orden?} other {¿Firmar # órdenes?}}',
    reviewedText:
      'Es su firma al pie de cada una. Si la empresa recibió dinero desde el fallo, la orden se firma solo en su caso.',
    resubmitTitle: '{count, plural, one {¿Devolver una orden?} other {¿Devolver # órdenes?}}',
    resubmitText: 'Las preguntas se envían de nuevo a la empresa cuando la orden está lista.',
    returnTitle:
      '{count, plural, one {¿Registrar una orden como devuelta sin ejecutar?} other {¿Registrar # órdenes como devueltas sin ejecutar?}}',
    returnText: 'Los lanzamientos fijados se cancelan. Puede seguir otra orden.',
    cancelTitle: '{count, plural, one {¿Cancelar una orden?} other {¿Cancelar # órdenes?}}',
    cancelText: 'Los lanzamientos fijados se cancelan.',
    why: 'Motivo para todas',
    keep: '{count, plural, one {Dejarla como está} other {Dejarlas como están}}',
    leavesOut:
      '{count, plural, one {Una orden seleccionada queda fuera: su estado no lo permite.} other {# órdenes seleccionadas quedan fuera: su estado no lo permite.}}',
    actOn: '{act}: {count} de {total}',
    atMost: 'Como máximo {count} a la vez',
    resultAll: '{count, plural, one {La orden pasó} other {Las # órdenes pasaron}}',
    resultSome: 'Pasaron {done} de {total} órdenes',
    resultNone: '{count, plural, one {La orden sigue como estaba} other {Las # órdenes siguen como estaban}}',
    stayed: 'Sigue como estaba',
    selectStayed: '{count, plural, one {Seleccionar la que quedó} other {Seleccionar las # que quedaron}}',
  },
});
