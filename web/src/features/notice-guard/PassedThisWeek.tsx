import { Link } from '@tanstack/react-router';
import { noticeGuard } from '@writdesk/contract/notice-guard';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** What the firm's lawyers have passed of the check of a notice in the last week, each with its reason and its case. */
export function PassedThisWeek() {
  const t = useText(messages);
  const overrides = useCall(noticeGuard.overrides, { query: {}, quiet: true }).data?.overrides ?? [];
  if (overrides.length === 0) return null;
  return (
    <Sheet title={t('passedThisWeek')}>
      <ul className="rail-list">
        {overrides.map(({ caseId, caseTitle, point, passedBy, reason, at }) => (
          <li key={`${caseId} ${point} ${at}`}>
            <Link to="/cases/$id" params={{ id: caseId }}>
              <span className="rail-words">
                {t(`point_${point}`)}
                <small>{caseTitle}</small>
                <small>
                  {passedBy}: {reason}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
