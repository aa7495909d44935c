import type { PaymentGuard } from '@writdesk/contract/tenant-payments/tenant-payments';
import { tenantPaymentNotifications } from '@writdesk/contract/tenant-payments/tenant-payment-notifications';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { notifyOfCase } from '../cases/actions/index.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import { readLawBook } from '../deadlines/index.ts';
import { guardOfCase, isAgainst } from './guard-of-case.ts';
import { selectPaymentFacts } from './tenant-payment-queries.ts';

interface Paid {
  amountCents: number;
  paysInFull: boolean;
}

/** Notifies the lawyer of money that was taken where the rule says not to. @returns the rule that was asked, and whether it was. */
export async function warnOfPayment(
  tx: Tx,
  context: Pick<Context, 'actor'>,
  record: CaseRecord,
  paid: Paid,
): Promise<{ guard: PaymentGuard | null; againstRule: boolean }> {
  const facts = await selectPaymentFacts(tx.db, record);
  const guard = guardOfCase(record, facts, await readLawBook(tx.db), tx.now);
  const againstRule = isAgainst(guard, paid);
  if (againstRule) {
    await notifyOfCase(tx, context, record, {
      groups: ['lawyer', 'processor'],
      kind: tenantPaymentNotifications.againstRule,
      params: {
        title: record.title,
        caseNumber: record.caseNumber ?? record.caseDraftNumber,
        amountCents: String(paid.amountCents),
      },
    });
  }
  return { guard, againstRule };
}
