import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { isColleague } from '../cases/lists/index.ts';
import { findClientNames } from '../cases/record/index.ts';
import { type AskedAbout, reportFaults } from './report-policy.ts';

interface Named {
  clientId: string | null;
  lawyerId: string | null;
}

/** What is wrong with what somebody wants a report about; a company and a person must be theirs. */
export async function aboutFaults(
  tx: Tx,
  context: UserContext,
  about: AskedAbout & Named,
): Promise<FieldError[]> {
  return [...reportFaults(about, context.actor), ...(await strangerFaults(tx, context, about))];
}

/** A company and a person that are not the caller's, whatever they are named for. */
export async function strangerFaults(
  tx: Tx,
  { actor: { firmId } }: UserContext,
  { clientId, lawyerId }: Named,
): Promise<FieldError[]> {
  const faults: FieldError[] = [];
  if (clientId && !(await findClientNames(tx.db, clientId)))
    faults.push(atField('clientId', fault('report_company_unknown')));
  if (lawyerId && !(firmId && (await isColleague(tx.db, firmId, lawyerId))))
    faults.push(atField('lawyerId', fault('report_lawyer_unknown')));
  return faults;
}
