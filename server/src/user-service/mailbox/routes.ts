import { mailbox } from '@writdesk/contract/mailbox/mailbox';
import { bind } from '../../platform/http/bind.ts';
import { getMail, listMailbox } from './read-mailbox.ts';

export const mailboxRoutes = [bind(mailbox.list, listMailbox), bind(mailbox.details, getMail)];
