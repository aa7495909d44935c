import type { CaseDetails } from '@writdesk/contract/cases';
import { NoticePoints } from '../../notice-guard/NoticePoints.tsx';
import { MayBeFiled } from '../../notice-guard/MayBeFiled.tsx';
import { useNoticeCheck } from '../../notice-guard/use-notice-check.ts';

/** What the rules of the state make of this notice, and who let which point of it pass. */
export function NoticeGuardPlace({ details }: { details: CaseDetails }) {
  const { data: check } = useNoticeCheck(details);
  if (!check) return null;
  const { points, today, timeZone } = check;
  return (
    <div className="notice-below">
      <NoticePoints points={points} today={today} timeZone={timeZone} />
      {details.filedOn === null && <MayBeFiled check={check} />}
    </div>
  );
}
