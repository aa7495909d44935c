import {
  type SpecialApproval,
  specialApprovals,
} from '@writdesk/contract/special-approvals/special-approvals';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast, thrownText } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Deletes a rule; its cases wait for nobody anymore. */
export function DeleteRuleDialog({ rule, onClose }: { rule: SpecialApproval; onClose: () => void }) {
  const t = useText(messages);
  const { id, name } = rule;
  const [refusal, setRefusal] = useState('');
  const remove = useAction(specialApprovals.remove, { quiet: true });
  const send = () => {
    remove
      .runAsync({ params: { id } })
      .then(() => {
        toast.success(name, { title: t('deleted') });
        onClose();
      })
      .catch((error: unknown) => setRefusal(thrownText(error)));
  };
  return (
    <Dialog
      open
      title={t('deleteTitle', { name })}
      keep={t('keepRule')}
      confirm={{ label: t('delete'), danger: true }}
      isRunning={remove.isRunning}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('deleteText')}</p>
      {refusal && (
        <p className="form-stale" role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}
