import { ownKeys } from '@writdesk/contract/values/records';
import { mergeFields, type Conflict, type Merge } from '../../../../shared/form/merge-fields.ts';
import { same } from './draft-changes.ts';
import { copy } from './adopt-reply.ts';
import { blankTenant, type DraftValues, type TenantDraft } from './draft-values.ts';

export type DraftConflict = Conflict<DraftValues>;

/** The texts of a tenant; each is merged by itself. */
export const tenantTexts = [
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'hasOneName',
  'isMinor',
  'email',
  'phone',
] as const;
export type TenantText = (typeof tenantTexts)[number];

/**
 * A save met a newer version. What one person changed alone is kept, whoever it was; what both changed keeps the own
 * typing and is named, so that the person can choose.
 * @param base what both began with. @param theirs the case as it is now.
 */
export function mergeStale(base: DraftValues, mine: DraftValues, theirs: DraftValues): Merge<DraftValues> {
  const fields = ownKeys(mine).filter((field) => field !== 'tenants');
  const flat = mergeFields(base, mine, theirs, { fields, isSame: same });
  const own = knownAgain(base.tenants, mine.tenants, theirs.tenants);
  if (same('tenants', base, theirs)) return { ...flat, values: { ...flat.values, tenants: own } };
  const { tenants, paths } = mergeTenants(base.tenants, own, theirs.tenants);
  const values = { ...flat.values, tenants };
  const was = { ...mine, tenants: own };
  const conflicts = paths.map((path) => ({ path, field: 'tenants' as const, mine: values, theirs }));
  const isTaken = paths.length === 0 && !same('tenants', was, values);
  return {
    values,
    conflicts: [...conflicts, ...flat.conflicts],
    taken: [...(isTaken ? [{ field: 'tenants' as const, was, now: values }] : []), ...flat.taken],
  };
}

/**
 * The ground of a merge, with the tenants of a save whose answer never came but which the case now has: what was typed
 * into them since is then a change of one's own, and no quarrel with oneself.
 */
export function withArrived(
  base: DraftValues,
  lost: readonly TenantDraft[],
  theirs: DraftValues,
): DraftValues {
  const arrived = lost.filter(
    ({ id, key }) => id === null && theirs.tenants.some((tenant) => tenant.id === key),
  );
  if (arrived.length === 0) return base;
  return { ...base, tenants: [...base.tenants, ...arrived.map((tenant) => ({ ...tenant, id: tenant.key }))] };
}

function mergeTenants(
  base: readonly TenantDraft[],
  mine: readonly TenantDraft[],
  theirs: readonly TenantDraft[],
): { tenants: readonly TenantDraft[]; paths: readonly string[] } {
  const paths: string[] = [];
  const tenants: TenantDraft[] = [];
  for (const tenant of mine) {
    const before = byId(base, tenant);
    const other = byId(theirs, tenant);
    if (!before || other) {
      const { merged, names } = other
        ? mergeTenant(before ?? unsaid, tenant, other)
        : { merged: tenant, names: [] };
      paths.push(...names.map((name) => `tenants.${tenants.length}.${name}`));
      tenants.push(merged);
      continue;
    }
    // They took the tenant away. Whoever has typed into the row since keeps it, as a new one.
    const isTyped = tenantTexts.some((name) => tenant[name] !== before[name]) || tenant.ssn.typed !== '';
    if (isTyped) tenants.push({ ...tenant, id: null });
  }
  const added = theirs.filter((tenant) => tenant.id !== null && !byId(base, tenant) && !byId(mine, tenant));
  return { tenants: [...tenants, ...added], paths };
}

const unsaid = blankTenant();

const said = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);

const nameOf = ({ firstName, middleName, lastName, suffix }: TenantDraft) =>
  [firstName, middleName, lastName, suffix].map((name) => name.trim()).join('\n');

/**
 * A save can arrive although its answer never came: one's own rows find theirs by the id that they gave it, else by the
 * names.
 */
function knownAgain(
  base: readonly TenantDraft[],
  mine: readonly TenantDraft[],
  theirs: readonly TenantDraft[],
): readonly TenantDraft[] {
  const own = new Set(mine.flatMap(({ id, key }) => (id === null ? [key] : [])));
  const strangers = theirs.filter(
    (tenant) => !byId(mine, tenant) && (own.has(tenant.key) || !byId(base, tenant)),
  );
  return mine.map((tenant) => {
    if (tenant.id !== null) return tenant;
    const named = strangers.findIndex((other) => other.id === tenant.key);
    const isNameless = nameOf(tenant).trim() === '';
    const at =
      named >= 0 || isNameless
        ? named
        : strangers.findIndex((other) => !own.has(other.key) && nameOf(other) === nameOf(tenant));
    const [found] = at < 0 ? [] : strangers.splice(at, 1);
    return found ? { ...tenant, id: found.id } : tenant;
  });
}

function mergeTenant(base: TenantDraft, mine: TenantDraft, theirs: TenantDraft) {
  const names = tenantTexts.filter(
    (name) =>
      base[name] !== theirs[name] && base[name] !== mine[name] && said(mine[name]) !== said(theirs[name]),
  );
  const taken = tenantTexts.filter((name) => base[name] === mine[name]);
  const merged: TenantDraft = {
    ...mine,
    ...Object.fromEntries(taken.map((name) => [name, theirs[name]])),
    ssn: { ...mine.ssn, shown: theirs.ssn.shown },
    dateOfBirth: { ...mine.dateOfBirth, shown: theirs.dateOfBirth.shown },
  };
  return { merged, names };
}

const byId = (tenants: readonly TenantDraft[], { id }: TenantDraft) =>
  id === null ? undefined : tenants.find((tenant) => tenant.id === id);

/** The other person's answer in the place of one's own. */
export function takeTheirs(values: DraftValues, { path, field, theirs }: DraftConflict): DraftValues {
  const next = { ...values };
  const [, index, name] = path.split('.');
  if (field !== 'tenants' || index === undefined || name === undefined) {
    copy(field, theirs, next);
    return next;
  }
  const tenants = values.tenants.map((tenant, at) => {
    const other = at === Number(index) ? byId(theirs.tenants, tenant) : undefined;
    return other ? { ...tenant, [name]: other[name as TenantText] } : tenant;
  });
  return { ...next, tenants };
}
