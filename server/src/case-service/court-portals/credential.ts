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
/** With what the firm signs at a filing manager. */
const signer = z.object({ certificate: z.string(), privateKey: z.string() });
export type PortalSigner = z.output<typeof signer>;

/** A sign-in that is moved to another firm or portal doesn’t open. */
const purposeOf = ({ firmId, id }: PortalKey): string => `cases.portal_credential:${firmId}:${id}`;

/** Seals a sign-in and keeps it, in the caller’s transaction. */
export async function keepCredential(
  tx: Tx,
  { deps }: Context,
  key: PortalKey,
  { sealed, setByName }: { sealed: Credential | PortalSigner; setByName: string },
): Promise<void> {
  await putSealed(tx.db, {
    firmId: key.firmId,
    portalId: key.id,
    sealed: deps.vault.seal(JSON.stringify(sealed), purposeOf(key)),
    setByName,
    setAt: tx.now,
  });
}

/** Opens the sign-in for a robot; each use is on the trail before anybody uses it. @returns null where none was given. */
export const useCredential = (context: Context, key: PortalKey, jobId: string | null) =>
  open(context, key, { jobId, schema: credential });

/** Opens what the firm signs with at a filing manager, in the same way. */
export const useSigner = (context: Context, key: PortalKey, jobId: string | null) =>
  open(context, key, { jobId, schema: signer });

function open<T>(
  context: Context,
  key: PortalKey,
  { jobId, schema }: { jobId: string | null; schema: z.ZodType<T> },
): Promise<T | null> {
  return transact(context, async (tx) => {
    // A sign-in is opened by machines alone: no person ever reads one.
    tx.authorize(isMachine(context.actor) ? allow : deny('forbidden'));
    const sealed = await findSealed(tx.db, key);
    await tx.audit(courtPortalAudits.useCredential, {
      firmId: key.firmId,
      subjectId: key.id,
      data: { jobId },
    });
    if (!sealed) return null;
    return schema.parse(JSON.parse(context.deps.vault.open(sealed, purposeOf(key))));
  });
}
