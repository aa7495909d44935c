import type { mailbox } from '@writdesk/contract/mailbox/mailbox';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { readsMailOf } from './mailbox-policy.ts';
import { findMails } from './mailbox-queries.ts';

/** Mails that would have been sent, of those that the reader may read; newest first. */
export async function listMailbox(context: UserContext, { query }: RouteInput<typeof mailbox.list>) {
  const { deps, scope } = context;
  const { rows, total } = await findMails(deps.db.as(scope), readsMailOf(personOf(context)), query);
  return {
    messages: rows.map((row) => ({
      id: row.id,
      sender: row.sender,
      recipients: row.recipients,
      subject: row.subject,
      receivedAt: row.receivedAt,
      sizeBytes: row.sizeBytes,
    })),
    total,
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
  };
}
