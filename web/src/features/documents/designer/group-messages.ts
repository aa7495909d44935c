import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Of several tags that are chosen together, and of what the page proposes. */
export const groupMessages = defineMessages({
  en: {
    several: '{count, plural, one {# tag is chosen} other {# tags are chosen}}',
    like: 'The others follow the one that you chose last: {what}.',
    align: 'Align',
    ALIGN_LEFT: 'Left',
    ALIGN_CENTER: 'Center',
    ALIGN_RIGHT: 'Right',
    ALIGN_TOP: 'Top',
    ALIGN_MIDDLE: 'Middle',
    ALIGN_BOTTOM: 'Bottom',
    distribute: 'Same gap (three or more, on one page)',
    x: 'Across',
    y: 'Down',
    sameSize: 'Same size',
    width: 'Width',
    height: 'Height',
    copy: 'Copy',
    paste: 'Paste',
    grid: 'Grid',
    removeAll: 'Remove tags',
    choosing: 'Choose several',
    copied:
      '{count, plural, one {# tag is copied.} other {# tags are copied.}} Paste on this or another page, or in another template.',
    pasted: '{count, plural, one {# tag is pasted.} other {# tags are pasted.}}',
    propose: 'Propose fields',
    proposed:
      '{count, plural, =0 {No free lines or boxes on this page.} one {# tag is proposed. Check its fact, and say when a box is marked.} other {# tags are proposed. Check their facts, and say when each box is marked.}}',
    proposeFailed: 'The page can’t be read.',
    keysHint:
      'Shift and a drag choose several tags, Ctrl+A all of the page. Ctrl+C, Ctrl+X and Ctrl+V copy, cut and paste them, on another page or in another template too. Delete removes them.',
  },
  es: {
    several: '{count, plural, one {Hay # etiqueta elegida} other {Hay # etiquetas elegidas}}',
    like: 'Las demás siguen a la que eligió al final: {what}.',
    align: 'Alinear',
    ALIGN_LEFT: 'Izquierda',
    ALIGN_CENTER: 'Centro',
    ALIGN_RIGHT: 'Derecha',
    ALIGN_TOP: 'Arriba',
    ALIGN_MIDDLE: 'Medio',
    ALIGN_BOTTOM: 'Abajo',
    distribute: 'Mismo espacio (tres o más, en una página)',
    x: 'A lo ancho',
    y: 'A lo alto',
    sameSize: 'Mismo tamaño',
    width: 'Ancho',
    height: 'Alto',
    copy: 'Copiar',
    paste: 'Pegar',
    grid: 'Cuadrícula',
    removeAll: 'Quitar etiquetas',
    choosing: 'Elegir varias',
    copied:
      '{count, plural, one {Se copió # etiqueta.} other {Se copiaron # etiquetas.}} Pegue en esta u otra página, o en otra plantilla.',
    pasted: '{count, plural, one {Se pegó # etiqueta.} other {Se pegaron # etiquetas.}}',
    propose: 'Proponer campos',
    proposed:
      '{count, plural, =0 {No hay líneas ni casillas libres en esta página.} one {Se propuso # etiqueta. Revise su dato e indique cuándo se marca una casilla.} other {Se propusieron # etiquetas. Revise sus datos e indique cuándo se marca cada casilla.}}',
    proposeFailed: 'No se puede leer la página.',
    keysHint:
      'Mayús y arrastrar eligen varias etiquetas; Ctrl+A, todas las de la página. Ctrl+C, Ctrl+X y Ctrl+V las copian, cortan y pegan, también en otra página o plantilla. Supr las quita.',
  },
});
