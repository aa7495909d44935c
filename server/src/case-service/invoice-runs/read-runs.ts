import type { invoiceRuns } from '@writdesk/contract/invoices/invoice-runs';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import {
  countGroups,
  findRun,
  namesOf,
  type RunKey,
  type RunRow,
  selectGroups,
  selectRunPage,
} from './invoice-run-queries.ts';

/** The runs of the caller’s firm, the newest first. */
export async function listRuns(context: UserContext, { query }: RouteInput<typeof invoiceRuns.list>) {
  const db = context.deps.db.as(context.scope);
  const { rows, ...page } = await selectRunPage(db, firmOf(context), query);
  return { runs: await viewsOf(db, rows), ...page };
}

/** A run with its invoices; the case of one that an ethical wall withholds isn’t named. @throws `not_found` */
export async function getRun(context: UserContext, { params }: RouteInput<typeof invoiceRuns.details>) {
  const db = context.deps.db.as(context.scope);
  const key = { firmId: firmOf(context), id: params.id };
  const [run, groups] = [await readRun(db, key), await selectGroups(db, key)];
  const names = await namesOf(
    db,
    groups.map(({ clientId }) => clientId),
  );
  return {
    ...run,
    groups: groups.map(({ position, clientId, invoiceId, number, reason, ...group }) => ({
      ...group,
      ...(isWithheld(group.key, context.scope) && { key: String(position), name: null }),
      client: { id: clientId, name: names.get(clientId) ?? '' },
      reason,
      invoice: invoiceId === null ? null : { id: invoiceId, number },
    })),
  };
}

/** Who started a run may see more cases than who reads it: the id of its case stands in the key of an invoice. */
const isWithheld = (key: string, { withheldIds }: Scope): boolean =>
  withheldIds.some((caseId) => key.includes(caseId));

/** @throws `not_found` */
export async function readRun(db: Kysely<DB>, key: RunKey) {
  const [view] = await viewsOf(db, [found(await findRun(db, key))]);
  return found(view);
}

function firmOf(context: UserContext): string {
  const { roles, firmId } = personOf(context);
  return firmId && permitted(roles, 'invoice.create') ? firmId : refuse('forbidden');
}

async function viewsOf(db: Kysely<DB>, rows: readonly RunRow[]) {
  const [first] = rows;
  if (!first) return [];
  const counts = await countGroups(
    db,
    first.firmId,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(
    db,
    rows.flatMap(({ clientId }) => clientId ?? []),
  );
  return rows.map(({ firmId: _firm, clientId, ...run }) => {
    const { runId: _run, ...count } = counts.find(({ runId }) => runId === run.id) ?? {
      runId: run.id,
      groupCount: 0,
      billedCount: 0,
      leftCount: 0,
      billedCents: 0,
    };
    return {
      ...run,
      client: clientId === null ? null : { id: clientId, name: names.get(clientId) ?? '' },
      ...count,
    };
  });
}
