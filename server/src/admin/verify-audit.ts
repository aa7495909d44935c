import type { Config } from '../config.ts';
import { verifyAllAudits } from '../platform/audit/audit-queries.ts';
import { openDatabase } from '../platform/db/database.ts';
import { systemScope } from '../platform/db/scope.ts';
import { openLog } from '../platform/log.ts';
import { startDatabase } from '../start-database.ts';
import { AdminRefusal } from './refusal.ts';

export const verifyAuditUsage =
  'verify-audit        Verify the hash of every audit row and name the first that is wrong in each chain';

/** Verifies every audit chain. @throws AdminRefusal naming each chain that was changed. */
export async function verifyAudit(config: Config): Promise<string> {
  const database = await startDatabase(config, { log: openLog(config.logLevel), serves: false });
  const db = openDatabase({ connection: database.connection, max: 4 });
  try {
    const { chains, rows, faults } = await verifyAllAudits(db.as(systemScope));
    if (!faults.length) return `${chains} audit chains with ${rows} rows hold.`;
    const lines = faults.map(
      ({ trail, subject, subjectId, seq, fault }) =>
        `  ${trail}: ${subject} ${subjectId}, row ${seq}: ${fault}`,
    );
    throw new AdminRefusal(`${faults.length} of ${chains} audit chains do not hold:\n${lines.join('\n')}`);
  } finally {
    await db.close();
    await database.close();
  }
}
