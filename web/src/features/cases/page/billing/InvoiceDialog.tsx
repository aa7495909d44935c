import type { BillingItem } from '@writdesk/contract/cases/case-values';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { useNavigate } from '@tanstack/react-router';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { SendDialog } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
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
  const amount = formatMoney(lines.reduce((cents, { amountCents }) => cents + amountCents, 0));
  return (
    <SendDialog
      title={t('invoiceTitle')}
      keep={t('dontInvoice')}
      confirm={{ label: t('toInvoice') }}
      route={invoices.create}
      parts={{ body: { clientId, billingItemIds: lines.map(({ id }) => id) } }}
      said={() => ({ title: t('drafted'), text: amount })}
      onSent={({ id }) => {
        void navigate({ to: '/invoices/$id', params: { id } });
      }}
      onClose={onClose}
    >
      <p>{t('invoiceText', { count: lines.length, amount })}</p>
    </SendDialog>
  );
}
