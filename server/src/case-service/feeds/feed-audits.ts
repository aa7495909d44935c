import { feedKinds } from '@writdesk/contract/feeds/feeds';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onUser = auditOf('users', 'user');
// What it is called may be a tenant's name, and its address is a secret.
const feed = { feedId: id, kind: z.enum(feedKinds) };

export const feedAudits = {
  create: onUser('feed.create', { ...feed, origins: z.array(z.string()), expiresAt: z.iso.datetime() }),
  revoke: onUser('feed.revoke', feed),
  /** Once an hour at most. */
  read: onUser('feed.read', { ...feed, format: z.string() }),
};
