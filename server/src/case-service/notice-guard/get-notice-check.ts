import type { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { readLawBook, shownDeadline } from '../deadlines/index.ts';
import { checkCaseNotice } from './check-case-notice.ts';
import { findNoticeCase } from './notice-guard-queries.ts';

/** The check of a case's notice, point by point, by the law of now. @throws `case_not_found` */
export async function getNoticeCheck(
  { deps, scope, actor }: UserContext,
  { params }: RouteInput<typeof noticeGuard.ofCase>,
): Promise<RouteReplyInput<typeof noticeGuard.ofCase>> {
  const db = deps.db.as(scope);
  const row = found(await findNoticeCase(db, scope, params.id), 'case_not_found');
  const book = await readLawBook(db);
  const { points, ...check } = await checkCaseNotice(db, row, book, deps.clock.now());
  // Why a lawyer let something pass is the firm's own business.
  const seesReasons = actor.roleType === 'Firm' || actor.roleType === 'Admin';
  return {
    ...check,
    deadline: check.deadline && shownDeadline(check.deadline, book, actor),
    points: points.map((point) => ({
      ...point,
      passedBy: point.passedBy && { ...point.passedBy, reason: seesReasons ? point.passedBy.reason : null },
    })),
    stateCode: row.stateCode,
    reasons: row.reasons ?? [],
    firmName: row.firmName,
  };
}
