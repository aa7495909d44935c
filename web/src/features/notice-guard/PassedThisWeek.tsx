import { Link } from '@tanstack/react-router';
import { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import { useCall } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { actLabel } from '../../labels/case/act-labels.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** What the firm's lawyers have passed of the check of a notice in the last week, or since the day of the address, each with its reason and its case. */
export default function PassedThisWeek({ passedFrom }: { passedFrom: string | undefined }) {
  const t = useText(messages);
  const query = passedFrom ? { from: passedFrom } : {};
  const { overrides = [], from } = useCall(noticeGuard.overrides, { query, quiet: true }).data ?? {};
  const isAskedFor = passedFrom !== undefined && from === passedFrom;
  if (overrides.length === 0) return null;
  return (
    <Sheet title={isAskedFor ? t('passedSince', { day: recordDay(passedFrom) }) : t('passedThisWeek')}>
      <ul className="rail-list">
        {overrides.map(({ caseId, caseTitle, point, action, passedBy, reason, at }) => (
          <li key={`${caseId} ${point} ${at}`}>
            <Link to="/cases/$id" params={{ id: caseId }}>
              <span className="rail-words">
                {action ? `${actLabel(action)}: ${t(`point_${point}`)}` : t(`point_${point}`)}
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
