import { permitted } from '@writdesk/contract/permissions/permissions';
import type { processServers } from '@writdesk/contract/process-servers/process-servers';
import type { RouteInput } from '@writdesk/contract/route';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { findProcessServer, lockProcessServer, writeProcessServer } from './process-server-queries.ts';

const fact = z.string().nullable();
const onServer = auditOf('cases', 'process-server', 'FIRM');
export const processServerAudits = {
  save: onServer('process-server.save', {
    /** Old and new, by field. */
    changed: z.record(z.string(), z.strictObject({ before: fact, after: fact })),
  }),
};

/**
 * Adds a process server to the firm, or updates one.
 * @throws `not_found`, `conflict` for a stale version.
 */
export async function saveProcessServer(
  context: UserContext,
  { body: { id: given, version, ...facts } }: RouteInput<typeof processServers.save>,
) {
  const { roles, firmId } = personOf(context);
  const id = given ?? newId();
  return transact(context, async (tx) => {
    tx.authorise(permitted(roles, 'process-server.save') && firmId ? allow : deny('forbidden'));
    const firm = found(firmId);
    await lockProcessServer(tx.db, firm, id);
    const known = await findProcessServer(tx.db, context.scope, id);
    if (given && version !== found(known).version) refuse('conflict', { current: known });
    await writeProcessServer(tx.db, { firmId: firm, id, ...facts, updatedAt: tx.now });
    const saved = found(await findProcessServer(tx.db, context.scope, id));
    const fields = ['name', 'phone', 'email', 'note'] as const;
    const changed = fields.flatMap((field) => {
      const [before, after] = [known?.[field] ?? null, saved[field]];
      return before === after ? [] : [[field, { before, after }] as const];
    });
    await tx.audit(processServerAudits.save, {
      firmId: firm,
      subjectId: id,
      data: { changed: Object.fromEntries(changed) },
    });
    return saved;
  });
}
