import { type AskSystem, systemCaller } from '../call-system.ts';
import {
  type KnownData,
  type PropertySystem,
  type SystemData,
  SystemError,
  type SystemKey,
} from '../property-system.ts';
import { merged } from '../merged.ts';
import { readCharges } from '../read-charges.ts';
import { readPages } from '../read-pages.ts';
import { chargesOf, leaseOf, ownerOf, personOf, propertyOf, unitOf } from './buildium-records.ts';
import { BUILDIUM_LIMIT, buildiumCalls } from './buildium-shapes.ts';

/** Buildium, by the REST API that its OpenAPI document describes. */
export const buildiumSystem = (baseUrl: string, { apiId, apiSecret }: SystemKey): PropertySystem => ({
  async read(known, signal) {
    const headers = { 'x-buildium-client-id': apiId, 'x-buildium-client-secret': apiSecret };
    const ask = systemCaller({ baseUrl, headers, signal });
    const data = await readData(ask, known);
    if (!lacksTenant(data)) return data;
    // Somebody moved in who was known to Buildium long before.
    const whole = known ? await readData(ask, null) : data;
    if (lacksTenant(whole)) throw new SystemError('UNREADABLE', buildiumCalls.tenants.path);
    return whole;
  },
});

async function readData(ask: AskSystem, known: KnownData | null): Promise<SystemData> {
  const since: Record<string, string> = known ? { lastupdatedfrom: known.since.toISOString() } : {};
  const before = known?.data;
  const rentals = await listOf(ask, 'rentals', since);
  const units = await listOf(ask, 'units', since);
  const owners = await listOf(ask, 'owners', since);
  const leases = await listOf(ask, 'leases', known ? since : { leasestatuses: 'Active' });
  const tenants = await listOf(ask, 'tenants', since);
  const balances = await listOf(ask, 'balances', {});
  const data: Omit<SystemData, 'charges'> = {
    properties: merged(before?.properties, rentals, (one) => (one.IsActive ? propertyOf(one) : null)),
    units: merged(before?.units, units, unitOf),
    owners: merged(before?.owners, owners, (one) => (one.IsActive ? ownerOf(one) : null)),
    people: merged(before?.people, tenants, personOf),
    leases: merged(before?.leases, leases, (one) => (one.LeaseStatus === 'Active' ? leaseOf(one) : null)),
    balances: balances.map((one) => ({
      leaseId: String(one.LeaseId),
      totalCents: one.TotalBalance,
      agedCents: [one.Balance0To30Days, one.Balance31To60Days, one.Balance61To90Days, one.BalanceOver90Days],
    })),
  };
  const charges = await readCharges(data, before, async (leaseId) => {
    const path = buildiumCalls.transactions.path.replace('{leaseId}', leaseId);
    const transactions = await pagesOf(ask, 'transactions', {}, path);
    return transactions.flatMap((one) => chargesOf(leaseId, one));
  });
  return { ...data, charges };
}

type CallName = keyof typeof buildiumCalls;
type RecordOf<Name extends CallName> = ReturnType<(typeof buildiumCalls)[Name]['shape']['parse']>;

const listOf = <Name extends CallName>(ask: AskSystem, name: Name, query: Record<string, string>) =>
  pagesOf(ask, name, query, buildiumCalls[name].path);

function pagesOf<Name extends CallName>(
  ask: AskSystem,
  name: Name,
  query: Record<string, string>,
  path: string,
): Promise<RecordOf<Name>[]> {
  const order = name === 'balances' ? 'LeaseId asc' : 'Id asc';
  return readPages<RecordOf<Name>>(ask, {
    path,
    shape: buildiumCalls[name].shape as never,
    query: { ...query, orderby: order },
    limit: BUILDIUM_LIMIT,
    idOf: (record) => ('LeaseId' in record ? record.LeaseId : record.Id),
  });
}

function lacksTenant({ leases, people }: SystemData): boolean {
  const known = new Set(people.map(({ id }) => id));
  return leases.some(({ tenants }) => tenants.some(({ id }) => !known.has(id)));
}
