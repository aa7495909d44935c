import type { mailbox } from '@writdesk/contract/mailbox/mailbox';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { readsMailOf } from './mailbox-policy.ts';
import { findMail, findMails } from './mailbox-queries.ts';
import { found } from '../../platform/http/refuse.ts';

/** Mails that would have been sent, of those that the reader may read; newest first. */
export async function listMailbox(context: UserContext, { query }: RouteInput<typeof mailbox.list>) {
  const { deps, scope } = context;
  const { rows, ...counted } = await findMails(deps.db.as(scope), readsMailOf(personOf(context)), query);
  return {
    messages: rows,
    ...counted,
  };
}

/** One email with its text; somebody else's isn't there. Its HTML is a stranger's: a screen shows it in a frame without scripts. */
export async function getMail(context: UserContext, { params }: RouteInput<typeof mailbox.details>) {
  const { deps, scope } = context;
  return found(await findMail(deps.db.as(scope), readsMailOf(personOf(context)), params.id));
}
