import type { invoiceRuns } from '@writdesk/contract/invoices/invoice-runs';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { refuse, refuseField } from '../../platform/http/refuse.ts';
import { isVisibleClient } from '../../user-service/clients/index.ts';
import { groupsOfRun } from './run-groups.ts';

/** What a run would bill now. @throws `client_not_found`, `invalid` for more than one way to gather charges. */
export async function previewRun(context: UserContext, { query }: RouteInput<typeof invoiceRuns.preview>) {
  const { deps, scope } = context;
  const { roles, firmId, timeZone } = personOf(context);
  if (!firmId || !permitted(roles, 'invoice.create')) return refuse('forbidden');
  const { through, clientId } = query;
  const [invoicesBy = null, ...others] = query.invoicesBy ?? [];
  if (others.length) refuseField('invoicesBy', fault('one_grouping'));
  const db = deps.db.as(scope);
  if (clientId !== null && !(await isVisibleClient(db, scope, clientId))) refuse('client_not_found');
  const today = localDate(deps.clock.now(), timeZone);
  const groups = await groupsOfRun(db, { firmId, through, clientId, invoicesBy }, today);
  return {
    groups: groups.map(({ key, clientId: of, clientName, invoicesBy: by, name, charges, amountCents }) => ({
      key,
      client: { id: of, name: clientName },
      invoicesBy: by,
      name,
      lineCount: charges.length,
      amountCents,
      isBelowNothing: amountCents <= 0,
    })),
    lineCount: groups.reduce((count, { charges }) => count + charges.length, 0),
    amountCents: groups.reduce((cents, { amountCents }) => cents + amountCents, 0),
  };
}
