import { invoices } from '@writdesk/contract/invoices/invoices';
import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useAction, useCall } from '../../shared/api/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { messages } from './messages.ts';

interface PayButtonProps {
  /** Of one firm and one company. */
  invoiceIds: readonly string[];
  /** What is left of them. */
  amountCents: number;
}

/** Leads to the page on which invoices are paid; only where their firm takes payments online, and to whoever may pay. */
export default function PayButton({ invoiceIds, amountCents }: PayButtonProps) {
  const t = useText(messages);
  const { holds } = usePerson();
  const navigate = useNavigate();
  const [first = ''] = invoiceIds;
  const { data } = useCall(invoices.details, {
    params: { id: first },
    enabled: holds('invoice.pay') && first !== '',
    quiet: true,
  });
  const start = useAction(onlinePayments.start, {
    onDone: ({ id, checkoutUrl }) => {
      if (checkoutUrl !== null) location.assign(checkoutUrl);
      else void navigate({ to: `/payments/online/${id}` });
    },
  });
  if (!data?.can.pay) return null;
  return (
    <Button
      type="primary"
      loading={start.isRunning}
      onClick={() => start.run({ body: { invoiceIds: [...invoiceIds] } })}
    >
      {t('payAmount', { amount: formatMoney(amountCents) })}
    </Button>
  );
}
