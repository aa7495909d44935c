import { connection, connectionFailures } from '@writdesk/contract/property-connections/connection-values';
import { importCounts } from '@writdesk/contract/property-imports/import-values';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { selectWaitingImports } from '../property-imports/index.ts';
import { findConnection, type FoundConnection, selectConnections } from './connection-queries.ts';

/** A reading that takes longer has died with its worker, and another one may begin. */
const LONGEST_READING_MS = 45 * 60_000;
const failures = z.enum(connectionFailures);

/** Whether it is being read now. */
export const isReading = ({ syncingSince }: { syncingSince: Date | null }, now: Date): boolean =>
  syncingSince !== null && now.getTime() - syncingSince.getTime() < LONGEST_READING_MS;

/** The connections that the caller can see. */
export async function listConnections(context: UserContext) {
  const db = context.deps.db.as(context.scope);
  const rows = await selectConnections(db, context.scope);
  return { connections: await viewsOf(db, context, rows) };
}

/** @throws `not_found` */
export async function readConnection(
  db: Kysely<DB>,
  context: UserContext,
  id: string,
): Promise<z.input<typeof connection>> {
  const row = found(await findConnection(db, context.scope, id));
  return found((await viewsOf(db, context, [row]))[0]);
}

async function viewsOf(db: Kysely<DB>, context: UserContext, rows: readonly FoundConnection[]) {
  if (rows.length === 0) return [];
  const { roles } = personOf(context);
  const imports = await selectWaitingImports(db, context.scope);
  return rows.map((row) => ({
    id: row.id,
    client: { id: row.clientId, name: row.clientName },
    system: row.system,
    isPractice: row.isPractice,
    connectedBy: row.connectedByName,
    connectedAt: row.connectedAt,
    syncingSince: isReading(row, context.deps.clock.now()) ? row.syncingSince : null,
    dataAt: row.dataAt,
    found: connection.shape.found.parse(row.found),
    failure: failureOf(row),
    waiting: imports
      .filter(({ connectionId }) => connectionId === row.id)
      .map(({ id, kind, counts }) => {
        const { new: added, changed, refused } = importCounts.parse(counts);
        return { id, kind, new: added, changed, refused };
      }),
    version: row.version,
    can: {
      sync: permitted(roles, 'property-connection.sync') !== null && !row.isPractice,
      update: permitted(roles, 'property-connection.update') !== null,
    },
  }));
}

function failureOf({
  failure,
  failedResource,
  failedAt,
}: FoundConnection): z.input<typeof connection>['failure'] {
  if (failure === null || failedAt === null) return null;
  return { reason: failures.parse(failure), resource: failedResource ?? '', at: failedAt };
}
