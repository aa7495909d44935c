import type { mailbox } from '@writdesk/contract/mailbox/mailbox';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { readsMailOf } from './mailbox-policy.ts';
import { findMails } from './mailbox-queries.ts';

/** Mails that would have been sent, of those that the reader may read; newest first. */
export async function listMailbox(context: UserContext, { query }: RouteInput<typeof mailbox.list>) {
  const { deps, scope } = context;
  const { rows, ...counted } = await findMails(deps.db.as(scope), readsMailOf(personOf(context)), query);
  return {
    messages: rows,
    ...counted,
  };
}
