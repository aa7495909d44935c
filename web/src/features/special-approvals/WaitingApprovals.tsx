import { Link } from '@tanstack/react-router';
import { approvalRequests } from '@writdesk/contract/special-approvals/approval-requests';
import { useCall } from '../../shared/api/index.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const shown = 5;

/** At the side of Home: the cases that wait for the reader's approval, the one that is due first on top. */
export default function WaitingApprovals() {
  const t = useText(messages);
  const { requests = [] } =
    useCall(approvalRequests.waiting, { query: { size: shown }, quiet: true }).data ?? {};
  if (requests.length === 0) return null;
  return (
    <Sheet title={t('waiting')} extra={<Link to="/special-approvals/waiting">{t('seeWaiting')}</Link>}>
      <ul className="rail-list">
        {requests.map(({ id, rule, case: of, dueAt }) => (
          <li key={id}>
            <Link to="/cases/$id" params={{ id: of.id }}>
              <span className="rail-words">
                {of.title}
                <small>{rule.name}</small>
              </span>
              <span className="rail-note">{recordMoment(dueAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
