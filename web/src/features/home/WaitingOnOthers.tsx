import { Link } from '@tanstack/react-router';
import { cases } from '@writdesk/contract/cases/cases';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import { useCall } from '../../shared/api/index.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
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

/** Cases whose next move is somebody else's; each number leads to its rows. */
export function WaitingOnOthers() {
  const t = useText(messages);
  const { group } = usePerson();
  const counts = useCall(cases.queues, { quiet: true }).data?.byStatus ?? {};
  // What waits for the attorney's signature waits for nobody else when they are the reader.
  const lines = waits.filter(({ status }) => counts[status] && !(group === 'lawyer' && status === 'REVIEW'));
  if (lines.length === 0) return null;
  return (
    <Sheet title={t('waiting')}>
      <ul className="rail-list">
        {lines.map(({ status, label }) => (
          <li key={status}>
            <Link {...casesAt(statusAddress(status))}>
              <span className="rail-words">{t(label)}</span>
              <span className="rail-count">{formatCount(counts[status] ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The firm's list of the cases in one status. */
function statusAddress(status: CaseStatus): Record<string, string> {
  const queue = queueOfStatus(status, false);
  return queue.statuses?.length === 1 ? { queue: queue.key } : { queue: queue.key, status };
}
