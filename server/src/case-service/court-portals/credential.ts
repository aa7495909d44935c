import { z } from 'zod';
import { isMachine } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny } from '../../platform/http/refuse.ts';
import { findSealed, putSealed } from './credential-queries.ts';
import { courtPortalAudits } from './portal-audits.ts';
import type { PortalKey } from './portal-queries.ts';

const credential = z.object({ username: z.string(), password: z.string() });
export type Credential = z.output<typeof credential>;

/** A sign-in that is moved to another firm or portal doesn’t open. */
const purposeOf = ({ firmId, id }: PortalKey): string => `cases.portal_credential:${firmId}:${id}`;

/** Seals a sign-in and keeps it, in the caller’s transaction. */
export async function keepCredential(
  tx: Tx,
  { deps }: Context,
  key: PortalKey,
  { username, password, setByName }: Credential & { setByName: string },
): Promise<void> {
  await putSealed(tx.db, {
    firmId: key.firmId,
    portalId: key.id,
    sealed: deps.vault.seal(JSON.stringify({ username, password }), purposeOf(key)),
    setByName,
    setAt: tx.now,
  });
}

/** Opens the sign-in for a robot; each use is on the trail before anybody uses it. @returns null where none was given. */
export function useCredential(
  context: Context,
  key: PortalKey,
  jobId: string | null,
): Promise<Credential | null> {
  return transact(context, async (tx) => {
    // A sign-in is opened by machines alone: no person ever reads one.
    tx.authorise(isMachine(context.actor) ? allow : deny('forbidden'));
    const sealed = await findSealed(tx.db, key);
    await tx.audit(courtPortalAudits.useCredential, {
      firmId: key.firmId,
      subjectId: key.id,
      data: { jobId },
    });
    if (!sealed) return null;
    return credential.parse(JSON.parse(context.deps.vault.open(sealed, purposeOf(key))));
  });
}
