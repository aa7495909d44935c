import { z } from 'zod';
import { route } from '../route.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { listQuery, listReply, search } from '../values/paging.ts';

/** What the mailbox keeps: emails and text messages. */
export const mailboxKinds = ['MAIL', 'SMS'] as const;

/** A message as a list shows it; a text message has no subject. */
export const receivedMail = z.object({
  id,
  kind: z.enum(mailboxKinds),
  sender: z.string(),
  recipients: z.array(z.string()),
  subject: z.string(),
  receivedAt: instant,
  sizeBytes: z.int(),
});

/** The development mailbox: what Writdesk would have sent, where nothing leaves the machine. */
export const mailbox = {
  list: route({
    method: 'GET',
    area: 'user-service',
    path: '/mailbox/list',
    reads: ['mail'],
    permission: 'signed-in',
    summary:
      'List the emails and text messages that would have been sent, newest first: all of them for an administrator, their own for everyone else',
    query: listQuery({ search }),
    reply: listReply('messages', receivedMail),
    failure: 'Get Mailbox Fail',
    embeddedOnly: true,
  }),
  details: route({
    method: 'GET',
    area: 'user-service',
    path: '/mailbox/details/{id}',
    reads: ['mail'],
    permission: 'signed-in',
    summary: 'Retrieve one email or text message with its text',
    params: idParams,
    reply: receivedMail.extend({ text: z.string(), html: z.string().nullable() }),
    failure: 'Get Mail Fail',
    embeddedOnly: true,
  }),
};
