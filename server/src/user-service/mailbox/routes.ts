import { mailbox } from '@writdesk/contract/mailbox/mailbox';
import { bind } from '../../platform/http/bind.ts';
import { getMail } from './get-mail.ts';
import { listMailbox } from './list-mailbox.ts';

export const mailboxRoutes = [bind(mailbox.list, listMailbox), bind(mailbox.details, getMail)];
