import { documentRuns } from '@writdesk/contract/documents/document-runs';
import { useNavigate } from '@tanstack/react-router';
import { FileStack } from 'lucide-react';
import { useState } from 'react';
import { ApiError, useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Asks before the documents of many cases are generated, and shows the run. */
export default function StartRunDialog({
  caseIds,
  onClose,
}: {
  caseIds: readonly string[];
  onClose: () => void;
}) {
  const t = useText(messages);
  const navigate = useNavigate();
  const [said, setSaid] = useState('');
  const start = useAction(documentRuns.start, { quiet: true });
  const count = caseIds.length;
  const send = () =>
    void start.runAsync({ body: { caseIds: [...caseIds] } }).then(
      ({ id }) => void navigate({ to: '/document-runs/$id', params: { id } }),
      (error: unknown) => setSaid(error instanceof ApiError ? error.message : ''),
    );
  return (
    <Dialog
      open
      title={t('startTitle', { count })}
      keep={t('notNow')}
      confirm={{ label: t('start'), icon: <FileStack size={16} aria-hidden /> }}
      isRunning={start.isRunning}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('startText')}</p>
      {said && (
        <p className="form-stale" role="alert">
          {said}
        </p>
      )}
    </Dialog>
  );
}
