import type { FieldError } from '@writdesk/contract/sentences/in-english';
import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { isColleague } from '../cases/lists/index.ts';
import { findClientNames } from '../cases/record/index.ts';
import { type AskedAbout, reportFaults } from './report-policy.ts';

/** What is wrong with what somebody wants a report about; a company and a person must be theirs. */
export async function aboutFaults(
  tx: Tx,
  { actor }: UserContext,
  about: AskedAbout & { lawyerId: string | null },
): Promise<FieldError[]> {
  const { clientId, lawyerId } = about;
  return reportFaults(about, actor, {
    client: !clientId || (await findClientNames(tx.db, clientId)) !== undefined,
    lawyer: !lawyerId || (actor.firmId !== null && (await isColleague(tx.db, actor.firmId, lawyerId))),
  });
}
