import type { CaseInput, EvictionInput, TenantInput } from '@writdesk/contract/cases/case-values';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { CasesCaseEviction, CasesCaseTenant } from '../../../platform/db/schema.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { newId } from '../../../platform/ids.ts';
import type { Vault } from '../../../platform/vault.ts';
import {
  type CaseChanges,
  type CaseRecord,
  replaceLedger,
  replaceTenants,
  saveEviction,
  selectTenants,
} from '../record/index.ts';

type TenantRow = Omit<Insertable<CasesCaseTenant>, 'firm_id' | 'client_id' | 'case_id'>;

/** Facts whose change needs a lawyer's look once he has approved: parties, sums, notice, addresses. */
const MATERIAL: readonly (keyof CaseInput)[] = [
  'tenants',
  'tenantAddress',
  'plaintiffName',
  'caseEviction',
  'propertyId',
  'unitLabel',
];

/** Facts that the check of the notice looks at: when one changes, what a lawyer passed of it is passed no more. */
const OF_NOTICE: readonly (keyof EvictionInput)[] = [
  'reasons',
  'leaseFrom',
  'leaseRenewedOn',
  'ledger',
  'noticeType',
  'noticeServedOn',
  'rentPeriodEndsOn',
  'noticeMethod',
  'noticeAmountCents',
  'caresCovered',
];

/** Writes the parts of an input that have tables of their own. @returns what changes on the case's own row. */
export async function applyInput(
  tx: Tx,
  { deps }: Context,
  record: CaseRecord,
  input: CaseInput,
): Promise<CaseChanges> {
  const changes: CaseChanges = {};
  const given = <K extends keyof CaseInput>(key: K) => input[key] !== undefined;
  if (given('unitLabel')) changes.unit_label = input.unitLabel || null;
  if (given('plaintiffName')) changes.plaintiff_name = input.plaintiffName || null;
  if (given('isCorporateCase') && input.isCorporateCase !== null)
    changes.is_corporate_case = input.isCorporateCase;
  if (given('propertyCategory') && input.propertyCategory) changes.property_category = input.propertyCategory;
  if (given('tenantAddress'))
    changes.tenant_address = input.tenantAddress ? JSON.stringify(input.tenantAddress) : null;
  if (given('interpreter') && input.interpreter) changes.interpreter = JSON.stringify(input.interpreter);
  if (given('comment')) changes.comment = input.comment;
  if (given('fileOn')) changes.file_on = input.fileOn;
  if (input.tenants) changes.tenant_names = await writeTenants(tx, deps.vault, record, input.tenants);
  if (input.caseEviction) {
    await saveEviction(tx.db, record, evictionRow(input.caseEviction, tx.now));
    if (input.caseEviction.ledger) {
      await replaceLedger(
        tx.db,
        record,
        input.caseEviction.ledger.map((line, position) => ({
          id: newId(),
          position,
          kind: line.kind,
          due_on: line.dueOn ?? null,
          description: line.description,
          amount_cents: line.amountCents,
        })),
      );
    }
    if (input.caseEviction.claimedCents !== undefined)
      changes.claim_cents = input.caseEviction.claimedCents ?? 0;
  }
  if (record.status === 'RETURNED_TO_PROCESSOR' && MATERIAL.some(given)) changes.changed_since_return = true;
  return changes;
}

async function writeTenants(
  tx: Tx,
  vault: Vault,
  record: CaseRecord,
  tenants: readonly TenantInput[],
): Promise<string> {
  const before = new Map((await selectTenants(tx.db, record)).map((row) => [row.id, row]));
  const taken = new Set<string>();
  const rows = tenants.map((tenant, position) => {
    const isKept = tenant.id && !taken.has(tenant.id) && (before.has(tenant.id) || isFormsOwn(tenant.id));
    const id = isKept && tenant.id ? tenant.id : newId();
    taken.add(id);
    return tenantRow(vault, tenant, { id, position }, before.get(id));
  });
  await replaceTenants(tx.db, record, rows);
  return tenants
    .map((tenant) => [tenant.lastName, tenant.firstName].filter(Boolean).join(', '))
    .filter(Boolean)
    .join('; ');
}

/** A form gives a new tenant a random id (ours are of version 7), so that a save whose answer was lost is known again. */
const isFormsOwn = (id: string): boolean => id.charAt(14) === '4';

function tenantRow(
  vault: Vault,
  tenant: TenantInput,
  { id, position }: { id: string; position: number },
  before: Selectable<CasesCaseTenant> | undefined,
): TenantRow {
  const digits = tenant.ssn?.replaceAll('-', '');
  return {
    // What came from the court stays with the person when the name is corrected.
    ...(before && {
      military_status: before.military_status,
      military_checked_on: before.military_checked_on,
      service_method: before.service_method,
      service_server: before.service_server,
      served_on: before.served_on,
      service_result: before.service_result,
      service_note: before.service_note,
      ssn_sealed: before.ssn_sealed,
      ssn_last4: before.ssn_last4,
      dob_sealed: before.dob_sealed,
      dob_year: before.dob_year,
    }),
    id,
    position,
    first_name: tenant.firstName,
    middle_name: tenant.middleName || null,
    last_name: tenant.lastName,
    suffix: tenant.suffix || null,
    is_minor: tenant.isMinor,
    email: tenant.email || null,
    phone: tenant.phone || null,
    ...(tenant.ssn !== undefined && {
      ssn_sealed: digits ? vault.seal(digits, `case_tenant.ssn:${id}`) : null,
      ssn_last4: digits ? digits.slice(-4) : null,
    }),
    ...(tenant.dateOfBirth !== undefined && {
      dob_sealed: tenant.dateOfBirth ? vault.seal(tenant.dateOfBirth, `case_tenant.dob:${id}`) : null,
      dob_year: tenant.dateOfBirth ? Number(tenant.dateOfBirth.slice(0, 4)) : null,
    }),
  };
}

function evictionRow(input: EvictionInput, now: Date): Updateable<CasesCaseEviction> {
  const row: Updateable<CasesCaseEviction> = {
    reasons: input.reasons,
    reason_text: input.reasonText,
    lease_from: input.leaseFrom,
    lease_to: input.leaseTo,
    lease_renewed_on: input.leaseRenewedOn,
    lease_is_written: input.leaseIsWritten,
    monthly_rent_cents: input.monthlyRentCents,
    rent_due_day: input.rentDueDay,
    rent_through: input.rentThrough,
    claimed_cents: input.claimedCents === null ? 0 : input.claimedCents,
    notice_type: input.noticeType,
    notice_served_on: input.noticeServedOn,
    rent_period_ends_on: input.rentPeriodEndsOn,
    notice_method: input.noticeMethod,
    notice_served_by: input.noticeServedBy,
    notice_amount_cents: input.noticeAmountCents,
    cares_covered: input.caresCovered === null ? 'UNKNOWN' : input.caresCovered,
    cares_basis: input.caresBasis,
    notice_override: OF_NOTICE.some((name) => input[name] !== undefined) ? null : undefined,
    occupied: input.occupied,
    occupancy_checked_at: input.occupied === undefined ? undefined : input.occupied === null ? null : now,
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}
