import type { AttemptStatus } from '@writdesk/contract/online-payments/online-payment-values';
import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { CircleCheck, Hourglass, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import { usePolling } from '../../shared/ui/states/use-polling.ts';
import { publicMessages } from './public-messages.ts';

interface PaidByLinkPageProps {
  token: string;
  id: string;
  attempt: { status: AttemptStatus; amountCents: number };
}

const icons = { SUCCEEDED: CircleCheck, PROCESSING: Hourglass, OPEN: Hourglass, FAILED: TriangleAlert };
const shownAs = (status: AttemptStatus): keyof typeof icons => {
  if (status === 'SUCCEEDED' || status === 'PROCESSING') return status;
  return status === 'OPEN' || status === 'PENDING' || status === 'UNKNOWN' ? 'OPEN' : 'FAILED';
};

/** Where whoever paid by a link comes back to. */
export function PaidByLinkPage({ token, id, attempt: first }: PaidByLinkPageProps) {
  const t = useText(publicMessages);
  const [attempt, setAttempt] = useState(first);
  const shown = shownAs(attempt.status);
  const [asked, setAsked] = useState(0);
  // An open call is counted by address: the confirmation takes seconds, not minutes.
  usePolling(shown === 'OPEN' && asked < 20, () => {
    setAsked(asked + 1);
    return call(onlinePayments.attemptByLink, { body: { token, id }, quiet: true })
      .then(setAttempt)
      .catch(() => undefined);
  });
  return (
    <PlainPage
      icon={icons[shown]}
      title={t(shown)}
      actions={[{ label: t('toInvoices'), onClick: () => location.assign(`/pay#${token}`) }]}
    >
      <p role="status">{t(`${shown}Text`, { amount: formatMoney(attempt.amountCents) })}</p>
    </PlainPage>
  );
}
