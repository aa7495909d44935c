import { outcomeFacts } from '@writdesk/contract/judgments/judgment-outcomes';
import { cappedCents, type RecoveryCode } from '@writdesk/contract/billing-items/cost-recovery';
import type { CaseDetails } from '@writdesk/contract/cases/cases';

/** What a line is for. `claim` is the sum claimed as a whole. */
export type LineName = 'claim' | 'rent' | 'lateFees' | 'otherCharges' | 'paid' | 'awarded' | 'received';

export interface ClaimLine {
  key: string;
  /** Null for a fee of the case, which says itself what it is. */
  name: LineName | null;
  label: string;
  amountCents: number;
  /** Of a cost of the case: whether the tenant can be asked for it. */
  recovery?: RecoveryCode | 'OVER_CAP';
}

/** What the tenant pays to be done with it today: what they owe, and the costs that they can be asked for. */
export const isAsked = ({ recovery }: ClaimLine): boolean => recovery === undefined || recovery === 'YES';

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
  const owed = [...debt, ...received];
  return [
    ...owed,
    ...costLines(
      costs,
      owed.reduce((sum, { amountCents }) => sum + amountCents, 0),
    ),
  ];
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

/**
 * Each cost that was not withdrawn, billed or not; equal ones in one line. Where the state caps what the tenant can be asked for, the
 * rest is a line of its own.
 */
function costLines(items: CaseDetails['billingItems'], owedCents: number): ClaimLine[] {
  const costs = new Map<string, ClaimLine>();
  const left = new Map<number, number>();
  const add = (label: string, recovery: NonNullable<ClaimLine['recovery']>, amountCents: number) => {
    if (amountCents === 0) return;
    const key = `cost ${recovery} ${label}`;
    const known = costs.get(key)?.amountCents ?? 0;
    costs.set(key, { key, name: null, recovery, label, amountCents: known + amountCents });
  };
  for (const { description, amountCents, status, recovery } of items) {
    if (status !== 'UNBILLED' && status !== 'BILLED') continue;
    const { code, capBasisPoints } = recovery;
    if (code !== 'YES' || capBasisPoints === null) {
      add(description, code, amountCents);
      continue;
    }
    // One cap for all that it caps.
    const room = left.get(capBasisPoints) ?? cappedCents(owedCents, capBasisPoints);
    const within = Math.min(amountCents, room);
    left.set(capBasisPoints, room - within);
    add(description, 'YES', within);
    add(description, 'OVER_CAP', amountCents - within);
  }
  return [...costs.values()];
}

const line = (name: LineName, amountCents: number): ClaimLine => ({
  key: name,
  name,
  label: '',
  amountCents,
});
