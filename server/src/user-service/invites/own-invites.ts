import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { standsByInviter } from './inviter.ts';
import { selectInvitesOf } from './own-invite-queries.ts';

/** The invites that can be accepted with an address, the newest first. */
export async function invitesOf(db: Kysely<DB>, email: string, now: Date) {
  const rows = await selectInvitesOf(db, email, now);
  const stand: typeof rows = [];
  for (const row of rows) if ((await standsByInviter(db, row)).allowed) stand.push(row);
  return stand.map(
    ({ userType: _type, firmId: _firm, clientId: _client, createdBy: _by, ...invite }) => invite,
  );
}
