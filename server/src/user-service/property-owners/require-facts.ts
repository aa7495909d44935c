import type { Tx } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { refuseUnknownState } from '../geography/index.ts';
import { missingFacts } from './owner-faults.ts';
import type { OwnerFacts } from './owner-facts.ts';

/**
 * @param prefix of the fields, as the request has them
 * @throws `invalid` with all that is missing, or naming a state that there isn't
 */
export async function requireFacts(tx: Tx, facts: OwnerFacts, prefix = ''): Promise<void> {
  const errors = missingFacts(facts).map(({ path, ...error }) => ({ ...error, path: `${prefix}${path}` }));
  if (errors.length) refuse('invalid', { errors });
  await refuseUnknownState(tx.db, {
    [`${prefix}stateCode`]: facts.stateCode,
    [`${prefix}formationState`]: facts.formationState,
    [`${prefix}agentAddress.stateCode`]: facts.agentAddress?.stateCode,
  });
}
