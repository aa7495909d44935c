import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { workflows } from '@writdesk/contract/workflows/workflows';
import type { UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { findFirm } from '../../user-service/firms/index.ts';
import { namedOnce } from './change-workflow.ts';
import { workflowAudits } from './workflow-audits.ts';
import { insertWorkflow, replaceCourthouses, selectCourtPlaces } from './workflow-write-queries.ts';

/**
 * Creates a workflow: a draft without steps. Whoever has no firm names it.
 * @throws `invalid` naming the field for a name that is taken, and for courthouses that are unknown or in another state.
 */
export function createWorkflow(context: UserContext, { body }: RouteInput<typeof workflows.create>) {
  const { roles, firmId: own } = context.actor;
  return namedOnce(() =>
    transact(context, async (tx) => {
      tx.authorize(permitted(roles, 'workflow.create') ? allow : deny('forbidden'));
      const firmId = own ?? body.firmId ?? refuseField('firmId', fault('firm_missing'));
      if (own !== null && body.firmId !== undefined && body.firmId !== own) refuse('not_found');
      if (own === null) found(await findFirm(tx.db, firmId));
      await refuseCourts(tx, body.stateCode ?? null, body.courthouseIds);
      const id = newId();
      await insertWorkflow(tx.db, {
        firmId,
        id,
        name: body.name,
        stateCode: body.stateCode ?? null,
        countyId: body.countyId ?? null,
        caseType: body.caseType,
        serveFirst: body.serveFirst,
        status: 'DRAFT',
        hasDraft: true,
        createdAt: tx.now,
        updatedAt: tx.now,
      });
      await replaceCourthouses(tx.db, { firmId, id }, body.courthouseIds);
      await tx.audit(workflowAudits.create, { firmId, subjectId: id, data: { name: body.name } });
      return { id };
    }),
  );
}

/** @throws `invalid` naming each courthouse that is unknown, or in another state than the workflow. */
export async function refuseCourts(
  tx: Pick<Tx, 'db'>,
  stateCode: string | null,
  courthouseIds: readonly string[],
): Promise<void> {
  const known = await selectCourtPlaces(tx.db, courthouseIds);
  const errors = courthouseIds.flatMap((courtId, index) => {
    const court = known.find(({ id }) => id === courtId);
    if (!court) return [atField(`courthouseIds.${index}`, fault('workflow_courthouse_unknown'))];
    if (stateCode === null || court.stateCode === stateCode) return [];
    return [
      atField(
        `courthouseIds.${index}`,
        fault('workflow_court_elsewhere', { name: court.name, state: stateCode }),
      ),
    ];
  });
  if (errors.length) refuse('invalid', { errors });
}
