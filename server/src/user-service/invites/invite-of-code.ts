import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { mayBeAccepted } from './invite-policy.ts';
import { findInviteOfReplacedCode } from './invite-queries.ts';

/**
 * The invite of a link's code, as `find` reads it.
 * @throws `invite_replaced` for a code of an older mail, unless the invite has ended since: then what ended it;
 * `invite_unknown` for all others.
 */
export async function inviteOfCode<Row>(
  db: Kysely<DB>,
  codeHash: string,
  now: Date,
  find: (db: Kysely<DB>, codeHash: string) => Promise<Row | undefined>,
): Promise<Row> {
  const invite = await find(db, codeHash);
  if (invite) return invite;
  const replaced = await findInviteOfReplacedCode(db, codeHash);
  if (!replaced) refuse('invite_unknown');
  const decision = mayBeAccepted(replaced, now);
  refuse(decision.allowed ? 'invite_replaced' : decision.code);
}
