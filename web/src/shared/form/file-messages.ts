import { defineMessages } from '../i18n/define-messages.ts';

/** What only a form with files says. */
export const fileMessages = defineMessages({
  en: {
    together: 'Put pictures that I choose together into one PDF, in their order',
    pictures: '{count} pictures from {name} on',
  },
  es: {
    together: 'Juntar en un PDF, en su orden, las imágenes que elija a la vez',
    pictures: '{count} imágenes desde {name}',
  },
});
