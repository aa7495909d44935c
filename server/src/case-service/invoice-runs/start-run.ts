import type { invoiceRuns } from '@writdesk/contract/invoices/invoice-runs';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { isVisibleClient } from '../../user-service/clients/index.ts';
import { invoiceRunAudits } from './invoice-run-audits.ts';
import { insertRun } from './invoice-run-queries.ts';
import { readRun } from './read-runs.ts';
import { groupsOfRun } from './run-groups.ts';
import { billRun } from './bill-run.job.ts';

/**
 * Starts a run over what is unbilled now. What each of its invoices is of is written down first; a worker then makes them, one
 * after the other.
 * @throws `client_not_found`, `conflict` where nothing is to be billed.
 */
export async function startRun(context: UserContext, { body }: RouteInput<typeof invoiceRuns.run>) {
  const { roles, firmId, userId, timeZone, name } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'invoice.create') && firmId ? allow : deny('forbidden'));
    if (!firmId) return refuse('forbidden');
    const { through, clientId = null, invoicesBy = null, issue: issues } = body;
    if (clientId !== null && !(await isVisibleClient(tx.db, context.scope, clientId)))
      refuse('client_not_found');
    const today = localDate(tx.now, timeZone);
    const groups = await groupsOfRun(tx.db, { firmId, through, clientId, invoicesBy }, today);
    if (!groups.length) refuse('conflict', { reason: fault('nothing_to_bill') });
    const id = newId();
    await insertRun(
      tx.db,
      {
        firmId,
        id,
        through,
        clientId,
        invoicesBy,
        issues,
        startedBy: userId,
        startedByName: name,
        startedAt: tx.now,
      },
      groups.map((group, index) => ({
        firmId,
        runId: id,
        key: group.key,
        position: index + 1,
        clientId: group.clientId,
        invoicesBy: group.invoicesBy,
        name: group.name,
        billingItemIds: group.charges.map((charge) => charge.id),
        amountCents: group.amountCents,
      })),
    );
    await tx.audit(invoiceRunAudits.start, {
      firmId,
      subjectId: id,
      data: {
        through,
        groups: groups.length,
        lines: groups.reduce((count, { charges }) => count + charges.length, 0),
        amountCents: groups.reduce((cents, { amountCents }) => cents + amountCents, 0),
      },
    });
    await tx.enqueue(billRun, { firmId, id });
    return readRun(tx.db, { firmId, id });
  });
}
