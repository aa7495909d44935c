import type { propertyConnections } from '@writdesk/contract/property-connections/property-connections';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { askForSync } from './ask-for-sync.ts';
import { propertyConnectionAudits } from './connection-audits.ts';
import { propertyConnectionLive } from './connection-live.ts';
import {
  type ConnectionRow,
  deleteConnection,
  findConnection,
  insertConnection,
  lockConnection,
  updateConnection,
} from './connection-queries.ts';
import { readConnection } from './connection-view.ts';
import { sealKey } from './sealed-connection.ts';
import type { SystemKey } from './systems/index.ts';

type KeyBody = RouteInput<typeof propertyConnections.create>['body'];

/** @throws `invalid` where the system asks for the organization as well */
function keyOf(system: ConnectionRow['system'], body: Omit<KeyBody, 'system'>): SystemKey {
  const organizationId = body.organizationId || null;
  if (system === 'PROPERTYWARE' && organizationId === null)
    refuseField('organizationId', fault('missing', { what: 'organizationId' }));
  return { apiId: body.apiId, apiSecret: body.apiSecret, organizationId };
}

/** Connects a property system of the caller’s company, and has it read. @throws `conflict` where it is connected, `invalid` */
export function createConnection(
  context: UserContext,
  { body }: RouteInput<typeof propertyConnections.create>,
) {
  const { roles, clientId, userId, name } = personOf(context);
  const key = keyOf(body.system, body);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'property-connection.update') && clientId ? allow : deny('forbidden'));
    if (!clientId) return refuse('forbidden');
    const row = { clientId, id: newId(), system: body.system };
    const isNew = await insertConnection(tx.db, {
      ...row,
      sealed: sealKey(context.deps, row, key),
      connectedBy: userId,
      connectedByName: name,
      connectedAt: tx.now,
    });
    if (!isNew) refuse('conflict', { reason: fault('system_connected') });
    await tx.audit(propertyConnectionAudits.connect, {
      subjectId: row.id,
      clientId,
      data: { system: row.system },
    });
    await askForSync(tx, row, { userId, bySchedule: false });
    return readConnection(tx.db, context, row.id);
  });
}

/** Gives a connection another key; whoever gives it answers for what is read with it. @throws `not_found`, `conflict`, `invalid` */
export function updateKey(
  context: UserContext,
  { params, body }: RouteInput<typeof propertyConnections.update>,
) {
  const { userId, name } = personOf(context);
  return transact(context, async (tx) => {
    const row = await openConnection(tx, context, params.id, body.version);
    const key = keyOf(row.system, body);
    await updateConnection(tx.db, row, {
      sealed: sealKey(context.deps, row, key),
      connectedBy: userId,
      connectedByName: name,
      connectedAt: tx.now,
      failure: null,
      failedResource: null,
      failedAt: null,
      // The key may be of another account: nothing that was read before is completed by what has changed since.
      fullAt: null,
    });
    await tx.audit(propertyConnectionAudits.update, {
      subjectId: row.id,
      clientId: row.clientId,
      data: { system: row.system },
    });
    await askForSync(tx, row, { userId, bySchedule: false });
    return readConnection(tx.db, context, row.id);
  });
}

/** Forgets the key and what was read. Imports that wait can still be applied. @throws `not_found`, `conflict` */
export function disconnect(
  context: UserContext,
  { params, body }: RouteInput<typeof propertyConnections.disconnect>,
) {
  return transact(context, async (tx) => {
    const row = await openConnection(tx, context, params.id, body.version);
    await deleteConnection(tx.db, row);
    await tx.audit(propertyConnectionAudits.disconnect, {
      subjectId: row.id,
      clientId: row.clientId,
      data: { system: row.system },
    });
    tx.publish(propertyConnectionLive.changed, { clientId: row.clientId });
    return {};
  });
}

/** Holds a connection that the caller may change. */
async function openConnection(
  tx: Tx,
  context: UserContext,
  id: string,
  version: number | undefined,
): Promise<ConnectionRow> {
  const seen = found(await findConnection(tx.db, context.scope, id));
  const { roles } = personOf(context);
  tx.authorize(permitted(roles, 'property-connection.update') ? allow : deny('forbidden'));
  const row = found(await lockConnection(tx.db, seen));
  if (version !== undefined && version !== row.version)
    refuse('conflict', { current: await readConnection(tx.db, context, id) });
  return row;
}
