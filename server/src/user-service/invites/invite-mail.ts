import type { Role } from '@writdesk/contract/permissions/roles';
import { writeLetter } from '../../platform/mail/letter.ts';
import { type InviteLanguage, mailTexts, roleNames } from './invite-mail-texts.ts';

export interface InviteMail {
  language: InviteLanguage;
  inviter: string;
  /** The firm or company; null for a company whose name nobody gave. */
  house: string | null;
  isNewCompany: boolean;
  /** To work for Writdesk itself. */
  isOurs?: boolean;
  roles: readonly Role[];
  link: string;
  email: string;
  expiresAt: Date;
  /** Of the inviter: the reader's isn't known yet. */
  timeZone: string;
}

const LONGEST_SUBJECT = 200;

/** The email of an invite as plain text and as HTML. */
export function inviteMail(mail: InviteMail): { subject: string; text: string; html: string } {
  const { language, inviter, isNewCompany, isOurs = false, link, email } = mail;
  const house = isOurs ? 'Writdesk' : mail.house;
  const texts = mailTexts[language];
  const isNew = isNewCompany || house === null;
  const subject = isNew ? texts.newCompanySubject({ inviter }) : texts.subject({ inviter, house });
  return writeLetter({
    language,
    subject: Array.from(subject).slice(0, LONGEST_SUBJECT).join(''),
    paragraphs: [
      texts.hello,
      isNew
        ? texts.newCompany({ inviter, house })
        : (isOurs ? texts.ours : texts.invited)({ inviter, house }),
      // A company's first person owns it: that is no news to them.
      ...(isNew ? [] : [texts.roles(rolesIn(mail))]),
    ],
    act: { label: isNew ? texts.register : texts.accept, link, orCopy: texts.orCopy },
    notes: [texts.until({ email, until: momentIn(mail) }), texts.unknown({ inviter })],
  });
}

const rolesIn = ({ language, roles }: InviteMail): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    roles.map((role) => roleNames[language][role]),
  );

const momentIn = ({ language, expiresAt, timeZone }: InviteMail): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(expiresAt);
