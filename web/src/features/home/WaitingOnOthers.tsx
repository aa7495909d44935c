import { Link } from '@tanstack/react-router';
import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { cases } from '@writdesk/contract/cases/cases';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import { useCall } from '../../shared/api/index.ts';
import { chipDay } from '../../shared/formats/dates.ts';
import { formatCount } from '../../shared/formats/money.ts';
import type { RouteReply } from '@writdesk/contract/route';
import { translate, useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { casesAt } from '../../labels/case/case-names.ts';
import { queueOfStatus } from '../cases/list/index.ts';
import { messages } from './messages.ts';

const waits = [
  { status: 'RETURNED_TO_CLIENT', label: 'clientToAnswer' },
  { status: 'PAYMENT_HOLD', label: 'invoiceToPay' },
  { status: 'REVIEW', label: 'attorneyToSign' },
  { status: 'SENT_FOR_FILING', label: 'clerkToNumber' },
  { status: 'SENT_FOR_SERVING', label: 'officerToReturn' },
  { status: 'AWAITING_JUDGMENT', label: 'judgeToDecide' },
] as const satisfies readonly { status: CaseStatus; label: string }[];

const statuses = waits.map(({ status }) => status).join(',');

/** Cases whose next move is somebody else's, with how long it is due; each number leads to its rows. */
export function WaitingOnOthers() {
  const t = useText(messages);
  const { group } = usePerson();
  const counts = useCall(cases.queues, { quiet: true }).data?.byStatus ?? {};
  const work = useCall(caseNumbers.workCounts, {
    query: { by: 'status', status: statuses },
    quiet: true,
  }).data;
  // What waits for the attorney's signature waits for nobody else when they are the reader.
  const lines = waits.filter(({ status }) => counts[status] && !(group === 'lawyer' && status === 'REVIEW'));
  if (lines.length === 0) return null;
  return (
    <Sheet title={t('waiting')}>
      <ul className="rail-list">
        {lines.map(({ status, label }) => (
          <li key={status}>
            <Link {...casesAt(statusAddress(status))}>
              <span className="rail-words">
                {t(label)}
                <small>{dueWords(work, status)}</small>
              </span>
              <span className="rail-count">{formatCount(counts[status] ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

type WorkCounts = RouteReply<typeof caseNumbers.workCounts>;

/** `3 past due, since Nov 20`, else when the next of them is due. */
function dueWords(work: WorkCounts | undefined, status: CaseStatus): string {
  const row = work?.rows.find(({ key }) => key === status);
  if (!work || !row?.earliest) return '';
  const day = chipDay(row.earliest, work.today);
  if (row.late > 0) return translate(messages, 'pastDue', { count: formatCount(row.late), day });
  if (row.today > 0) return translate(messages, 'dueToday', { count: formatCount(row.today) });
  return translate(messages, 'nextDue', { day });
}

/** The firm's list of the cases in one status. */
function statusAddress(status: CaseStatus): Record<string, string> {
  const queue = queueOfStatus(status, false);
  return queue.statuses?.length === 1 ? { queue: queue.key } : { queue: queue.key, status };
}
