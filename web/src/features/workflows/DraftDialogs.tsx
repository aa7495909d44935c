import type { WorkflowDetails } from '@writdesk/contract/workflows/workflow-values';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type ApiError, useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast, failureText } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface DraftDialogProps {
  workflow: WorkflowDetails;
  lockVersion: number;
  onClose: () => void;
}

/** Asks before a version is made that never changes again; what can't run is listed with its reasons. */
export function PublishDialog({ workflow: { id, version }, lockVersion, onClose }: DraftDialogProps) {
  const t = useText(messages);
  const next = version + 1;
  const [faults, setFaults] = useState<readonly string[]>([]);
  const publish = useAction(workflows.save, {
    quiet: true,
    onDone: () => {
      toast.success(t('published', { version: next }));
      onClose();
    },
  });
  const refused = (error: ApiError) =>
    setFaults(error.errors.length ? error.errors.map(({ message }) => message) : [failureText(error)]);
  return (
    <Dialog
      open
      title={t('publishTitle', { version: next })}
      width={520}
      keep={t('keepDraft')}
      confirm={{ label: t('publish', { version: next }), icon: <Send size={16} aria-hidden /> }}
      comment={{ label: t('publishNote'), optional: true, keptAs: `publish.${id}` }}
      isRunning={publish.isRunning}
      onConfirm={(note) => {
        setFaults([]);
        publish
          .runAsync({ params: { id }, body: { lockVersion, published: true, note } })
          .catch((error: unknown) => refused(error as ApiError));
      }}
      onClose={onClose}
    >
      <p>{t('publishText')}</p>
      {faults.length > 0 && (
        <div className="publish-faults" role="alert">
          <strong>{t('cantPublish')}</strong>
          <ul>
            {faults.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

/** Asks before the draft of a published workflow is thrown away. */
export function DiscardDialog({ workflow: { id, version }, lockVersion, onClose }: DraftDialogProps) {
  const t = useText(messages);
  const discard = useAction(workflows.save, {
    onDone: () => {
      toast.success(t('discarded'));
      // The list is built again from what is published.
      location.reload();
    },
  });
  return (
    <Dialog
      open
      title={t('discardTitle')}
      keep={t('keepDraft')}
      confirm={{ label: t('discard'), danger: true, icon: <Trash2 size={16} aria-hidden /> }}
      isRunning={discard.isRunning}
      onConfirm={() =>
        discard.run({ params: { id }, body: { lockVersion, published: false, discard: true } })
      }
      onClose={onClose}
    >
      <p>{t('discardText', { version })}</p>
    </Dialog>
  );
}
