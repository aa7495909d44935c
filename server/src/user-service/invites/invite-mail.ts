import type { Role } from '@writdesk/contract/roles';
import { type InviteLanguage, mailTexts, roleNames } from './invite-mail-texts.ts';

export interface InviteMail {
  language: InviteLanguage;
  firstName: string | null;
  inviter: string;
  /** The firm or company; null for a company whose name nobody gave. */
  house: string | null;
  isNewCompany: boolean;
  roles: readonly Role[];
  link: string;
  email: string;
  expiresAt: Date;
  /** Of the inviter: the reader's isn't known yet. */
  timeZone: string;
}

const LONGEST_SUBJECT = 200;

/** The mail of an invite as plain text and as HTML. Names are people's own words: they stay one line and no markup. */
export function inviteMail(mail: InviteMail): { subject: string; text: string; html: string } {
  const texts = mailTexts[mail.language];
  const inviter = oneLine(mail.inviter);
  const house = mail.house === null ? null : oneLine(mail.house);
  const isNew = mail.isNewCompany;
  const subject =
    isNew || house === null ? texts.newCompanySubject({ inviter }) : texts.subject({ inviter, house });
  const said = {
    hello: texts.hello(mail.firstName && oneLine(mail.firstName)),
    what: isNew || house === null ? texts.newCompany({ inviter, house }) : texts.invited({ inviter, house }),
    // A company's first person owns it: that is no news to him.
    roles: isNew ? null : texts.roles(rolesIn(mail)),
    act: isNew ? texts.register : texts.accept,
    orCopy: texts.orCopy,
    until: texts.until({ email: mail.email, until: momentIn(mail) }),
    unknown: texts.unknown({ inviter }),
  };
  return {
    subject: Array.from(subject).slice(0, LONGEST_SUBJECT).join(''),
    text: plain(said, mail.link),
    html: page(mail.language, subject, said, mail.link),
  };
}

interface Said {
  hello: string;
  what: string;
  roles: string | null;
  act: string;
  orCopy: string;
  until: string;
  unknown: string;
}

function plain({ hello, what, roles, act, until, unknown }: Said, link: string): string {
  return [hello, what, roles, `${act}:\n${link}`, until, unknown]
    .filter((part) => part !== null)
    .join('\n\n');
}

function page(language: InviteLanguage, subject: string, said: Said, link: string): string {
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;
  const quiet = 'font-size:13px;line-height:18px;color:#455361;';
  const href = escaped(link);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#F3F5F6;color:#16212B;font:15px/22px 'IBM Plex Sans',system-ui,Arial,sans-serif;">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E1E6E9;border-radius:8px;">
<p style="margin:0 0 24px;font:600 18px/24px 'IBM Plex Serif',Georgia,serif;color:#0B5394;">Writdesk</p>
${paragraph(said.hello)}
${paragraph(said.what)}
${said.roles === null ? '' : paragraph(said.roles)}
<p style="margin:24px 0;"><a href="${href}" style="display:inline-block;padding:12px 20px;background:#0B5394;color:#FFFFFF;border-radius:6px;font-weight:600;text-decoration:none;">${escaped(said.act)}</a></p>
${paragraph(said.orCopy, `${quiet}margin-bottom:4px;`)}
<p style="margin:0 0 16px;${quiet}word-break:break-all;"><a href="${href}" style="color:#0B5394;">${href}</a></p>
${paragraph(said.until, quiet)}
${paragraph(said.unknown, `${quiet}margin-bottom:0;`)}
</div>
</body>
</html>
`;
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

// Line breaks and other controls in a name would end the line, or the header, that it stands in.
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
