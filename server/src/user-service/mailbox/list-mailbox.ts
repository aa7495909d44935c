import type { mailbox } from '@writdesk/contract/mailbox';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { findMails } from './mailbox-queries.ts';

/** Mails that would have been sent, newest first. */
export async function listMailbox({ deps, scope }: UserContext, { query }: RouteInput<typeof mailbox.list>) {
  const { rows, total } = await findMails(deps.db.as(scope), query);
  return {
    messages: rows.map((row) => ({
      id: row.id,
      sender: row.sender,
      recipients: row.recipients,
      subject: row.subject,
      receivedAt: row.received_at,
      sizeBytes: row.size_bytes,
    })),
    total,
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
  };
}
