import type { RouteInput } from '@writdesk/contract/route';
import { permitted } from '@writdesk/contract/permissions/permissions';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Vendor } from '@writdesk/contract/vendors/vendor-values';
import type { vendors } from '@writdesk/contract/vendors/vendors';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import type { Vault } from '../../platform/vault.ts';
import { nameKey } from './name-key.ts';
import { vendorAudits } from './vendor-audits.ts';
import {
  findVendor,
  insertVendor,
  lockNames,
  lockVendor,
  putNames,
  selectTaken,
  updateVendorRow,
  type VendorKey,
} from './vendor-queries.ts';
import { readVendor, vendorView } from './vendor-view.ts';

type Body = RouteInput<typeof vendors.create>['body'];

/** Where a tax number belongs: it opens nowhere else. */
export const tinPurpose = (id: string) => `vendor.tin:${id}`;

/** Adds a vendor. @throws `invalid` at a name that means another vendor. */
export async function createVendor(context: UserContext, { body }: RouteInput<typeof vendors.create>) {
  const { firmId, name } = personOf(context);
  return transact(context, async (tx) => {
    authorize(tx, context);
    if (!firmId) return refuse('forbidden');
    const key = { firmId, id: newId() };
    const names = await freeNames(tx, key, body);
    await insertVendor(tx.db, {
      ...key,
      ...rowOf(body),
      ...sealedTin(context.deps.vault, key.id, body),
      createdByName: name,
      createdAt: tx.now,
    });
    await putNames(tx.db, key, names);
    const saved = await readVendor(tx.db, context.scope, key.id);
    await tx.audit(vendorAudits.create, { firmId, subjectId: key.id, data: factsOf(saved) });
    return saved;
  });
}

/** Changes a vendor. @throws `vendor_not_found`, `conflict`, `invalid` at a name that means another vendor. */
export async function updateVendor(
  context: UserContext,
  { params, body }: RouteInput<typeof vendors.update>,
) {
  return transact(context, async (tx) => {
    authorize(tx, context);
    const { firmId } = found(await findVendor(tx.db, context.scope, params.id), 'vendor_not_found');
    const key = { firmId, id: params.id };
    const names = await freeNames(tx, key, body);
    const before = vendorView(found(await lockVendor(tx.db, key), 'vendor_not_found'));
    if (body.version !== undefined && body.version !== before.version)
      refuse('conflict', { current: before });
    await updateVendorRow(tx.db, key, { ...rowOf(body), ...sealedTin(context.deps.vault, key.id, body) });
    await putNames(tx.db, key, names);
    const saved = await readVendor(tx.db, context.scope, key.id);
    await tx.audit(vendorAudits.update, {
      firmId,
      subjectId: key.id,
      data: { before: factsOf(before), after: factsOf(saved), isTinNew: Boolean(body.tin) },
    });
    return saved;
  });
}

const authorize = (tx: Tx, context: UserContext) =>
  tx.authorize(permitted(personOf(context).roles, 'vendor.update') ? allow : deny('forbidden'));

/** The names of a vendor as they are compared, each once. Nobody else gives a name until the end. */
async function freeNames(tx: Tx, key: VendorKey, body: Body): Promise<string[]> {
  await lockNames(tx.db, key.firmId);
  const fields = { legalName: body.legalName, businessName: body.businessName };
  const keys = [body.legalName, body.businessName ?? '', ...body.otherNames].map(nameKey).filter(Boolean);
  const taken = await selectTaken(tx.db, key, keys);
  for (const [field, name] of Object.entries(fields))
    if (name && taken.has(nameKey(name))) refuseField(field, fault('vendor_name_taken'));
  for (const [at, name] of body.otherNames.entries())
    if (taken.has(nameKey(name))) refuseField(`otherNames.${at}`, fault('vendor_name_taken'));
  return [...new Set(keys)];
}

const rowOf = ({
  address,
  legalName,
  businessName,
  otherNames,
  taxClass,
  income,
  isGovernment,
  w9On,
}: Body) => ({
  legalName,
  businessName,
  otherNames,
  taxClass,
  income,
  isGovernment,
  w9On,
  addressLine1: address?.addressLine1 ?? null,
  addressLine2: address?.addressLine2 || null,
  city: address?.city ?? null,
  stateCode: address?.stateCode ?? null,
  zipCode: address?.zipCode ?? null,
});

/** What is kept of a new number; without one, what is kept stays. */
const sealedTin = (vault: Vault, id: string, { tin, tinKind }: Body) =>
  tin && tinKind ? { tinKind, sealedTin: vault.seal(tin, tinPurpose(id)), tinEnding: tin.slice(-4) } : {};

function factsOf({ id: _, version: __, ...facts }: Vendor) {
  return facts;
}
