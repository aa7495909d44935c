import { fault } from '@writdesk/contract/sentences/fault';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { refuseField } from '../../../platform/http/refuse.ts';
import type { CaseRecord } from '../record/index.ts';
import { findWorkerFor, lawyersFor } from './worker-queries.ts';

type Db = Kysely<DB>;

/** The person as a processor of the case. @throws when nobody of its firm who processes cases has that id. */
export async function processorNamed(db: Db, { id, firmId }: CaseRecord, userId: string) {
  const person = await findWorkerFor(db, id, userId);
  const works =
    person?.firmId === firmId &&
    person.active &&
    person.roles?.some((role) => role === 'case_processor' || role === 'firm_user' || role === 'firm_admin');
  if (!person || !works) return refuseField('assignedProcessorId', fault('processor_missing'));
  return { id: userId, name: person.name ?? '' };
}

/** The person as the attorney of the case. @throws when no lawyer of its firm who is admitted in its state has that id. */
export async function lawyerNamed(db: Db, { id: caseId, firmId, stateCode }: CaseRecord, userId: string) {
  const lawyers = stateCode ? await lawyersFor(db, { firmId, caseId, stateCode }) : [];
  const lawyer = lawyers.find(({ id }) => id === userId);
  if (lawyer) return { id: userId, name: lawyer.name ?? '' };
  const state = stateCode ?? 'STATE_OF_PROPERTY';
  return refuseField('assignedLawyerId', fault('no_lawyer_in_state', { state }));
}
