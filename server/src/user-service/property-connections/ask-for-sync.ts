import type { propertyConnections } from '@writdesk/contract/property-connections/property-connections';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { propertyConnectionAudits } from './connection-audits.ts';
import { propertyConnectionLive } from './connection-live.ts';
import {
  type ConnectionKey,
  type ConnectionRow,
  findConnection,
  lockConnection,
  noteReading,
} from './connection-queries.ts';
import { isReading, readConnection } from './connection-view.ts';
import { syncConnection } from './sync-connection.job.ts';

/** Has a connection read now; one that is being read is not read twice. @throws `not_found`, `conflict` of a practice connection */
export function syncNow(context: UserContext, { params }: RouteInput<typeof propertyConnections.sync>) {
  const { roles, userId } = personOf(context);
  return transact(context, async (tx) => {
    const seen = found(await findConnection(tx.db, context.scope, params.id));
    tx.authorize(permitted(roles, 'property-connection.sync') ? allow : deny('forbidden'));
    const row = found(await lockConnection(tx.db, seen));
    if (row.isPractice) refuse('conflict', { reason: fault('practice_connection') });
    await askForSync(tx, row, { userId, bySchedule: false });
    return readConnection(tx.db, context, row.id);
  });
}

type Asked = ConnectionKey & Pick<ConnectionRow, 'system'> & { syncingSince?: Date | null };

/** Notes that a connection is read, for whom, and adds the job. */
export async function askForSync(
  tx: Tx,
  row: Asked,
  { userId, bySchedule }: { userId: string; bySchedule: boolean },
): Promise<void> {
  const { clientId, id, system } = row;
  await tx.audit(propertyConnectionAudits.ask, { subjectId: id, clientId, data: { system, bySchedule } });
  if (isReading({ syncingSince: row.syncingSince ?? null }, tx.now)) return;
  const syncId = newId();
  await noteReading(tx.db, row, { syncId, syncingSince: tx.now });
  await tx.enqueue(syncConnection, { clientId, connectionId: id, syncId, userId });
  tx.publish(propertyConnectionLive.changed, { clientId });
}
