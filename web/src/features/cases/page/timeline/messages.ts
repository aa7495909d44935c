import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    timeline: 'Timeline',
    theTimeline: 'The timeline',
    show: 'Show',
    all: 'Everything',
    moves: 'Progress of the case',
    court: 'Court and service',
    papers: 'Documents',
    edits: 'Edits',
    nothing: 'No events of this kind',
    nothingText: 'Choose “Everything” to see all events.',
    older: 'Show older events',
  },
  es: {
    timeline: 'Cronología',
    theTimeline: 'La cronología',
    show: 'Mostrar',
    all: 'Todo',
    moves: 'Avances del caso',
    court: 'Tribunal y notificación',
    papers: 'Documentos',
    edits: 'Ediciones',
    nothing: 'No hay eventos de este tipo',
    nothingText: 'Elija «Todo» para ver todos los eventos.',
    older: 'Mostrar anteriores',
  },
});
