import type { InvoiceDetails } from '@writdesk/contract/invoices/invoices';
import { Button } from 'antd';
import { MessageCircleWarning } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Note } from '../../shared/ui/index.ts';
import type { Disputing } from './DisputeDialog.tsx';
import { disputeMessages } from './dispute-messages.ts';

const WithdrawDialog = lazy(() => import('./WithdrawDialog.tsx'));
const DisputeDialog = lazy(() => import('./DisputeDialog.tsx'));

/** What the company disputes of an invoice, and how the firm answers. */
export function DisputeNote({ invoice }: { invoice: InvoiceDetails }) {
  const d = useText(disputeMessages);
  const { isClient } = usePerson();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [answering, setAnswering] = useState<Disputing | null>(null);
  const { disputedCents, firm, client, can } = invoice;
  const amount = formatMoney(disputedCents);
  const button = (kind: 'uphold' | 'explain') => (
    <Button size="small" onClick={() => setAnswering(kind)}>
      {d(kind)}
    </Button>
  );
  return (
    <>
      {disputedCents > 0 && (
        <Note
          tone="hold"
          icon={MessageCircleWarning}
          action={
            <>
              {can.answerDispute && button('uphold')}
              {can.answerDispute && button('explain')}
              {can.withdrawDispute && (
                <Button size="small" onClick={() => setWithdrawing(true)}>
                  {d('withdraw')}
                </Button>
              )}
            </>
          }
        >
          {isClient
            ? d('youDispute', { amount, firm: firm.name })
            : d('isDisputed', { amount, company: client.name })}
        </Note>
      )}
      <Suspense>
        {isWithdrawing && <WithdrawDialog invoice={invoice} onClose={() => setWithdrawing(false)} />}
        {answering && <DisputeDialog invoice={invoice} kind={answering} onClose={() => setAnswering(null)} />}
      </Suspense>
    </>
  );
}
