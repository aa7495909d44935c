import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    timeline: 'Timeline',
    theTimeline: 'The timeline',
    show: 'Show',
    all: 'Everything',
    moves: 'Moves of the case',
    court: 'Court and service',
    papers: 'Papers',
    edits: 'Edits',
    nothing: 'Nothing of this kind has happened',
    nothingText: 'Choose Everything to see what did.',
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
    nothing: 'No ha pasado nada de este tipo',
    nothingText: 'Elija Todo para ver lo demás.',
    older: 'Mostrar anteriores',
  },
});
