import { type CaseField, changesOf, evictionFields, ownFields } from '@writdesk/contract/cases/case-fields';
import type { CaseInput, EvictionInput, LedgerLine, TenantInput } from '@writdesk/contract/cases/case-values';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { CasesCaseEviction, CasesCaseTenant } from '../../../platform/db/schema.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { newId } from '../../../platform/ids.ts';
import type { Vault } from '../../../platform/vault.ts';
import type { CaseChanges, CaseRecord } from '../record/index.ts';
import { warnOfPayment } from '../../tenant-payments/index.ts';
import { replaceLedger, saveEviction, selectLedger, sumCents } from '../eviction/index.ts';
import { replaceTenants, selectTenants } from '../tenants/index.ts';

type TenantRow = Omit<Insertable<CasesCaseTenant>, 'firmId' | 'clientId' | 'caseId'>;

/** Facts whose change needs a lawyer's look once they have approved: parties, sums, notice, addresses. */
const MATERIAL: readonly (keyof CaseInput)[] = [
  'tenants',
  'tenantAddress',
  'caseEviction',
  'propertyId',
  ...namesOf(ownFields, 'isMaterial'),
];

/** Facts that the check of the notice looks at: when one changes, what a lawyer passed of it is passed no more. */
const OF_NOTICE: readonly (keyof EvictionInput)[] = [
  'reasons',
  'ledger',
  ...namesOf(evictionFields, 'ofNotice'),
];

function namesOf<F extends Record<string, CaseField>>(fields: F, flag: 'isMaterial' | 'ofNotice') {
  return Object.keys(fields).filter((name) => fields[name]?.[flag]) as (keyof F & string)[];
}

/** Writes the parts of an input that have tables of their own. @returns what changes on the case's own row. */
export async function applyInput(
  tx: Tx,
  context: Context,
  record: CaseRecord,
  input: CaseInput,
): Promise<CaseChanges> {
  const { deps } = context;
  const changes: CaseChanges = changesOf(ownFields, input);
  const given = <K extends keyof CaseInput>(key: K) => input[key] !== undefined;
  if (given('isCorporateCase') && input.isCorporateCase !== null)
    changes.isCorporateCase = input.isCorporateCase;
  if (given('propertyCategory') && input.propertyCategory) changes.propertyCategory = input.propertyCategory;
  if (given('tenantAddress'))
    changes.tenantAddress = input.tenantAddress ? JSON.stringify(input.tenantAddress) : null;
  if (given('interpreter') && input.interpreter) changes.interpreter = JSON.stringify(input.interpreter);
  const [tenantNames] = await Promise.all([
    input.tenants && writeTenants(tx, deps.vault, record, input.tenants),
    input.caseEviction && writeEviction(tx, context, record, input.caseEviction),
  ]);
  if (tenantNames !== undefined) changes.tenantNames = tenantNames;
  if (input.caseEviction && input.caseEviction.claimedCents !== undefined)
    changes.claimCents = input.caseEviction.claimedCents ?? 0;
  if (record.status === 'RETURNED_TO_PROCESSOR' && MATERIAL.some(given)) changes.changedSinceReturn = true;
  return changes;
}

async function writeEviction(
  tx: Tx,
  context: Context,
  record: CaseRecord,
  eviction: NonNullable<CaseInput['caseEviction']>,
): Promise<void> {
  await saveEviction(tx.db, record, evictionRow(eviction, tx.now));
  if (!eviction.ledger) return;
  await warnOfNewPayments(tx, context, record, eviction.ledger);
  await replaceLedger(
    tx.db,
    record,
    eviction.ledger.map((line, position) => ({
      id: newId(),
      position,
      kind: line.kind,
      dueOn: line.dueOn ?? null,
      description: line.description,
      amountCents: line.amountCents,
    })),
  );
}

/** Money that came in after the company had submitted the case is money at a stage of it, also where the ledger alone says so. */
async function warnOfNewPayments(
  tx: Tx,
  context: Context,
  record: CaseRecord,
  ledger: readonly Pick<LedgerLine, 'kind' | 'amountCents'>[],
): Promise<void> {
  if (record.status === 'DRAFT') return;
  const paid = (lines: typeof ledger) => -sumCents(lines.filter(({ kind }) => kind === 'PAYMENT'));
  const amountCents = paid(ledger) - paid(await selectLedger(tx.db, record));
  if (amountCents <= 0) return;
  await warnOfPayment(tx, context, record, { amountCents, paysInFull: sumCents(ledger) <= 0 });
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
    .map(({ lastName, firstName, hasOneName }) =>
      [lastName, hasOneName ? '' : firstName].filter(Boolean).join(', '),
    )
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
      militaryStatus: before.militaryStatus,
      militaryCheckedOn: before.militaryCheckedOn,
      serviceMethod: before.serviceMethod,
      serviceServer: before.serviceServer,
      servedOn: before.servedOn,
      serviceResult: before.serviceResult,
      serviceNote: before.serviceNote,
      ssnSealed: before.ssnSealed,
      ssnLast4: before.ssnLast4,
      dobSealed: before.dobSealed,
      dobYear: before.dobYear,
    }),
    id,
    position,
    firstName: tenant.hasOneName ? '' : tenant.firstName,
    middleName: tenant.hasOneName ? null : tenant.middleName || null,
    hasOneName: tenant.hasOneName,
    lastName: tenant.lastName,
    suffix: tenant.suffix || null,
    isMinor: tenant.isMinor,
    email: tenant.email || null,
    phone: tenant.phone || null,
    ...(tenant.ssn !== undefined && {
      ssnSealed: digits ? vault.seal(digits, `case_tenant.ssn:${id}`) : null,
      ssnLast4: digits ? digits.slice(-4) : null,
    }),
    ...(tenant.dateOfBirth !== undefined && {
      dobSealed: tenant.dateOfBirth ? vault.seal(tenant.dateOfBirth, `case_tenant.dob:${id}`) : null,
      dobYear: tenant.dateOfBirth ? Number(tenant.dateOfBirth.slice(0, 4)) : null,
    }),
  };
}

function evictionRow(input: EvictionInput, now: Date): Updateable<CasesCaseEviction> {
  return {
    ...changesOf(evictionFields, input),
    ...(input.reasons && { reasons: input.reasons }),
    ...(OF_NOTICE.some((name) => input[name] !== undefined) && { noticeOverride: null }),
    ...(input.occupied !== undefined && { occupancyCheckedAt: input.occupied === null ? null : now }),
  };
}
