import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

export const inPlaceMessages = defineMessages({
  en: {
    undo: 'Undo',
    undoOf: 'Undo: {act}, {title}',
    undone: 'Undone',
    undoneComment: 'Undone at once by the person who did it.',
    openCase: 'Open the case',
  },
  es: {
    undo: 'Deshacer',
    undoOf: 'Deshacer: {act}, {title}',
    undone: 'Deshecho',
    undoneComment: 'Deshecho enseguida por quien lo hizo.',
    openCase: 'Abrir el caso',
  },
});
