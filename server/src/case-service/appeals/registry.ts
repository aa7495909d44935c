import { registryDays } from '@writdesk/contract/appeals/registry-days';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { selectEviction } from '../cases/eviction/index.ts';
import type { CaseKey } from '../cases/record/index.ts';
import type { PaymentRow } from './appeal-queries.ts';

const MONTHS_AHEAD = 6;

/** What a tenant owes the registry while they stay the judgment: the rent as it falls due by the lease. */
export async function rentIntoRegistry(
  db: Kysely<DB>,
  record: CaseKey,
  after: string,
): Promise<{ dueOn: string; amountCents: number }[]> {
  const lease = await selectEviction(db, record);
  if (!lease?.monthlyRentCents || !lease.rentDueDay) return [];
  const { monthlyRentCents: amountCents, rentDueDay } = lease;
  return registryDays(after, rentDueDay, MONTHS_AHEAD).map((dueOn) => ({ dueOn, amountCents }));
}

/** What can’t be of a list of payments: two on one day, or one that is paid in the future. */
export function paymentFaults(
  payments: readonly { dueOn: string; paidOn?: string | null | undefined }[],
  { at, today }: { at: string; today: string },
): FieldError[] {
  const seen = new Set<string>();
  return payments.flatMap(({ dueOn, paidOn }, index) => {
    const isTwice = seen.has(dueOn);
    seen.add(dueOn);
    if (isTwice) return [atField(`${at}.${index}.dueOn`, fault('registry_due_twice', { day: dueOn }))];
    return paidOn && paidOn > today ? [atField(`${at}.${index}.paidOn`, fault('paid_in_future'))] : [];
  });
}

/** The next day on which the registry waits for a payment. */
export const nextPaymentOn = (payments: readonly Pick<PaymentRow, 'dueOn' | 'paidOn'>[]): string | null =>
  payments
    .filter(({ paidOn }) => paidOn === null)
    .map(({ dueOn }) => dueOn)
    .toSorted((a, b) => a.localeCompare(b))[0] ?? null;
