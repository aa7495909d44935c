import { defineMessages } from '../i18n/define-messages.ts';

export const bulkRowsMessages = defineMessages({
  en: {
    actOn: '{act} ({count} of {total})',
    atMost: 'At most {count} at once',
    resultAll: '{count, plural, one {Done} other {All # are done}}',
    resultNone: '{count, plural, one {It stayed as it was} other {All # stayed as they were}}',
    resultSome: '{done} of {total} are done',
    stayed: 'It stayed as it was.',
    selectStayed: '{count, plural, one {Select the one that stayed} other {Select the # that stayed}}',
    keepAll: 'Change nothing',
    leavesOut:
      '{count, plural, one {# selected row is left out: this can’t be done to it.} other {# selected rows are left out: this can’t be done to them.}}',
  },
  es: {
    actOn: '{act} ({count} de {total})',
    atMost: 'Como máximo {count} a la vez',
    resultAll: '{count, plural, one {Listo} other {Las # filas están listas}}',
    resultNone: '{count, plural, one {La fila quedó como estaba} other {Las # filas quedaron como estaban}}',
    resultSome: '{done} de {total} filas están listas',
    stayed: 'Quedó como estaba.',
    selectStayed:
      '{count, plural, one {Seleccionar la fila que quedó} other {Seleccionar las # filas que quedaron}}',
    keepAll: 'No cambiar nada',
    leavesOut:
      '{count, plural, one {Se omite # fila seleccionada: no se puede hacer con ella.} other {Se omiten # filas seleccionadas: no se puede hacer con ellas.}}',
  },
});
