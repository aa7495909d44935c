import { type Permission, permitted } from '@writdesk/contract/permissions/permissions';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Kysely } from 'kysely';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { findWorkflow, selectWorkflowSteps } from './workflow-queries.ts';
import { DRAFT, lockWorkflow, selectPinned } from './workflow-write-queries.ts';
import { detailsView, stepView } from './workflow-view.ts';

export type Workflow = NonNullable<Awaited<ReturnType<typeof findWorkflow>>>;
interface Wanted {
  id: string;
  lockVersion?: number | undefined;
}

const NAME_TAKEN = 'workflow_name';

/**
 * Changes a workflow: sees it, locks it, and compares what the caller saw of it.
 * @throws `workflow_not_found`; `conflict` with the workflow as it is now; `invalid` for a name that is taken.
 */
export function changing<T>(
  context: UserContext,
  permission: Permission,
  { id, lockVersion }: Wanted,
  work: (tx: Tx, workflow: Workflow) => Promise<T>,
): Promise<T> {
  return namedOnce(() =>
    transact(context, async (tx) => {
      tx.authorize(permitted(context.actor.roles, permission) ? allow : deny('forbidden'));
      const seen = found(await findWorkflow(tx.db, context.scope, id), 'workflow_not_found');
      await lockWorkflow(tx.db, seen);
      const workflow = found(await findWorkflow(tx.db, context.scope, id), 'workflow_not_found');
      if (lockVersion !== undefined && lockVersion !== workflow.lockVersion)
        refuse('conflict', { current: await readDetails(context, tx, id) });
      return work(tx, workflow);
    }),
  );
}

/** A workflow as its page shows it. */
export async function readDetails(context: UserContext, tx: Pick<Tx, 'db'>, id: string) {
  const row = found(await findWorkflow(tx.db, context.scope, id), 'workflow_not_found');
  return detailsView(row, await selectPinned(tx.db, row), context.actor.roles);
}

/** The steps of a version, as the contract spells them; those of the draft where there is one. */
export async function latestSteps(db: Kysely<DB>, workflow: Workflow) {
  const version = workflow.hasDraft ? DRAFT : workflow.version;
  return (await selectWorkflowSteps(db, workflow, version)).map(stepView);
}

/** @throws `invalid` naming `name` where the firm has a workflow of this name. */
export async function namedOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, NAME_TAKEN)) throw error;
    return refuseField('name', fault('workflow_name_taken'));
  }
}
