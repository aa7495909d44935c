import { billingItems } from '@writdesk/contract/billing-items/billing-items';
import type { BillingItem } from '@writdesk/contract/cases/case-values';
import { useState } from 'react';
import { useAction } from '../../../../shared/api/index.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Dialog, toast, thrownText } from '../../../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { useGivenName } from '../../../../labels/use-given-name.ts';

/** Deletes a charge that isn’t on an invoice. */
export default function DeleteChargeDialog({ line, onClose }: { line: BillingItem; onClose: () => void }) {
  const t = useText(messages);
  const what = useGivenName()(line.description);
  const [refusal, setRefusal] = useState('');
  const remove = useAction(billingItems.remove, { quiet: true });
  const send = () => {
    remove
      .runAsync({ params: { id: line.id } })
      .then(() => {
        toast.success(what, { title: t('deleted') });
        onClose();
      })
      .catch((error: unknown) => setRefusal(thrownText(error)));
  };
  const amount = formatMoney(line.amountCents);
  return (
    <Dialog
      open
      title={t('deleteTitle', { what })}
      keep={t('keep')}
      confirm={{ label: t('delete'), danger: true }}
      isRunning={remove.isRunning}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(line.source === 'AUTO' ? 'deleteAutoText' : 'deleteText', { amount })}</p>
      {refusal && (
        <p className="form-stale" role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}
