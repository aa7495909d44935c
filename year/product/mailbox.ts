import { mailbox } from '@writdesk/contract/mailbox/mailbox';
import { everyRow } from './every-row.ts';
import type { Person } from './person.ts';

export interface Mail {
  id: string;
  recipients: string[];
  subject: string;
  text: string;
}

/** Mails that have arrived and were not read here before. @param reader an administrator, who sees all. */
export function mailReader(reader: Person) {
  const read = new Set<string>();
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
    /** The code of the invite that somebody was sent, once the mail is there. */
    async inviteCodeOf(email: string): Promise<string> {
      for (let tries = 0; tries < 200; tries += 1) {
        const { messages } = await reader.does(mailbox.list, { query: { search: email } });
        for (const { id } of messages) {
          const { text } = await reader.does(mailbox.details, { params: { id } });
          const code = /\/invite\/([A-Za-z0-9]+)/.exec(text)?.[1];
          if (code) return code;
        }
        await new Promise((done) => setTimeout(done, 100));
      }
      throw new Error(`No invite came to ${email}.`);
    },
  };
}
