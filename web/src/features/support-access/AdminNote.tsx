import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { Note } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { reachOf, useOwnAccesses } from './own-access.ts';
import { useSupportAsk } from './support-ask.ts';

/** Explains to an administrator why a case's files and actions are closed to them, and how they open them. */
export default function AdminNote({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const accesses = useOwnAccesses();
  const ask = useSupportAsk();
  const reach = accesses && reachOf(accesses, details);
  if (!ask || reach === null || reach === 'open') return null;
  return (
    <Note
      tone="desk"
      icon={KeyRound}
      action={reach === 'closed' && <Button onClick={ask}>{t('start')}…</Button>}
    >
      <p>
        <strong>{t('asAdmin')}</strong>
      </p>
      <p>{t(reach === 'closed' ? 'asAdminText' : 'otherCase')}</p>
    </Note>
  );
}
