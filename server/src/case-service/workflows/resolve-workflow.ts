import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { type Scope, systemScope } from '../../platform/db/scope.ts';
import { findWorkflow, type Placed, selectFitting } from './workflow-queries.ts';

export interface ResolvedWorkflow {
  id: string;
  name: string;
  version: number;
  serveFirst: boolean;
}

/**
 * The published workflow that a case of a firm follows: the one asked for, else the most particular that fits the
 * place.
 * @returns null when what was asked for is no published workflow of the firm, or none fits.
 */
export async function resolveWorkflow(
  db: Kysely<DB>,
  firmId: string,
  { workflowId, ...place }: Placed & { workflowId?: string | null | undefined },
): Promise<ResolvedWorkflow | null> {
  const ofFirm: Scope = { ...systemScope, kind: 'firm', firmId, firmIds: [firmId] };
  const workflow = workflowId
    ? await findWorkflow(db, ofFirm, workflowId)
    : (await selectFitting(db, ofFirm, place))[0];
  if (workflow?.status !== 'PUBLISHED') return null;
  return {
    id: workflow.id,
    name: workflow.name,
    version: workflow.version,
    serveFirst: workflow.serveFirst,
  };
}
