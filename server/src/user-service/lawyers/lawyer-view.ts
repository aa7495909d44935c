import type { LawyerRecord } from './lawyer-queries.ts';

/** A lawyer as the contract spells him. */
export function lawyerView(row: LawyerRecord) {
  return {
    userId: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    title: row.title,
    signatureName: row.signature_name,
    barAdmissions: row.barAdmissions,
    version: row.version,
  };
}
