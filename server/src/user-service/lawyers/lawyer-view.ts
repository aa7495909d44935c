import type { LawyerRecord } from './lawyer-queries.ts';

/** A lawyer as the contract spells them. */
export function lawyerView({ id: userId, firstName, lastName, ...lawyer }: LawyerRecord) {
  return { ...lawyer, userId, name: `${firstName} ${lastName}`.trim() };
}
