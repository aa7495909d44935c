import { permitted } from '@writdesk/contract/permissions/permissions';
import type { SubjectReader } from '../../user-service/notifications/index.ts';
import { findReport } from './report-queries.ts';

/** One's own reports are mailed about, while one may have them. */
export const notifiedReports: SubjectReader = {
  kind: 'report',
  async select({ db, actor: { roles, userId } }, ids) {
    if (!permitted(roles, 'report.read')) return [];
    const rows = await Promise.all(ids.map((id) => findReport(db, { userId, id })));
    return rows.flatMap((row) => (row ? [{ id: row.id }] : []));
  },
};
