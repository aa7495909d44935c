import { type Context, contextOf, type UserContext } from '../../platform/context.ts';
import { rightsHash } from '../../user-service/access/index.ts';
import { findMailedUser, loadActorOfUser } from '../../user-service/users/index.ts';
import type { ReportLanguage } from './report-words.ts';

/** For whom something was set up, and where they were then. */
export interface Owned {
  userId: string;
  firmId: string | null;
  clientId: string | null;
}

export interface Owner {
  /** They act with it as they would at this moment, and see no more. */
  context: UserContext;
  language: ReportLanguage;
  /** Of all that decides what they may see and do. */
  rightsHash: string;
}

/** The person for whom something was set up. @returns null once they have left, or can sign in no longer. */
export async function ownerOf(
  { deps, scope, requestId }: Context,
  { userId, firmId, clientId }: Owned,
): Promise<Owner | null> {
  const db = deps.db.as(scope);
  const [user, actor] = await Promise.all([
    findMailedUser(db, userId),
    loadActorOfUser(db, userId, deps.clock.now()),
  ]);
  if (!user || !actor || actor.firmId !== firmId || actor.clientId !== clientId) return null;
  return {
    context: contextOf(deps, actor, requestId),
    language: user.language,
    rightsHash: rightsHash(actor),
  };
}
