import { defineMessages } from '../../shared/i18n/define-messages.ts';

// Fetched with its page: hardly anybody reads it.
export const messages = defineMessages({
  en: {
    title: 'Confirm your email address first',
    text: 'You have not confirmed yet that {email} is yours. Sign in again and open the link that we mail you.',
    toSignIn: 'Go to the sign-in page',
  },
  es: {
    title: 'Confirme primero su correo electrónico',
    text: 'Todavía no se ha comprobado que {email} es suyo. Inicie sesión de nuevo y abra el enlace que le enviamos por correo.',
    toSignIn: 'Ir a la página de acceso',
  },
});
