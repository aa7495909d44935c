import { type clients, SILENT_DAYS } from '@writdesk/contract/clients/clients';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectFigures } from './client-figures-queries.ts';
import { selectClientPage } from './client-queries.ts';
import { clientView } from './client-view.ts';

const DAY_MS = 86_400_000;

/** A page of the companies that the caller can see: all, those that engaged the firm, or the caller's own. */
export async function listClients(context: UserContext, { query }: RouteInput<typeof clients.list>) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const silentSince = query.silent ? new Date(deps.clock.now().getTime() - SILENT_DAYS * DAY_MS) : null;
  const { rows, ...counted } = await selectClientPage(db, scope, query, silentSince);
  const figuresOf = await selectFigures(
    db,
    context,
    rows.map(({ id }) => id),
  );
  return {
    clients: rows.map((row) => clientView(row, figuresOf(row.id))),
    ...counted,
  };
}
