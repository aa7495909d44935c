import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { refuse } from '../../platform/http/refuse.ts';

const SITTING_TAKEN = 'docket_sitting';

/** @throws `invalid` naming the room where the sitting exists; any other error as it is. */
export function refuseTaken(error: unknown): never {
  if (!isUniqueViolation(error, SITTING_TAKEN)) throw error;
  const reason = fault('sitting_taken');
  return refuse('invalid', { reason, errors: [atField('room', reason)] });
}
