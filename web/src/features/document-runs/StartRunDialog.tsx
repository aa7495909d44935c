import { documentRuns } from '@writdesk/contract/documents/document-runs';
import { useNavigate } from '@tanstack/react-router';
import { FileStack } from 'lucide-react';
import { SendDialog } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

interface StartRunDialogProps {
  caseIds: readonly string[];
  onClose: () => void;
}

/** Asks before the documents of many cases are generated, and shows the run. */
export default function StartRunDialog({ caseIds, onClose }: StartRunDialogProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  return (
    <SendDialog
      title={t('startTitle', { count: caseIds.length })}
      keep={t('notNow')}
      confirm={{ label: t('start'), icon: <FileStack size={16} aria-hidden /> }}
      route={documentRuns.start}
      parts={{ body: { caseIds: [...caseIds] } }}
      onSent={({ id }) => void navigate({ to: '/document-runs/$id', params: { id } })}
      onClose={onClose}
    >
      <p>{t('startText')}</p>
    </SendDialog>
  );
}
