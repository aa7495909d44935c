import type { CaseInput, EvictionInput } from '@writdesk/contract/cases/case-values';
import { permitted } from '@writdesk/contract/permissions/permissions';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { refuse, refuseField } from '../../../platform/http/refuse.ts';
import { propertyForCase, type PropertyForCase } from '../../../user-service/properties/index.ts';
import { findUnitAddress, leaseForCase, type LeaseForCase } from '../../../user-service/rosters/index.ts';
import { selectEviction, selectLedger } from '../eviction/index.ts';
import type { CaseChanges, CaseRecord } from '../record/index.ts';
import { selectTenants } from '../tenants/index.ts';
import { selectSpentFilings } from './spent-notice-queries.ts';

export interface WithLease {
  /** What was typed, and what the lease adds to it. */
  input: CaseInput;
  /** The unit and the lease that the case keeps, and what the ledger was then. */
  ids: CaseChanges;
  /** The property of a lease that is taken over. */
  property: PropertyForCase | null;
}

/**
 * The lease that a case names fills in what the case doesn't say yet; another lease replaces what the first one said. What is typed
 * in the same save stands.
 * @throws `lease_not_found`, `invalid` when lease or unit belong to another property
 */
export async function takeLease(
  tx: Tx,
  context: Context,
  record: CaseRecord | null,
  input: CaseInput,
): Promise<WithLease> {
  const propertyId = input.propertyId === undefined ? (record?.propertyId ?? null) : input.propertyId;
  const isNew = Boolean(input.leaseId) && input.leaseId !== record?.leaseId;
  const leaseId = input.leaseId === undefined ? (record?.leaseId ?? null) : input.leaseId;
  if (leaseId && (isNew || input.ledgerFromLease)) {
    const { scope, deps, actor } = context;
    if (actor.kind === 'user' && !permitted(actor.roles, 'lease.read')) refuse('lease_not_found');
    const taken = await leaseForCase(tx.db, scope, leaseId, { vault: deps.vault, now: tx.now });
    const { lease } = taken;
    if (propertyId && propertyId !== lease.propertyId) refuseField('leaseId', fault('lease_elsewhere'));
    const ids = { leaseId, unitId: lease.unitId, leaseLedgerVersion: lease.ledgerVersion };
    if (!isNew)
      return {
        input: { ...input, caseEviction: whole({ ...input.caseEviction, ...owedIn(taken) }) },
        ids,
        property: null,
      };
    if (!lease.isCurrent) refuseField('leaseId', fault('lease_ended'));
    const said = record && !record.leaseId ? await saidOf(tx, record) : nothingSaid;
    const [property, [spent]] = await Promise.all([
      propertyForCase(tx.db, scope, lease.propertyId),
      selectSpentFilings(tx.db, scope, leaseId),
    ]);
    return { input: filled(input, said, withoutSpentNotice(taken, spent), property), ids, property };
  }
  return { input, ids: await unitOnly(tx, context, record, input, propertyId), property: null };
}

function withoutSpentNotice(taken: LeaseForCase, spent: { filedOn: string } | undefined): LeaseForCase {
  const { lease } = taken;
  const isSpent = spent && lease.noticeGivenOn && lease.noticeGivenOn <= spent.filedOn;
  return isSpent ? { ...taken, lease: { ...lease, noticeGivenOn: null } } : taken;
}

/** Another property or unit has another lease. */
async function unitOnly(
  tx: Tx,
  { scope }: Context,
  record: CaseRecord | null,
  input: CaseInput,
  propertyId: string | null,
): Promise<CaseChanges> {
  if (input.unitId) {
    const property = propertyId ? await propertyForCase(tx.db, scope, propertyId) : null;
    const unit =
      property && (await findUnitAddress(tx.db, { clientId: property.clientId, id: input.unitId }));
    if (!unit || unit.propertyId !== propertyId) refuseField('unitId', fault('unit_elsewhere'));
  }
  const moves = record !== null && propertyId !== record.propertyId;
  const ids: CaseChanges = {};
  if (input.unitId !== undefined || moves) ids.unitId = input.unitId ?? null;
  if (input.leaseId === null || moves) Object.assign(ids, { leaseId: null, leaseLedgerVersion: null });
  return ids;
}

