import { writeLetter } from '../../platform/mail/letter.ts';

interface FactorsRemoved {
  email: string;
  language: 'en' | 'es';
  /** Where a new one is set up. */
  link: string;
}

const texts = {
  en: {
    subject: 'Your MFA for Writdesk was reset',
    hello: 'Hello,',
    said: (email: string) =>
      `An administrator reset MFA for ${email}. The authenticator app, passkeys and recovery codes were removed, and you have been signed out everywhere. Until you set MFA up again, you sign in with your password alone.`,
    act: 'Set up MFA',
    orCopy: 'Or copy this address into your browser:',
    note: 'If you didn’t request this, set a new password right away with “Forgot it?” on the sign-in page, and contact your administrator.',
  },
  es: {
    subject: 'Se restableció su MFA de Writdesk',
    hello: 'Hola:',
    said: (email: string) =>
      `La administración restableció la MFA de ${email}: se quitaron la aplicación de autenticación, las llaves de acceso y los códigos de recuperación. Se cerraron todas sus sesiones y, para entrar, basta su contraseña.`,
    act: 'Configurar la MFA',
    orCopy: 'O copie esta dirección en su navegador:',
    note: 'Si no lo pidió, elija enseguida otra contraseña con «¿La olvidó?» en la página de acceso y avise a su administrador.',
  },
} as const;

/** Notifies a person that an administrator reset their MFA; without a name, because the address may be unverified. */
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
