import type { SystemData } from './property-system.ts';

type Charges = SystemData['charges'];

/**
 * The charges of those who owe, and of those who did when they were read last: what they paid since stands there. Where the balance is the
 * same, so are they.
 * @param readLease asks the system for those of one lease
 */
export async function readCharges(
  { leases, balances }: Omit<SystemData, 'charges'>,
  before: SystemData | undefined,
  readLease: (leaseId: string) => Promise<Charges>,
): Promise<Charges> {
  const owedBefore = new Map(before?.balances.map((one) => [one.leaseId, one.totalCents]));
  const owed = new Map(balances.map((one) => [one.leaseId, one.totalCents]));
  const readBefore = Map.groupBy(before?.charges ?? [], ({ leaseId }) => leaseId);
  const charges: Charges = [];
  for (const { id } of leases) {
    const known = readBefore.get(id);
    if ((owed.get(id) ?? 0) <= 0 && !known) continue;
    const isSame = known !== undefined && owed.get(id) === owedBefore.get(id);
    charges.push(...(isSame ? known : await readLease(id)));
  }
  return charges;
}
