import { writeLetter } from '../../platform/mail/letter.ts';

interface FactorsRemoved {
  email: string;
  language: 'en' | 'es';
  /** Where a new one is set up. */
  link: string;
}

const texts = {
  en: {
    subject: 'Your second factor for Writdesk was removed',
    hello: 'Hello,',
    said: (email: string) =>
      `An administrator removed the authenticator app, the passkeys and the recovery codes of ${email}. You are signed out everywhere, and your password alone signs you in.`,
    act: 'Set up a new one',
    orCopy: 'Or copy this address into your browser:',
    note: 'If you didn’t ask for it, set a new password at once with “Forgot it?” on the sign-in page, and tell your administrator.',
  },
  es: {
    subject: 'Se quitó su segundo factor de Writdesk',
    hello: 'Hola:',
    said: (email: string) =>
      `La administración quitó la aplicación de autenticación, las llaves de acceso y los códigos de recuperación de ${email}. Se cerraron todas sus sesiones y, para entrar, basta su contraseña.`,
    act: 'Configurar uno nuevo',
    orCopy: 'O copie esta dirección en su navegador:',
    note: 'Si no lo pidió, elija enseguida otra contraseña con «¿La olvidó?» en la página de acceso y avise a su administrador.',
  },
} as const;

/** Tells somebody that an administrator took his second factors away; not by name, for the address may be unproven. */
export function factorsRemovedMail({ email, language, link }: FactorsRemoved) {
  const { subject, hello, said, act, orCopy, note } = texts[language];
  return writeLetter({
    language,
    subject,
    paragraphs: [hello, said(email)],
    act: { label: act, link, orCopy },
    notes: [note],
  });
}
