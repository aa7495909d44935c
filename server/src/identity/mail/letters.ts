import { writeLetter } from '../../platform/mail/letter.ts';
import type { Language } from '../sign-in/messages.ts';

/** What the provider writes to people. */
export type LetterKind =
  | 'reset-password'
  | 'account-exists'
  | 'confirm-new-address'
  | 'verify-email'
  | 'password-changed'
  | 'reset-required'
  | 'sign-in-changed';

/** What of a person's sign-in became different. */
export const factorChanges = [
  'totp-added',
  'totp-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-renewed',
  'recovery-used',
] as const;
export type FactorChange = (typeof factorChanges)[number];

export interface LetterFacts {
  language: Language;
  /** Null where the address isn't verified: whoever typed the name may be a stranger to its reader. */
  firstName: string | null;
  email: string;
  /** What the letter's button opens. */
  link: string;
  minutes: number;
  change?: FactorChange | undefined;
}

interface LetterTexts {
  hello(firstName: string | null): string;
  orCopy: string;
  letters: Record<LetterKind, (facts: LetterFacts) => LetterText>;
  changes: Record<FactorChange, (email: string) => string>;
}
interface LetterText {
  subject: string;
  said: string;
  act: string;
  notes: string[];
}

const texts: Readonly<Record<Language, LetterTexts>> = {
  en: {
    hello: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    orCopy: 'Or copy this address into your browser:',
    letters: {
      'reset-password': ({ email, minutes }) => ({
        subject: 'Set a new password for Writdesk',
        said: 'We received a request to set a new password for your Writdesk account.',
        act: 'Set a new password',
        notes: [
          `This link is for ${email}. It works once, within ${minutes} minutes, in any browser.`,
          'If you didn’t request this, you can ignore this email. Your password stays the same.',
        ],
      }),
      'account-exists': ({ email, minutes }) => ({
        subject: 'You already have a Writdesk account',
        said: 'Someone tried to register with this email address, which already has a Writdesk account. If it was you, sign in as usual or set a new password.',
        act: 'Set a new password',
        notes: [
          `This link is for ${email}. It works once, within ${minutes} minutes, in any browser.`,
          'If it wasn’t you, you can ignore this email. Your account and your password stay the same.',
        ],
      }),
      'verify-email': ({ email, minutes }) => ({
        subject: 'Confirm your email address for Writdesk',
        said: 'Thank you for registering with Writdesk. Confirm that this email address is yours to continue.',
        act: 'Confirm the address',
        notes: [
          `This link is for ${email}. It works once, within ${minutes / 60} hours, in any browser, and asks you to choose a password.`,
          'Don’t forward this email: anyone who opens the link gets an account with your address.',
          'If you didn’t register, you can ignore this email. Nobody can confirm the address without it.',
        ],
      }),
      'confirm-new-address': ({ email, minutes }) => ({
        subject: 'Confirm your email address for Writdesk',
        said: 'This is now the email address of a Writdesk account. Confirm that it is yours and choose a password.',
        act: 'Confirm the address',
        notes: [
          `This link is for ${email}. It works once, within ${minutes / 60} hours, in any browser.`,
          'If you don’t know this account, you can ignore this email. Nobody can confirm the address without it.',
        ],
      }),
      'password-changed': ({ email }) => ({
        subject: 'Your Writdesk password was changed',
        said: `The password for ${email} was just changed. Everyone who was signed in with the old password has been signed out.`,
        act: 'Sign in',
        notes: [
          'If it wasn’t you, set a new password right away with “Forgot it?” on the sign-in page, and contact your administrator.',
        ],
      }),
      'reset-required': ({ email, minutes }) => ({
        subject: 'Choose a new password for Writdesk',
        said: `An administrator requires a new password for ${email}. You have been signed out everywhere, and your old password no longer works.`,
        act: 'Set a new password',
        notes: [
          `This link is for ${email}. It works once, within ${minutes / 60} hours, in any browser. After that, use “Forgot it?” on the sign-in page.`,
        ],
      }),
      'sign-in-changed': (facts) => ({
        subject: 'Your Writdesk sign-in settings were changed',
        said: changeIn(facts),
        act: 'Security settings',
        notes: [
          'If it wasn’t you, set a new password right away with “Forgot it?” on the sign-in page, and contact your administrator.',
        ],
      }),
    },
    changes: {
      'totp-added': (email) =>
        `An authenticator app was set up for ${email}. From now on, signing in with your password also requires its code.`,
      'totp-removed': (email) =>
        `The authenticator app for ${email} was removed. Signing in no longer requires its code.`,
      'passkey-added': (email) => `A passkey was added for ${email}. You can sign in with it.`,
      'passkey-removed': (email) => `A passkey for ${email} was removed. It no longer works.`,
      'recovery-renewed': (email) =>
        `New recovery codes were created for ${email}. The old ones no longer work.`,
      'recovery-used': (email) =>
        `Someone signed in as ${email} with a recovery code. Each code works only once.`,
    },
  },
  es: {
    hello: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
    orCopy: 'O copie esta dirección en su navegador:',
    letters: {
      'reset-password': ({ email, minutes }) => ({
        subject: 'Elija una contraseña nueva para Writdesk',
        said: 'Alguien, probablemente usted, pidió una contraseña nueva para su cuenta de Writdesk.',
        act: 'Elegir una contraseña nueva',
        notes: [
          `El enlace es para ${email} y sirve una sola vez, durante ${minutes} minutos, en cualquier navegador.`,
          'Si no fue usted, no tiene que hacer nada: su contraseña sigue siendo la misma.',
        ],
      }),
      'account-exists': ({ email, minutes }) => ({
        subject: 'Usted ya tiene una cuenta de Writdesk',
        said: 'Alguien, probablemente usted, intentó registrarse con este correo electrónico. Usted ya tiene una cuenta: entre como siempre o elija una contraseña nueva.',
        act: 'Elegir una contraseña nueva',
        notes: [
          `El enlace es para ${email} y sirve una sola vez, durante ${minutes} minutos, en cualquier navegador.`,
          'Si no fue usted, no tiene que hacer nada: su cuenta y su contraseña siguen igual.',
        ],
      }),
      'verify-email': ({ email, minutes }) => ({
        subject: 'Confirme su correo electrónico para Writdesk',
        said: 'Alguien, probablemente usted, se registró con este correo electrónico. Confirme que es suyo y Writdesk se abrirá.',
        act: 'Confirmar el correo',
        notes: [
          `El enlace es para ${email} y sirve una sola vez, durante ${minutes / 60} horas, en cualquier navegador. Allí elige una contraseña.`,
          'No lo reenvíe: quien lo abra obtiene una cuenta con su dirección.',
          'Si no se registró, no haga nada: sin usted el correo no queda confirmado.',
        ],
      }),
      'confirm-new-address': ({ email, minutes }) => ({
        subject: 'Confirme su correo electrónico para Writdesk',
        said: 'Este es ahora el correo electrónico de una cuenta de Writdesk. Confirme que es suyo y elija una contraseña.',
        act: 'Confirmar el correo',
        notes: [
          `El enlace es para ${email} y sirve una sola vez, durante ${minutes / 60} horas, en cualquier navegador.`,
          'Si no conoce esta cuenta, no haga nada: sin usted el correo no queda confirmado.',
        ],
      }),
      'password-changed': ({ email }) => ({
        subject: 'Se cambió su contraseña de Writdesk',
        said: `La contraseña de ${email} se acaba de cambiar. Se cerraron las sesiones abiertas con la anterior.`,
        act: 'Entrar',
        notes: [
          'Si no fue usted, elija enseguida otra contraseña con «¿La olvidó?» en la página de acceso y avise a su administrador.',
        ],
      }),
      'reset-required': ({ email, minutes }) => ({
        subject: 'Elija una contraseña nueva para Writdesk',
        said: `La administración le pide que elija una contraseña nueva para ${email}. Se cerraron todas sus sesiones y la contraseña anterior ya no sirve.`,
        act: 'Elegir una contraseña nueva',
        notes: [
          `El enlace es para ${email} y sirve una sola vez, durante ${minutes / 60} horas, en cualquier navegador. Después, use «¿La olvidó?» en la página de acceso.`,
        ],
      }),
      'sign-in-changed': (facts) => ({
        subject: 'Cambió su forma de entrar en Writdesk',
        said: changeIn(facts),
        act: 'Ajustes de seguridad',
        notes: [
          'Si no fue usted, elija enseguida otra contraseña con «¿La olvidó?» en la página de acceso y avise a su administrador.',
        ],
      }),
    },
    changes: {
      'totp-added': (email) =>
        `Se configuró una aplicación de autenticación para ${email}. Desde ahora, al entrar con la contraseña se pedirá su código.`,
      'totp-removed': (email) =>
        `Se quitó la aplicación de autenticación de ${email}. Ya no se pedirá su código al entrar.`,
      'passkey-added': (email) => `Se agregó una llave de acceso a ${email}. Se puede usar para entrar.`,
      'passkey-removed': (email) => `Se quitó una llave de acceso de ${email}. Ya no sirve para entrar.`,
      'recovery-renewed': (email) =>
        `Se crearon códigos de recuperación nuevos para ${email}. Los anteriores ya no sirven.`,
      'recovery-used': (email) =>
        `Alguien entró como ${email} con un código de recuperación. Cada código sirve una sola vez.`,
    },
  },
};

function changeIn({ language, email, change }: LetterFacts): string {
  return change ? texts[language].changes[change](email) : '';
}

/** A letter in the reader's language, plain and as HTML. */
export function identityLetter(kind: LetterKind, facts: LetterFacts) {
  const { hello, orCopy, letters } = texts[facts.language];
  const { subject, said, act, notes } = letters[kind](facts);
  return writeLetter({
    language: facts.language,
    subject,
    paragraphs: [hello(facts.firstName), said],
    act: { label: act, link: facts.link, orCopy },
    notes,
  });
}
