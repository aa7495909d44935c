import type { Role } from '@writdesk/contract/permissions/roles';

export type InviteLanguage = 'en' | 'es';

/** What a sentence of the mail is made with; all of it plain text. */
export interface MailFacts {
  inviter: string;
  house: string;
  email: string;
  until: string;
}

interface MailTexts {
  subject(facts: Pick<MailFacts, 'inviter' | 'house'>): string;
  newCompanySubject(facts: Pick<MailFacts, 'inviter'>): string;
  /** Without a name: whoever typed it may be a stranger to the reader. */
  hello: string;
  invited(facts: Pick<MailFacts, 'inviter' | 'house'>): string;
  ours(facts: Pick<MailFacts, 'inviter'>): string;
  newCompany(facts: { inviter: string; house: string | null }): string;
  roles(names: string): string;
  accept: string;
  register: string;
  orCopy: string;
  until(facts: Pick<MailFacts, 'email' | 'until'>): string;
  unknown(facts: Pick<MailFacts, 'inviter'>): string;
}

export const mailTexts: Readonly<Record<InviteLanguage, MailTexts>> = {
  en: {
    subject: ({ inviter, house }) => `${inviter} invites you to ${house}`,
    newCompanySubject: ({ inviter }) => `${inviter} invites your company to Writdesk`,
    hello: 'Hello,',
    invited: ({ inviter, house }) =>
      `${inviter} invites you to join ${house} in Writdesk, where its eviction cases are opened, filed and followed to possession.`,
    ours: ({ inviter }) => `${inviter} invites you to work for Writdesk.`,
    newCompany: ({ inviter, house }) =>
      `${inviter} invites you to register ${house ?? 'your company'} with Writdesk. There you open eviction cases, and see where each one is at the court and what it has cost.`,
    roles: (names) => `Your role: ${names}.`,
    accept: 'Accept the invite',
    register: 'Register the company',
    orCopy: 'Or copy this address into your browser:',
    until: ({ email, until }) =>
      `This link is for ${email} only and works until ${until}. If the invite is sent again, only the newest link works.`,
    unknown: ({ inviter }) => `If you don’t know ${inviter}, you can ignore this email.`,
  },
  es: {
    subject: ({ inviter, house }) => `${inviter} le invita a ${house}`,
    newCompanySubject: ({ inviter }) => `${inviter} invita a su empresa a Writdesk`,
    hello: 'Hola:',
    invited: ({ inviter, house }) =>
      `${inviter} le invita a incorporarse a ${house} en Writdesk, donde sus casos de desalojo se abren, se presentan y se siguen hasta recuperar la posesión.`,
    ours: ({ inviter }) => `${inviter} le invita a trabajar para Writdesk.`,
    newCompany: ({ inviter, house }) =>
      `${inviter} le invita a registrar ${house ?? 'su empresa'} en Writdesk. Allí podrá abrir casos de desalojo y ver en qué punto del tribunal está cada uno y cuánto ha costado.`,
    roles: (names) => `Su función: ${names}.`,
    accept: 'Aceptar la invitación',
    register: 'Registrar la empresa',
    orCopy: 'O copie esta dirección en su navegador:',
    until: ({ email, until }) =>
      `El enlace es solo para ${email} y sirve hasta el ${until}. Si se vuelve a enviar, solo sirve el más reciente.`,
    unknown: ({ inviter }) =>
      `¿No conoce a ${inviter}? Borre entonces este mensaje: sin usted no ocurre nada.`,
  },
};

/** The roles as people call them, in a sentence. */
export const roleNames: Readonly<Record<InviteLanguage, Readonly<Record<Role, string>>>> = {
  en: {
    admin: 'administrator',
    auditor: 'auditor',
    crm_user: 'client care',
    firm_admin: 'firm administrator',
    lawyer: 'lawyer',
    case_processor: 'case processor',
    firm_user: 'firm staff',
    firm_billing: 'firm billing',
    client_owner: 'company owner',
    client_manager: 'property manager',
    client_ap: 'accounts payable',
    client_viewer: 'company viewer',
    property_owner: 'property owner',
  },
  es: {
    admin: 'administración',
    auditor: 'auditoría',
    crm_user: 'atención al cliente',
    firm_admin: 'administración del bufete',
    lawyer: 'abogacía',
    case_processor: 'tramitación de casos',
    firm_user: 'personal del bufete',
    firm_billing: 'facturación del bufete',
    client_owner: 'titular de la empresa',
    client_manager: 'gestión de propiedades',
    client_ap: 'cuentas por pagar',
    client_viewer: 'consulta de la empresa',
    property_owner: 'dueño de propiedades',
  },
};
