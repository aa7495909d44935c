import type { LawyerRecord } from './lawyer-queries.ts';

/** A lawyer as the contract spells him. */
export function lawyerView(row: LawyerRecord) {
  return {
    userId: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    title: row.title,
    signatureName: row.signatureName,
    barAdmissions: row.barAdmissions,
    version: row.version,
  };
}
