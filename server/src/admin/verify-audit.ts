import type { TrailFault } from '@writdesk/contract/values/trail-faults';
import type { Config } from '../config.ts';
import { verifyAllAudits } from '../platform/audit/audit-queries.ts';
import { AdminRefusal } from './refusal.ts';
import { withDatabase } from './with-database.ts';

export const verifyAuditUsage =
  'verify-audit        Verify the hash of every audit row and name the first that is wrong in each chain';

/** Verifies every audit chain. @throws AdminRefusal naming each chain that was changed. */
export const verifyAudit = (config: Config): Promise<string> =>
  withDatabase(config, async (db) => {
    const { chains, rows, faults } = await verifyAllAudits(db);
    if (!faults.length) return `${chains} audit chains with ${rows} rows hold.`;
    const lines = faults.map(
      ({ trail, subject, subjectId, seq, what }) =>
        `  ${trail}: ${subject} ${subjectId}, row ${seq}: ${words[what]}`,
    );
    throw new AdminRefusal(`${faults.length} of ${chains} audit chains do not hold:\n${lines.join('\n')}`);
  });

const words: Readonly<Record<TrailFault, string>> = {
  MISSING: 'it is missing',
  REPLACED: 'the row before it was replaced',
  CHANGED: 'the row was changed',
};
