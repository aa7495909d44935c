import type { TrailFault } from '@writdesk/contract/values/trail-faults';
import { type AllAnchors, verifyAllAnchors } from '../case-service/audit-anchors/index.ts';
import type { Config } from '../config.ts';
import { verifyAllAudits } from '../platform/audit/audit-queries.ts';
import { AdminRefusal } from './refusal.ts';
import { withDatabase } from './with-database.ts';

export const verifyAuditUsage =
  'verify-audit        Verify the hash of every audit row and every daily anchor, and name the first that is wrong in each chain';

/** Verifies every audit chain and the anchors of all trails. @throws AdminRefusal naming each that was changed. */
export const verifyAudit = (config: Config): Promise<string> =>
  withDatabase(config, async (db) => {
    const { chains, rows, faults } = await verifyAllAudits(db);
    const anchored = await verifyAllAnchors(db);
    const lines = [
      ...faults.map(
        ({ trail, subject, subjectId, seq, what }) =>
          `  ${trail}: ${subject} ${subjectId}, row ${seq}: ${words[what]}`,
      ),
      ...anchored.faults.map(anchorFault),
    ];
    if (!lines.length) return `${chains} audit chains with ${rows} rows hold. ${anchorWords(anchored)}`;
    const wrong = faults.length ? `${faults.length} of ${chains} audit chains do` : 'The daily anchors do';
    throw new AdminRefusal(`${wrong} not hold:\n${lines.join('\n')}`);
  });

const words: Readonly<Record<TrailFault, string>> = {
  MISSING: 'it is missing',
  REPLACED: 'the row before it was replaced',
  CHANGED: 'the row was changed',
};

/** What the anchors prove, and where they prove nothing. */
export function anchorWords({ anchors, trails, unanchored }: AllAnchors): string {
  const hold = `${anchors} daily anchors hold.`;
  if (unanchored === 0) return hold;
  return `${hold} ${unanchored} of ${trails} trails have no anchor yet, so a row that was removed from the end of a chain doesn’t show there.`;
}

export function anchorFault({ day, what, subject, subjectId, seq }: AllAnchors['faults'][number]): string {
  if (what === 'ANCHOR') return `  anchor of ${day}: the anchor was changed`;
  const row = `${subject} ${subjectId}, row ${seq}`;
  return `  anchor of ${day}: ${row}: ${what === 'CUT' ? 'the row was removed' : words.CHANGED}`;
}
