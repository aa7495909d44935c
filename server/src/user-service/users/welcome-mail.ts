import type { MailMessage } from '../../platform/mail/index.ts';

interface Welcome {
  userId: string;
  email: string;
  language: 'en' | 'es';
  /** Where the product is. */
  address: string;
}

const texts = {
  en: {
    subject: 'Your Writdesk account',
    text: ({ email, address }: Welcome) =>
      `Hello,\n\nAn account was made for you in Writdesk.\n\nOpen ${address}, choose “Forgot password?” on the ` +
      `sign-in page, and give your address ${email}. You then choose a password of your own and sign in with it.\n`,
  },
  es: {
    subject: 'Su cuenta de Writdesk',
    text: ({ email, address }: Welcome) =>
      `Hola:\n\nSe creó una cuenta para usted en Writdesk.\n\nAbra ${address}, elija «¿Olvidó su contraseña?» en la ` +
      `página de acceso e indique su dirección ${email}. Después elige su propia contraseña y entra con ella.\n`,
  },
} as const;

/** Tells somebody for whom a user was made how he comes to a password; not by name, which others typed. */
export function welcomeMail(welcome: Welcome): MailMessage {
  const { subject, text } = texts[welcome.language];
  return {
    to: welcome.email,
    subject,
    text: text(welcome),
    idempotencyKey: `user-welcome:${welcome.userId}`,
  };
}
