import type { firmUserNotifications } from '@writdesk/contract/users/user-notifications';

/** What the platform may do to a person of a firm, or to a person who is invited to it. */
export type FirmUserChange = keyof typeof firmUserNotifications;

interface NewsFacts {
  by: string;
  name: string;
  email: string;
}
interface News {
  subject(name: string): string;
  said(facts: NewsFacts): string;
}
interface Texts {
  hello(firstName: string): string;
  news: Readonly<Record<FirmUserChange, News>>;
  act: string;
  orCopy: string;
  note: string;
}

export const firmUserMailTexts: Readonly<Record<'en' | 'es', Texts>> = {
  en: {
    hello: (firstName) => `Hello ${firstName},`,
    news: {
      invited: {
        subject: (name) => `${name} was invited to your firm in Writdesk`,
        said: ({ by, name, email }) => `${by} of the platform invited ${name} (${email}) to your firm.`,
      },
      added: {
        subject: (name) => `${name} was added to your firm in Writdesk`,
        said: ({ by, name, email }) =>
          `${by} of the platform added ${name} (${email}) to the people of your firm.`,
      },
      changed: {
        subject: (name) => `What ${name} may do in your firm was changed in Writdesk`,
        said: ({ by, name, email }) =>
          `${by} of the platform changed the roles of ${name} (${email}) in your firm, or gave this person access again.`,
      },
      admitted: {
        subject: (name) => `Where ${name} may sign as a lawyer was changed in Writdesk`,
        said: ({ by, name, email }) =>
          `${by} of the platform changed in which states ${name} (${email}) is admitted. This decides which cases they may approve.`,
      },
      deactivated: {
        subject: (name) => `${name} of your firm was deactivated in Writdesk`,
        said: ({ by, name, email }) =>
          `${by} of the platform deactivated ${name} (${email}), who can no longer sign in.`,
      },
      'password-reset': {
        subject: (name) => `${name} of your firm must choose a new password for Writdesk`,
        said: ({ by, name, email }) =>
          `${by} of the platform ended the sessions of ${name} (${email}), who must choose a new password at the next sign-in.`,
      },
      'factors-removed': {
        subject: (name) => `The MFA of ${name} for Writdesk was reset`,
        said: ({ by, name, email }) =>
          `${by} of the platform reset the MFA of ${name} (${email}). Their second factors and passkeys are removed, and the password alone signs them in.`,
      },
    },
    act: 'See the people of the firm',
    orCopy: 'Or copy this address into your browser:',
    note: 'If nobody at your firm requested this, check there what this person may do, and ask the platform why.',
  },
  es: {
    hello: (firstName) => `Hola, ${firstName}:`,
    news: {
      invited: {
        subject: (name) => `Se invitó a ${name} a su bufete en Writdesk`,
        said: ({ by, name, email }) => `${by}, de la plataforma, invitó a ${name} (${email}) a su bufete.`,
      },
      added: {
        subject: (name) => `Se agregó a ${name} a su bufete en Writdesk`,
        said: ({ by, name, email }) =>
          `${by}, de la plataforma, agregó a ${name} (${email}) a las personas de su bufete.`,
      },
      changed: {
        subject: (name) => `Cambió lo que ${name} puede hacer en su bufete en Writdesk`,
        said: ({ by, name, email }) =>
          `${by}, de la plataforma, cambió las funciones de ${name} (${email}) en su bufete o le volvió a dar acceso.`,
      },
      admitted: {
        subject: (name) => `Cambió en qué estados puede ejercer ${name} según Writdesk`,
        said: ({ by, name, email }) =>
          `${by}, de la plataforma, cambió en qué estados puede ejercer ${name} (${email}) y, con ello, qué casos puede aprobar.`,
      },
      deactivated: {
        subject: (name) => `Se desactivó a ${name}, de su bufete, en Writdesk`,
        said: ({ by, name, email }) =>
          `${by}, de la plataforma, desactivó a ${name} (${email}), que ya no puede entrar.`,
      },
      'password-reset': {
        subject: (name) => `${name}, de su bufete, debe elegir una contraseña nueva para Writdesk`,
        said: ({ by, name, email }) =>
          `${by}, de la plataforma, cerró las sesiones de ${name} (${email}), que debe elegir una contraseña nueva al volver a entrar.`,
      },
      'factors-removed': {
        subject: (name) => `Se restableció la MFA de ${name} para Writdesk`,
        said: ({ by, name, email }) =>
          `${by}, de la plataforma, restableció la MFA de ${name} (${email}). Se quitaron sus segundos factores y llaves de acceso, y para entrar basta la contraseña.`,
      },
    },
    act: 'Ver las personas del bufete',
    orCopy: 'O copie esta dirección en su navegador:',
    note: 'Si nadie de su bufete lo pidió, vea allí qué puede hacer esta persona y pregunte a la plataforma por qué.',
  },
};
