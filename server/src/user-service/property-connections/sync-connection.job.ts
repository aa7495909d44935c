import { propertyConnectionNotifications } from '@writdesk/contract/property-connections/property-connection-notifications';
import { permitted } from '@writdesk/contract/permissions/permissions';
import { systemNames } from '@writdesk/contract/property-imports/system-names';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { type Context, contextOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny } from '../../platform/http/refuse.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { notifyIn } from '../notifications/index.ts';
import { mayImport, previewSystem, selectKnownProperties } from '../property-imports/index.ts';
import { loadActorOfUser, selectHolders } from '../users/index.ts';
import { propertyConnectionAudits } from './connection-audits.ts';
import { propertyConnectionLive } from './connection-live.ts';
import {
  type ConnectionRow,
  findSealedConnection,
  lockConnection,
  noteReading,
} from './connection-queries.ts';
import { openData, openKey, sealData } from './sealed-connection.ts';
import { type KnownData, type SystemData, SystemError, systemOf } from './systems/index.ts';
import { tablesOf } from './tables-of.ts';

/** A vendor’s clock and ours may differ, and a change may be seen late. */
const OVERLAP_MS = 15 * 60_000;
/** What was removed at the vendor is no change: once a day all is read from the beginning. */
const WHOLE_AFTER_MS = 24 * 60 * 60_000;

/**
 * Reads a property system for a person, and previews what it says as an import. All that comes of it is written in one transaction: a
 * worker that dies before leaves what was there, and the reading begins again.
 */
export const syncConnection = defineJob({
  name: 'property-connections.sync',
  schema: z.strictObject({ clientId: id, connectionId: id, syncId: id, userId: id }),
  retry: { limit: 3, delaySeconds: 5, maxDelaySeconds: 120 },
  concurrency: 2,
  timeoutSeconds: 1_800,
  async handle(context, { clientId, connectionId, syncId, userId }, { signal }) {
    const db = context.deps.db.as(context.scope);
    const row = await findSealedConnection(db, { clientId, id: connectionId });
    if (row?.syncId !== syncId) return;
    const person = await personFor(context, row, userId);
    try {
      if (!person) throw new SystemError('NOBODY_RESPONSIBLE', '');
      const known = knownOf(context, row);
      const startedAt = context.deps.clock.now();
      const data = await systemOf(context.deps, row.system, openKey(context.deps, row)).read(known, signal);
      await keep(person, row, { data, startedAt, isWhole: known === null });
    } catch (error) {
      if (!(error instanceof SystemError)) throw error;
      await fail(context, row, error);
    }
  },
});

/** Whoever asked, as they may act now. @returns null once they have left, or may import no longer */
async function personFor(
  { deps, scope, requestId }: Context,
  { clientId }: ConnectionRow,
  userId: string,
): Promise<UserContext | null> {
  const actor = await loadActorOfUser(deps.db.as(scope), userId, deps.clock.now());
  if (actor?.clientId !== clientId || !permitted(actor.roles, 'property-connection.sync')) return null;
  return contextOf(deps, actor, requestId);
}

/** What was read last, unless it is time to read all of it again. */
function knownOf({ deps }: Context, row: ConnectionRow): KnownData | null {
  const { data, dataAt, fullAt } = row;
  if (data === null || !dataAt || !fullAt) return null;
  if (deps.clock.now().getTime() - fullAt.getTime() >= WHOLE_AFTER_MS) return null;
  return { data: openData(deps, { ...row, data }), since: new Date(dataAt.getTime() - OVERLAP_MS) };
}

interface Read {
  data: SystemData;
  startedAt: Date;
  isWhole: boolean;
}

function keep(person: UserContext, row: ConnectionRow, { data, startedAt, isWhole }: Read): Promise<void> {
  const { clientId, id: connectionId, system } = row;
  return transact(person, async (tx) => {
    tx.authorize(mayImport(person.actor, 'RENT_ROLL'));
    const held = await lockConnection(tx.db, row);
    // Another key, or none, since this reading began.
    if (held?.syncId !== row.syncId) tx.authorize(deny('conflict'));
    const properties = await selectKnownProperties(tx.db, person.scope, clientId);
    const isPartOf = person.scope.kind === 'properties';
    const found = { new: 0, changed: 0, unchanged: 0, refused: 0 };
    for (const table of tablesOf(data, { properties, system, onlyKnown: isPartOf })) {
      if (mayImport(person.actor, table.kind) !== allow) continue;
      const counts = await previewSystem(tx, person, { ...table, clientId, connectionId, source: system });
      for (const state of ['new', 'changed', 'unchanged', 'refused'] as const) found[state] += counts[state];
    }
    await noteReading(tx.db, row, {
      syncId: null,
      syncingSince: null,
      data: sealData(person.deps, row, data),
      dataAt: startedAt,
      ...(isWhole && { fullAt: startedAt }),
      found: JSON.stringify(found),
      failure: null,
      failedResource: null,
      failedAt: null,
    });
    await tx.audit(propertyConnectionAudits.sync, {
      subjectId: connectionId,
      clientId,
      data: { system, whole: isWhole, ...found },
    });
    tx.publish(propertyConnectionLive.changed, { clientId });
  });
}

/** What was read last stands, with why it couldn’t be read again. */
function fail(context: Context, row: ConnectionRow, { reason, resource }: SystemError): Promise<void> {
  const { clientId, id: connectionId, system } = row;
  return transact(context, async (tx) => {
    const held = await lockConnection(tx.db, row);
    if (held?.syncId === row.syncId) {
      await noteReading(tx.db, row, {
        syncId: null,
        syncingSince: null,
        failure: reason,
        failedResource: resource,
        failedAt: tx.now,
      });
      if (held.failure !== reason) await notifyOwners(tx, row, reason);
    }
    await tx.audit(propertyConnectionAudits.fail, {
      subjectId: connectionId,
      clientId,
      data: { system, reason, resource },
    });
    tx.publish(propertyConnectionLive.changed, { clientId });
  });
}

/** What only the company can fix, its owners are notified of once: until then leases and balances grow old, and nobody opens a settings page. */
async function notifyOwners(
  tx: Tx,
  { clientId, id: connectionId, system }: ConnectionRow,
  failure: SystemError['reason'],
): Promise<void> {
  if (failure !== 'KEY_REFUSED' && failure !== 'NOBODY_RESPONSIBLE') return;
  await notifyIn(tx, propertyConnectionNotifications.stopped, {
    userIds: await selectHolders(tx.db, 'client_owner', { firmId: null, clientId }),
    subject: { kind: 'property-connection', id: connectionId },
    params: { name: systemNames[system], failure },
  });
}
