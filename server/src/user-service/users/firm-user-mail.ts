import { writeLetter } from '../../platform/mail/letter.ts';
import { type FirmUserChange, firmUserMailTexts } from './firm-user-mail-texts.ts';

interface FirmUserMail {
  /** What was done. */
  what: FirmUserChange;
  /** Who reads it. */
  firstName: string;
  language: 'en' | 'es';
  /** Whom it is about, and who did it. */
  name: string;
  email: string;
  by: string;
  /** Where the people of the firm are. */
  link: string;
}

/** Notifies an administrator of a firm that somebody of the platform changed who works there. */
export function firmUserMail(mail: FirmUserMail) {
  const { language, what, firstName, name, link } = mail;
  const { news, hello, act, orCopy, note } = firmUserMailTexts[language];
  const { subject, said } = news[what];
  return writeLetter({
    language,
    subject: subject(name),
    paragraphs: [hello(firstName), said(mail)],
    act: { label: act, link, orCopy },
    notes: [note],
  });
}
