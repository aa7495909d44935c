import type { BillingItem } from '@writdesk/contract/cases/case-values';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAction } from '../../../../shared/api/index.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Dialog, toast, thrownText } from '../../../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface InvoiceDialogProps {
  clientId: string;
  lines: readonly BillingItem[];
  onClose: () => void;
}

/** Drafts an invoice of what a case has not been billed for yet; it is issued on its own page. */
export default function InvoiceDialog({ clientId, lines, onClose }: InvoiceDialogProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState('');
  const create = useAction(invoices.create, { quiet: true });
  const amount = formatMoney(lines.reduce((cents, { amountCents }) => cents + amountCents, 0));
  const send = () => {
    create
      .runAsync({ body: { clientId, billingItemIds: lines.map(({ id }) => id) } })
      .then(({ id }) => {
        toast.success(amount, { title: t('drafted') });
        void navigate({ to: '/invoices/$id', params: { id } });
      })
      .catch((error: unknown) => setRefusal(thrownText(error)));
  };
  return (
    <Dialog
      open
      title={t('invoiceTitle')}
      keep={t('dontInvoice')}
      confirm={{ label: t('toInvoice') }}
      isRunning={create.isRunning}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('invoiceText', { count: lines.length, amount })}</p>
      {refusal && (
        <p className="form-stale" role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}
