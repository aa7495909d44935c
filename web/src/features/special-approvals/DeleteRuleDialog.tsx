import {
  type SpecialApproval,
  specialApprovals,
} from '@writdesk/contract/special-approvals/special-approvals';
import { SendDialog } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** Deletes a rule; its cases wait for nobody anymore. */
export function DeleteRuleDialog({ rule, onClose }: { rule: SpecialApproval; onClose: () => void }) {
  const t = useText(messages);
  const { id, name } = rule;
  return (
    <SendDialog
      title={t('deleteTitle', { name })}
      keep={t('keepRule')}
      confirm={{ label: t('delete'), danger: true }}
      route={specialApprovals.remove}
      parts={{ params: { id } }}
      said={() => ({ title: t('deleted'), text: name })}
      onClose={onClose}
    >
      <p>{t('deleteText')}</p>
    </SendDialog>
  );
}
