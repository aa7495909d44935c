import type { firms } from '@writdesk/contract/firms/firms';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { allow, deny, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { refuseUnknownState } from '../geography/index.ts';
import { firmAudits } from './firm-audits.ts';
import { insertFirm } from './firm-write-queries.ts';
import { newFirmFollowers } from './new-firm-followers.ts';
import { readFirm } from './read-firm.ts';

/**
 * Creates a law firm, and with it what nouns give a firm to begin with.
 * @throws `invalid` naming the field: a name that another firm has, a code that is no state’s.
 */
export function createFirm(context: UserContext, { body }: RouteInput<typeof firms.create>) {
  const { stateCodes, shortName, addressLine2, ...facts } = body;
  const states = [...new Set(stateCodes)].toSorted();
  const id = newId();
  return transact(context, async (tx) => {
    tx.authorize(permitted(personOf(context).roles, 'firm.create') ? allow : deny('forbidden'));
    await refuseUnknownState(tx.db, {
      stateCode: body.stateCode,
      ...Object.fromEntries(stateCodes.map((code, index) => [`stateCodes.${index}`, code])),
    });
    await insertFirm(tx.db, {
      id,
      ...facts,
      addressLine2: addressLine2 ?? null,
      shortName: shortName ?? body.name.slice(0, 60),
      createdAt: tx.now,
    });
    const firm = { id, attorneyFeeCents: body.attorneyFeeCents, stateCodes: states };
    for (const follow of context.deps.registered.of(newFirmFollowers)) await follow(tx, context, firm);
    await tx.audit(firmAudits.create, {
      subjectId: id,
      firmId: id,
      data: { name: body.name, stateCodes: states },
    });
    return readFirm(tx.db, context, id);
  }).catch(refuseTakenName);
}

/** Two firms of one name look the same wherever one is chosen. */
export function refuseTakenName(error: unknown): never {
  if (isUniqueViolation(error, 'firm_name')) refuseField('name', fault('firm_name_taken'));
  throw error;
}
