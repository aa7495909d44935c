import type { ApprovalRequest } from '@writdesk/contract/special-approvals/approval-requests';
import { Button } from 'antd';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { useState } from 'react';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Note } from '../../shared/ui/index.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { messages } from './messages.ts';

interface ApprovalNotesProps {
  requests: readonly ApprovalRequest[];
  timeZone: string;
}

/** What special approvals a case waits for, and which were refused; whoever is asked answers here. */
export default function ApprovalNotes({ requests, timeZone }: ApprovalNotesProps) {
  const t = useText(messages);
  const [deciding, setDeciding] = useState<ApprovalRequest | null>(null);
  const standing = requests.filter(({ status }) => status === 'OPEN' || status === 'REFUSED');
  return (
    <>
      {standing.map((request) => {
        const { id, rule, status, awaited, dueAt, decisions, can } = request;
        const refusal = decisions.find(({ approves }) => !approves);
        const names = awaited.map(({ name }) => name).join(', ');
        return (
          <Note
            key={id}
            tone={status === 'OPEN' ? 'hold' : 'stop'}
            icon={status === 'OPEN' ? ShieldCheck : ShieldX}
            action={can.decide && <Button onClick={() => setDeciding(request)}>{t('decide')}…</Button>}
          >
            <p>
              <strong>
                {t(status === 'OPEN' ? 'awaitsApproval' : 'refusedApproval', { rule: rule.name })}
              </strong>
            </p>
            {status === 'OPEN' && (
              <p>
                {names
                  ? t('awaitedBy', { names, due: recordMoment(dueAt, timeZone) })
                  : t('noActiveApprovers')}
              </p>
            )}
            {refusal && <p>{t('refusedBy', { name: refusal.by.name, reason: refusal.reason })}</p>}
          </Note>
        );
      })}
      {deciding && <DecideDialog request={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
