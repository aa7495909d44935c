import type { mailbox } from '@writdesk/contract/mailbox/mailbox';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { readsMailOf } from './mailbox-policy.ts';
import { findMail } from './mailbox-queries.ts';

/** One email with its text; somebody else's isn't there. Its HTML is a stranger's: a screen shows it in a frame without scripts. */
export async function getMail(context: UserContext, { params }: RouteInput<typeof mailbox.details>) {
  const { deps, scope } = context;
  return found(await findMail(deps.db.as(scope), readsMailOf(personOf(context)), params.id));
}
