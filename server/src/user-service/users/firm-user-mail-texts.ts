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
        said: ({ by, name, email }) => `${by} from Writdesk invited ${name} (${email}) to your firm.`,
      },
      added: {
        subject: (name) => `${name} was added to your firm in Writdesk`,
        said: ({ by, name, email }) => `${by} from Writdesk added ${name} (${email}) to your firm.`,
      },
      changed: {
        subject: (name) => `The roles of ${name} in your firm were changed in Writdesk`,
        said: ({ by, name, email }) =>
          `${by} from Writdesk changed the roles of ${name} (${email}) in your firm, or gave them access again.`,
      },
      admitted: {
        subject: (name) => `The bar admissions of ${name} were changed in Writdesk`,
        said: ({ by, name, email }) =>
          `${by} from Writdesk changed the states in which ${name} (${email}) is admitted. This determines which cases they may approve.`,
      },
      deactivated: {
        subject: (name) => `${name} at your firm was deactivated in Writdesk`,
        said: ({ by, name, email }) =>
          `${by} from Writdesk deactivated ${name} (${email}), who can no longer sign in.`,
      },
      'password-reset': {
        subject: (name) => `${name} at your firm must choose a new password for Writdesk`,
        said: ({ by, name, email }) =>
          `${by} from Writdesk signed ${name} (${email}) out everywhere and requires a new password at the next sign-in.`,
      },
      'factors-removed': {
        subject: (name) => `MFA for ${name} was reset in Writdesk`,
        said: ({ by, name, email }) =>
          `${by} from Writdesk reset MFA for ${name} (${email}). Their second factors and passkeys were removed, and they now sign in with their password alone.`,
      },
    },
    act: 'See your firm’s people',
    orCopy: 'Or copy this address into your browser:',
    note: 'If nobody at your firm requested this, review this person’s access there and contact Writdesk.',
  },
  es: {
    hello: (firstName) => `Hola, ${firstName}:`,
    news: {
      invited: {
        subject: (name) => `Se invitó a ${name} a su bufete en Writdesk`,
        said: ({ by, name, email }) => `${by}, de Writdesk, invitó a ${name} (${email}) a su bufete.`,
      },
      added: {
        subject: (name) => `Se agregó a ${name} a su bufete en Writdesk`,
        said: ({ by, name, email }) =>
          `${by}, de Writdesk, agregó a ${name} (${email}) a las personas de su bufete.`,
      },
      changed: {
        subject: (name) => `Cambió lo que ${name} puede hacer en su bufete en Writdesk`,
        said: ({ by, name, email }) =>
          `${by}, de Writdesk, cambió las funciones de ${name} (${email}) en su bufete o le volvió a dar acceso.`,
      },
      admitted: {
        subject: (name) => `Cambió en qué estados puede ejercer ${name} según Writdesk`,
        said: ({ by, name, email }) =>
          `${by}, de Writdesk, cambió en qué estados puede ejercer ${name} (${email}) y, con ello, qué casos puede aprobar.`,
      },
      deactivated: {
        subject: (name) => `Se desactivó a ${name}, de su bufete, en Writdesk`,
        said: ({ by, name, email }) =>
          `${by}, de Writdesk, desactivó a ${name} (${email}), que ya no puede entrar.`,
      },
      'password-reset': {
        subject: (name) => `${name}, de su bufete, debe elegir una contraseña nueva para Writdesk`,
        said: ({ by, name, email }) =>
          `${by}, de Writdesk, cerró las sesiones de ${name} (${email}), que debe elegir una contraseña nueva al volver a entrar.`,
      },
      'factors-removed': {
        subject: (name) => `Se restableció la MFA de ${name} para Writdesk`,
        said: ({ by, name, email }) =>
          `${by}, de Writdesk, restableció la MFA de ${name} (${email}). Se quitaron sus segundos factores y llaves de acceso, y para entrar basta la contraseña.`,
      },
    },
    act: 'Ver las personas del bufete',
    orCopy: 'O copie esta dirección en su navegador:',
    note: 'Si nadie de su bufete lo pidió, revise allí el acceso de esta persona y comuníquese con Writdesk.',
  },
};
