import { api } from '@writdesk/contract';
import { vi } from 'vitest';
import type { Caller } from './api.ts';

export interface MailedLink {
  to: string;
  /** What the link looks like. */
  look: RegExp;
  /** Words of the mail's subject. */
  subject?: string;
  /** Links that were there before. */
  except?: readonly string[];
}

/** The newest such link that somebody was sent, as soon as the mail is there. @param reader an administrator. */
export function mailedLink(
  reader: Caller,
  { to, look, subject = '', except = [] }: MailedLink,
): Promise<string> {
  return vi.waitFor(
    async () => {
      const { body } = await reader.get(`${api.mailbox.list.url}?search=${encodeURIComponent(to)}`);
      const mails = body['messages'] as { id: string; subject: string }[];
      for (const { id } of mails.filter((mail) => mail.subject.includes(subject))) {
        const details = await reader.get(api.mailbox.details.url.replace('{id}', id));
        const link = look.exec(String(details.body['text']))?.[0];
        if (link && !except.includes(link)) return link;
      }
      throw new Error(`No email to ${to} has a link like ${look}.`);
    },
    { timeout: 20_000, interval: 250 },
  );
}
