import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { workflows } from '@writdesk/contract/workflows/workflows';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { latestSteps, namedOnce, readDetails } from './change-workflow.ts';
import { workflowAudits } from './workflow-audits.ts';
import { findWorkflow } from './workflow-queries.ts';
import { DRAFT, insertWorkflow, replaceVersionSteps, selectNamesLike } from './workflow-write-queries.ts';

/**
 * Copies a workflow and its steps to a new draft. It is for no courthouse in particular until somebody says so, so that
 * the two don't claim the same.
 * @throws `workflow_not_found`; `invalid` for a name that is taken.
 */
export function cloneWorkflow(context: UserContext, { params, body }: RouteInput<typeof workflows.clone>) {
  return namedOnce(() =>
    transact(context, async (tx) => {
      tx.authorize(permitted(context.actor.roles, 'workflow.create') ? allow : deny('forbidden'));
      const from = found(await findWorkflow(tx.db, context.scope, params.id), 'workflow_not_found');
      const { firmId } = from;
      const id = newId();
      const copyOf = `${from.name} (copy`;
      const name = body.name ?? freeName(from.name, await selectNamesLike(tx.db, firmId, copyOf));
      await insertWorkflow(tx.db, {
        firmId,
        id,
        name,
        stateCode: from.stateCode,
        countyId: from.countyId,
        caseType: from.caseType,
        serveFirst: from.serveFirst,
        status: 'DRAFT',
        hasDraft: true,
        createdAt: tx.now,
        updatedAt: tx.now,
      });
      const steps = await latestSteps(tx.db, from);
      await replaceVersionSteps(
        tx.db,
        { firmId, id },
        DRAFT,
        steps.map((step) => ({ ...step, id: newId() })),
      );
      await tx.audit(workflowAudits.clone, { firmId, subjectId: id, data: { from: from.id, name } });
      return { workflow: await readDetails(context, tx, id) };
    }),
  );
}

/** `Name (copy)`, and with a number where there is a copy already. */
function freeName(name: string, taken: readonly string[]): string {
  const isTaken = (one: string) => taken.some((other) => other.toLowerCase() === one.toLowerCase());
  let copy = `${name} (copy)`;
  for (let number = 2; isTaken(copy); number += 1) copy = `${name} (copy ${number})`;
  return copy;
}