type Facts = Partial<EvictionInput>;
const whole = (facts: Facts): EvictionInput => ({ reasonText: undefined, caresBasis: undefined, ...facts });

const owedIn = ({ ledger }: LeaseForCase): Facts => ({
  ledger,
  claimedCents: Math.max(
    0,
    ledger.reduce((sum, line) => sum + line.amountCents, 0),
  ),
});

/** Which facts a case states already. */
interface Said {
  tenants: boolean;
  ledger: boolean;
  address: boolean;
  unitLabel: boolean;
  accommodation: boolean;
  plan: boolean;
  eviction: Readonly<Record<string, unknown>>;
}
const nothingSaid: Said = {
  tenants: false,
  ledger: false,
  address: false,
  unitLabel: false,
  accommodation: false,
  plan: false,
  eviction: {},
};

async function saidOf(tx: Tx, record: CaseRecord): Promise<Said> {
  const tenants = await selectTenants(tx.db, record);
  const ledger = await selectLedger(tx.db, record);
  const eviction = await selectEviction(tx.db, record);
  const { claimedCents, caresCovered, ...facts } = eviction ?? {};
  return {
    tenants: tenants.length > 0,
    ledger: ledger.length > 0 || Boolean(claimedCents),
    address: record.tenantAddress !== null,
    unitLabel: record.unitLabel !== null,
    accommodation: record.accommodationPending !== null,
    plan: record.paymentPlan !== null,
    eviction: { ...facts, caresCovered: caresCovered === 'UNKNOWN' ? null : caresCovered },
  };
}

function filled(input: CaseInput, said: Said, taken: LeaseForCase, property: PropertyForCase): CaseInput {
  const { lease, tenants, ledger } = taken;
  const typed: Facts = input.caseEviction ?? {};
  const terms: Facts = {
    leaseFrom: lease.leaseFrom,
    leaseTo: lease.leaseTo,
    leaseRenewedOn: lease.renewedOn,
    leaseIsWritten: lease.isWritten,
    monthlyRentCents: lease.rentCents,
    rentDueDay: lease.dueDay,
    noticeServedOn: lease.noticeGivenOn,
    ...(property.caresCovered !== 'UNKNOWN' && {
      caresCovered: property.caresCovered,
      ...(property.caresBasis && { caresBasis: property.caresBasis }),
    }),
  };
  const open = Object.fromEntries(
    Object.entries(terms).filter(([name]) => (said.eviction[name] ?? null) === null),
  ) as Facts;
  const isLedgerOpen = !said.ledger && typed.ledger === undefined && typed.claimedCents === undefined;
  return {
    ...input,
    propertyId: lease.propertyId,
    ...(!input.unitLabel && !said.unitLabel && { unitLabel: taken.unitLabel }),
    ...(!input.tenants?.length && !said.tenants && tenants.length > 0 && { tenants }),
    ...(input.tenantAddress === undefined && !said.address && { tenantAddress: addressOf(taken, property) }),
    ...(taken.accommodationPending && !said.accommodation && { accommodationPending: true }),
    ...(lease.paymentPlan && !said.plan && { paymentPlan: true }),
    caseEviction: whole({
      ...open,
      ...(isLedgerOpen && ledger.length > 0 && owedIn(taken)),
      ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)),
    }),
  };
}

/** A unit with an address of its own is served there; every other one at the property. */
function addressOf({ unitAddress }: LeaseForCase, property: PropertyForCase): CaseInput['tenantAddress'] {
  const { city, stateCode, zipCode } = property;
  if (!unitAddress || unitAddress.addressLine1 === property.addressLine1) return null;
  return city && stateCode && zipCode ? { ...unitAddress, city, stateCode, zipCode } : null;
}
