import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { useText } from '../../shared/i18n/translate.ts';
import { Derived, Skeleton } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { NoticePoints } from './NoticePoints.tsx';
import { MayBeFiled } from './MayBeFiled.tsx';
import { useNoticeCheck } from './use-notice-check.ts';

/** What the rules of the state make of this notice, and who let which point of it pass. */
export default function CaseNotice({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const { data: check, isPending, isWaiting } = useNoticeCheck(details);
  if (!check) return isPending ? <Skeleton lines={3} label={t('theCheck')} /> : null;
  const { points, today, timeZone } = check;
  return (
    <Derived name={t('noticeCheck')} isWaiting={isWaiting}>
      <div className="notice-below">
        <NoticePoints points={points} today={today} timeZone={timeZone} />
        {details.filedOn === null && <MayBeFiled check={check} />}
      </div>
    </Derived>
  );
}
