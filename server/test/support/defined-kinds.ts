import type { Kysely } from 'kysely';
import { z } from 'zod';
import { everyAuditKind } from '../../src/audit-kinds.ts';
import type { DB } from '../../src/platform/db/schema.ts';

/** @throws where the tests of a file left a row that no definition describes, whichever way it was written. */
export async function requireDefinitions(db: Kysely<DB>): Promise<void> {
  const [ofFirms, ofUsers] = await Promise.all([
    db.selectFrom('cases.auditEvent').select(['subject', 'action', 'visibility', 'data']).execute(),
    db.selectFrom('users.auditEvent').select(['subject', 'action', 'data']).execute(),
  ]);
  const rows = [
    ...ofFirms.map((row) => ({ trail: 'cases', ...row })),
    ...ofUsers.map((row) => ({ trail: 'users', visibility: null, ...row })),
  ];
  const faults = rows.flatMap(({ trail, subject, action, visibility, data }) => {
    const kind = everyAuditKind.find((one) => one.trail === trail && one.action === action);
    if (!kind || kind.subject !== subject || kind.visibility !== visibility)
      return [`${action} on ${subject} is no kind of audit row.`];
    // Without what is noted of who acted.
    const read = z.object(kind.data.shape).safeParse(data);
    return read.success ? [] : [`${action}: ${z.prettifyError(read.error)}`];
  });
  if (faults.length) throw new Error([...new Set(faults)].join('\n'));
}
