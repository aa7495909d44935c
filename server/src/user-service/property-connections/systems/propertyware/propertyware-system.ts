import { type AskSystem, systemCaller } from '../call-system.ts';
import { merged } from '../merged.ts';
import type { KnownData, PropertySystem, SystemData, SystemKey } from '../property-system.ts';
import { readCharges } from '../read-charges.ts';
import { readPages } from '../read-pages.ts';
import {
  balanceOf,
  wholeUnitOf,
  isHousehold,
  leaseOf,
  ownerOf,
  personOf,
  propertyOf,
  unitOf,
} from './propertyware-records.ts';
import { PROPERTYWARE_LIMIT, propertywareCalls } from './propertyware-shapes.ts';

/** Propertyware, by the REST API that its OpenAPI document describes. */
export const propertywareSystem = (
  baseUrl: string,
  { apiId, apiSecret, organizationId }: SystemKey,
): PropertySystem => ({
  read(known, signal) {
    const headers = {
      'x-propertyware-client-id': apiId,
      'x-propertyware-client-secret': apiSecret,
      'x-propertyware-system-id': organizationId ?? '',
    };
    return readData(systemCaller({ baseUrl, headers, signal }), known);
  },
});

async function readData(ask: AskSystem, known: KnownData | null): Promise<SystemData> {
  const since: Record<string, string> = known ? { lastModifiedDateTimeStart: known.since.toISOString() } : {};
  // What was taken out of use since is a change, too.
  const all = known ? { ...since, includeDeactivated: 'true' } : {};
  const before = known?.data;
  const portfolios = await listOf(ask, 'portfolios', {});
  const buildings = await listOf(ask, 'buildings', all);
  const units = await listOf(ask, 'units', all);
  const contacts = await listOf(ask, 'contacts', { ...since, type: 'TENANT' });
  const leases = (await listOf(ask, 'leases', {})).filter(({ active }) => active);
  const properties = merged(before?.properties, buildings, (one) => (one.active ? propertyOf(one) : null));
  // A building without units is let as a whole.
  const wholes = leases.filter(({ unitID }) => !unitID).map((lease) => wholeUnitOf(lease.buildingID));
  const people = merged(before?.people, contacts, personOf);
  const listed = new Set(people.map(({ id }) => id));
  const others = leases.flatMap((lease) => (lease.contacts ?? []).filter(isHousehold).map(personOf));
  const data: Omit<SystemData, 'charges'> = {
    properties,
    units: [
      ...merged(before?.units, units, (one) => (one.active ? unitOf(one) : null)),
      ...wholes.filter(({ id }) => !before?.units.some((unit) => unit.id === id)),
    ],
    owners: portfolios
      .filter(({ active }) => active)
      .flatMap(({ owners }) => owners ?? [])
      .map(ownerOf)
      .filter(({ id }, index, list) => list.findIndex((one) => one.id === id) === index),
    people: [...people, ...others.filter(({ id }) => !listed.has(id))],
    leases: leases.map(leaseOf),
    balances: leases.filter(({ leaseBalance }) => leaseBalance !== 0).map(balanceOf),
  };
  return { ...data, charges: await readCharges(data, before, (leaseId) => linesOf(ask, leaseId)) };
}

/** What raises a debt, and what lowers it. */
const kinds = [
  { name: 'charges', type: 'Charge', sign: 1 },
  { name: 'payments', type: 'Payment', sign: -1 },
  { name: 'discounts', type: 'Discount', sign: -1 },
  { name: 'refunds', type: 'Refund', sign: 1 },
] as const;

async function linesOf(ask: AskSystem, leaseId: string): Promise<SystemData['charges']> {
  const lines: SystemData['charges'] = [];
  for (const { name, type, sign } of kinds)
    for (const one of await listOf(ask, name, { leaseID: leaseId }))
      lines.push({
        leaseId,
        id: `${name}-${one.id}`,
        postedOn: one.date,
        type,
        description: ('comments' in one ? one.comments?.trim() : null) || '',
        cents: sign * Math.abs(one.amount),
      });
  return lines;
}

type CallName = keyof typeof propertywareCalls;
type RecordOf<Name extends CallName> = ReturnType<(typeof propertywareCalls)[Name]['shape']['parse']>;

function listOf<Name extends CallName>(
  ask: AskSystem,
  name: Name,
  query: Record<string, string>,
): Promise<RecordOf<Name>[]> {
  const { path, shape } = propertywareCalls[name];
  return readPages<RecordOf<Name>>(ask, {
    path,
    shape: shape as never,
    query: { ...query, orderby: 'id asc' },
    limit: PROPERTYWARE_LIMIT,
    idOf: (record) => record.id,
  });
}
