import type { LeavingFollower } from '../../user-service/users/index.ts';
import { reportAudits } from './report-audits.ts';
import { endReportsOf, type ReportRecord } from './report-queries.ts';

/** Ends the schedules of a person who leaves. Where they come back, nothing goes on by itself and no earlier file opens. */
export const endReports: LeavingFollower = async (tx, _context, userId) => {
  for (const { id: reportId, kind, firmId, clientId } of await endReportsOf(tx.db, userId, tx.now))
    await tx.audit(reportAudits.leave, { subjectId: userId, firmId, clientId, data: { reportId, kind } });
};

/** Whether a run was asked for before its owner left. */
export const isOfFormerPlace = ({ endedAt }: Pick<ReportRecord, 'endedAt'>, { askedAt }: { askedAt: Date }) =>
  endedAt !== null && askedAt <= endedAt;
