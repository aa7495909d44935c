import type { UserContext } from '../../../platform/context.ts';
import { found } from '../../../platform/http/refuse.ts';
import { type CaseRecord, findCase } from './case-queries.ts';

/** A case that the caller sees; any other looks as if it were not there. */
export async function visibleRecord({ deps, scope }: UserContext, caseId: string): Promise<CaseRecord> {
  return found(await findCase(deps.db.as(scope), scope, caseId), 'case_not_found');
}
