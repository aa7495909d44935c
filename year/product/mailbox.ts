import { mailbox } from '@writdesk/contract/mailbox/mailbox';
import { everyRow } from './every-row.ts';
import type { Person } from './person.ts';

export interface Mail {
  id: string;
  recipients: string[];
  subject: string;
  text: string;
}

/** Where the mail of all people arrives. */
export interface Mailbox {
  /** What came since it was asked last. */
  unread(): Promise<Mail[]>;
  /** What a pattern finds in an email to somebody, once it is there, and nobody has used yet. */
  partOf(email: string, pattern: RegExp): Promise<string>;
}

/** Mails that have arrived and were not read here before. @param reader an administrator, who sees all. */
export function mailReader(reader: Person): Mailbox {
  const read = new Set<string>();
  const used = new Set<string>();
  return {
    async unread(): Promise<Mail[]> {
      const listed = await everyRow(async (page) => {
        const { messages, total } = await reader.does(mailbox.list, { query: { page, size: 100 } });
        return { rows: messages, total: messages.every(({ id }) => read.has(id)) ? 0 : total };
      });
      const mails: Mail[] = [];
      for (const { id, recipients, subject } of listed) {
        if (read.has(id)) continue;
        read.add(id);
        const { text } = await reader.does(mailbox.details, { params: { id } });
        mails.push({ id, recipients, subject, text });
      }
      return mails;
    },
    partOf: (email, pattern) =>
      partOfMail(email, pattern, used, async () => {
        const { messages } = await reader.does(mailbox.list, { query: { search: email } });
        const mails = messages.map(({ id }) => reader.does(mailbox.details, { params: { id } }));
        return (await Promise.all(mails)).map(({ text }) => text);
      }),
  };
}

const TRIES = 300;
const WAIT_MS = 100;

/** Looks through the newest texts again and again, until one of them has what is looked for. */
export async function partOfMail(
  email: string,
  pattern: RegExp,
  used: Set<string>,
  newestTexts: () => Promise<string[]>,
): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const parts = (await newestTexts()).flatMap((text) => pattern.exec(text)?.[1] ?? []);
    const part = parts.find((one) => !used.has(one));
    if (part) {
      used.add(part);
      return part;
    }
    await new Promise((done) => setTimeout(done, WAIT_MS));
  }
  throw new Error(`No such mail came to ${email}.`);
}

/** The code of the invite that somebody was sent, once the mail is there. */
export const inviteCodeOf = (mail: Mailbox, email: string): Promise<string> =>
  mail.partOf(email, /\/invite\/([A-Za-z0-9]+)/);

/** The link for a new password, once the mail is there. */
export const passwordLinkOf = (mail: Mailbox, email: string): Promise<string> =>
  mail.partOf(email, /(\S+\/login-actions\/action-token\?key=[\w-]+)/);
