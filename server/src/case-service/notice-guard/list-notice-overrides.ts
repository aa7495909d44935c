import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { noticeGuard, OverriddenPoint } from '@writdesk/contract/notices/notice-guard';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { Temporal } from 'temporal-polyfill';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import { selectPassedPoints } from './notice-guard-queries.ts';

const WEEK_DAYS = 7;

/** What the firm's lawyers have passed in the last week, or since a day. */
export async function listNoticeOverrides(
  { deps, scope, actor }: UserContext,
  { query }: RouteInput<typeof noticeGuard.overrides>,
): Promise<RouteReplyInput<typeof noticeGuard.overrides>> {
  const today = localDate(deps.clock.now(), actor.timeZone);
  const from = query.from ?? Temporal.PlainDate.from(today).subtract({ days: WEEK_DAYS }).toString();
  const since = Temporal.PlainDate.from(from).toZonedDateTime(actor.timeZone).epochMilliseconds;
  const rows = await selectPassedPoints(deps.db.as(scope), scope, new Date(since));
  return {
    from,
    overrides: rows.map((row) => {
      const data = row.data as {
        point: OverriddenPoint;
        of?: CaseAction;
        rule?: string | null;
        reason: string;
      };
      return {
        caseId: row.subjectId,
        caseTitle: row.title,
        point: data.point,
        action: data.of ?? null,
        ruleId: data.rule ?? null,
        reason: data.reason,
        passedBy: row.actorName,
        at: row.occurredAt,
      };
    }),
  };
}
