import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { unknownStates } from '../geography/index.ts';
import { type Admission, setAdmission } from './lawyer-queries.ts';
import { lawyerAudits } from './lawyer-audits.ts';

interface Admitted {
  userId: string;
  firmId: string | null;
  /** As they stood before. */
  before: readonly Admission[];
}

/**
 * Writes admissions, each with an audit row of its own: what a lawyer may sign is asked years later.
 * @returns whether one of them was changed.
 * @throws `invalid` naming the field of a state that there is not.
 */
export async function admit(tx: Tx, lawyer: Admitted, admissions: readonly Admission[]): Promise<boolean> {
  await refuseUnknownStates(tx.db, admissions);
  let isChanged = false;
  for (const admission of admissions) {
    const former = lawyer.before.find(({ stateCode }) => stateCode === admission.stateCode);
    if (former && isSame(former, admission)) continue;
    isChanged = true;
    await setAdmission(tx.db, lawyer.userId, admission);
    await tx.audit(auditOf(former, admission), {
      subjectId: lawyer.userId,
      firmId: lawyer.firmId,
      data: { after: { ...admission }, ...(former && { before: { ...former } }) },
    });
  }
  return isChanged;
}

async function refuseUnknownStates(db: Kysely<DB>, admissions: readonly Admission[]): Promise<void> {
  const codes = admissions.map(({ stateCode }) => stateCode);
  const unknown = await unknownStates(db, codes);
  if (!unknown.length) return;
  const errors = unknown.map((state) =>
    atField(`barAdmissions.${codes.indexOf(state)}.stateCode`, fault('no_such_state', { state })),
  );
  refuse('invalid', { errors });
}

function auditOf(former: Admission | undefined, { active }: Admission) {
  if (!active && former?.active !== false) return lawyerAudits.withdraw;
  return active && !former?.active ? lawyerAudits.grant : lawyerAudits.change;
}

const isSame = (one: Admission, other: Admission): boolean =>
  one.barNumber === other.barNumber && one.admittedOn === other.admittedOn && one.active === other.active;
