import { outcomeFacts } from '@writdesk/contract/judgments/judgment-outcomes';
import type { CaseDetails } from '@writdesk/contract/cases/cases';

/** What a line is for. `claim` is the sum claimed as a whole. */
export type LineName = 'claim' | 'rent' | 'lateFees' | 'otherCharges' | 'paid' | 'awarded' | 'received';

export interface ClaimLine {
  key: string;
  /** Null for a fee of the case, which says itself what it is. */
  name: LineName | null;
  label: string;
  amountCents: number;
  /** A cost of the case, and no part of what the tenant owes. */
  isCost?: true;
}

type Amounts = Pick<CaseDetails, 'caseEviction' | 'billingItems' | 'caseJudgment' | 'tenantPayments'>;

/**
 * What is owed, line by line: the sum awarded once the court has named one, else the claim, by what the ledger says it
 * is made of; then what the tenant paid since and the costs of the case. Payments and costs from before an award are in it.
 */
export function claimLines({
  caseEviction,
  billingItems,
  caseJudgment,
  tenantPayments,
}: Amounts): ClaimLine[] {
  const award = caseJudgment && awarded(caseJudgment);
  const debt = award
    ? award.amountCents === null
      ? []
      : [line('awarded', award.amountCents)]
    : debtLines(caseEviction);
  const paid = tenantPayments.filter(({ receivedOn }) => !award || receivedOn > award.date);
  const receivedCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const received = debt.length > 0 && receivedCents > 0 ? [line('received', -receivedCents)] : [];
  const costs = award ? billingItems.filter(({ incurredAt }) => incurredAt > award.createdAt) : billingItems;
  return [...debt, ...received, ...costLines(costs)];
}

/** The judgment that settled the sum; null while none did, or where it named none. A paid judgment leaves nothing. */
function awarded({ outcome, amountCents, createdAt, date }: NonNullable<CaseDetails['caseJudgment']>) {
  if (outcome === 'SATISFIED') return { amountCents: null, createdAt, date };
  const isFinal = outcomeFacts[outcome].won;
  return isFinal && amountCents !== null ? { amountCents, createdAt, date } : null;
}

/** The ledger explains the claim only where both are the same sum. */
function debtLines({ claimedCents, ledgerCents, ledger }: CaseDetails['caseEviction']): ClaimLine[] {
  if (claimedCents <= 0) return [];
  if (ledger.length === 0 || ledgerCents !== claimedCents) return [line('claim', claimedCents)];
  const sums = new Map<LineName, number>();
  for (const { kind, amountCents } of ledger) {
    const name = ledgerNames[kind];
    sums.set(name, (sums.get(name) ?? 0) + amountCents);
  }
  return order.flatMap((name) => {
    const amountCents = sums.get(name);
    return amountCents ? [line(name, amountCents)] : [];
  });
}

const ledgerNames = {
  RENT: 'rent',
  LATE_FEE: 'lateFees',
  UTILITY: 'otherCharges',
  OTHER: 'otherCharges',
  PAYMENT: 'paid',
  CREDIT: 'paid',
} as const satisfies Record<string, LineName>;

const order: readonly LineName[] = ['rent', 'lateFees', 'otherCharges', 'paid'];

/** Each cost that was not withdrawn, billed or not; equal ones in one line. */
function costLines(items: CaseDetails['billingItems']): ClaimLine[] {
  const costs = new Map<string, ClaimLine>();
  for (const { description, amountCents, status } of items) {
    if (status !== 'UNBILLED' && status !== 'BILLED') continue;
    const known = costs.get(description)?.amountCents ?? 0;
    costs.set(description, {
      key: `cost ${description}`,
      name: null,
      isCost: true,
      label: description,
      amountCents: known + amountCents,
    });
  }
  return [...costs.values()];
}

const line = (name: LineName, amountCents: number): ClaimLine => ({
  key: name,
  name,
  label: '',
  amountCents,
});
