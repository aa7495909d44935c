import { ownKeys } from '@writdesk/contract/values/records';
import { caseInput, evictionInput, tenantInput } from '@writdesk/contract/cases/case-values';
import { issueCodes } from '@writdesk/contract/sentences/issue-codes';
import type { z } from 'zod';
import { sayIssue } from '../../../../shared/i18n/say-issue.ts';
import type { AddressDraft, DraftValues, LedgerDraft, Secret, TenantDraft } from './draft-values.ts';
import {
  type DraftField,
  isEvictionField,
  isTypedField,
  stepOfPath,
  typedField,
} from '../../../../labels/case/steps.ts';

const inWords = { error: issueCodes };
export type CaseBody = z.input<typeof caseInput>;

/** A field as the server receives it: texts trimmed, nothing as null, our own row keys gone. */
export function plain(field: DraftField, values: DraftValues): unknown {
  if (field === 'tenants') return values.tenants.filter(isSaid).map(plainTenant);
  if (field === 'ledger') return values.ledger.filter(isLine).map(plainLine);
  if (field === 'tenantAddress') return values.tenantAddress && plainAddress(values.tenantAddress);
  const value = values[field];
  if (typeof value === 'string') return value.trim() || null;
  // Nobody has answered yet, and “I do not know”, are one to the server; the form keeps what was chosen.
  return value ?? (isTypedField(field) ? typedField(field).none : null) ?? null;
}

/** Do both hold the same for the server? A trailing space or an empty row is no change. */
export function same(field: DraftField, one: DraftValues, other: DraftValues): boolean {
  return JSON.stringify(plain(field, one)) === JSON.stringify(plain(field, other));
}

export function changedFields(base: DraftValues, values: DraftValues): DraftField[] {
  return ownKeys(values).filter((field) => !same(field, base, values));
}

/** Whether a fact of the notice, other than who gave it, was typed and is not in the record yet. */
export const isNoticeAhead = (base: DraftValues, values: DraftValues): boolean =>
  changedFields(base, values).some((field) => field !== 'noticeServedBy' && stepOfPath(field) === 'notice');

/**
 * What to send: of the given fields those that can be read. A half-typed email address holds itself back and nothing
 * else.
 * @returns the body, the fields in it, and the paths that are held back with why.
 */
export function bodyOf(
  fields: readonly DraftField[],
  values: DraftValues,
  base: DraftValues,
): { body: CaseBody; sent: DraftField[]; held: Record<string, string> } {
  const body: Record<string, unknown> = {};
  const eviction: Record<string, unknown> = {};
  const sent: DraftField[] = [];
  const held: Record<string, string> = {};
  for (const field of fields) {
    let value = plain(field, values);
    if (field === 'tenants') value = readableTenants(values, base, held);
    const inEviction = isEvictionField(field);
    const part = { [field]: value };
    const parsed = inEviction ? evictionInput.safeParse(part, inWords) : caseInput.safeParse(part, inWords);
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) held[path.join('.')] ??= sayIssue(message);
      continue;
    }
    (inEviction ? eviction : body)[field] = value;
    sent.push(field);
  }
  if (Object.keys(eviction).length > 0) body['caseEviction'] = eviction;
  return { body, sent, held };
}

/** The tenants with what cannot be read replaced by what the server has. */
function readableTenants(values: DraftValues, base: DraftValues, held: Record<string, string>): unknown[] {
  const before = new Map(base.tenants.map((tenant) => [tenant.id, tenant]));
  return values.tenants.filter(isSaid).map((tenant) => {
    const input: Record<string, unknown> = plainTenant(tenant);
    const former = tenant.id ? before.get(tenant.id) : undefined;
    const known: Record<string, unknown> = former ? plainTenant(former) : {};
    const index = values.tenants.indexOf(tenant);
    for (const { path, message } of tenantInput.safeParse(input, inWords).error?.issues ?? []) {
      const name = String(path[0]);
      held[`tenants.${index}.${name}`] ??= sayIssue(message);
      if (known[name] === undefined) delete input[name];
      else input[name] = known[name];
    }
    return input;
  });
}

/** A row that somebody has begun; the blank one that a new case shows is not sent. */
export function isSaid(tenant: TenantDraft): boolean {
  const { id, firstName, middleName, lastName, suffix, email, phone, ssn, dateOfBirth, isMinor } = tenant;
  const typed = [firstName, middleName, lastName, suffix, email, phone, ssn.typed, dateOfBirth.typed];
  return id !== null || isMinor || typed.some((text) => text.trim() !== '');
}

const isKnown = ({ shown, typed, removed }: Secret) => typed.trim() !== '' || (shown !== null && !removed);

/** An adult who can’t be searched for among the servicemembers: neither number nor date of birth is given. */
export const lacksIdentity = ({ isMinor, ssn, dateOfBirth }: TenantDraft): boolean =>
  !isMinor && !isKnown(ssn) && !isKnown(dateOfBirth);

const isLine = (line: LedgerDraft) =>
  line.amountCents !== null || line.dueOn !== null || line.description.trim() !== '';

const textOrNull = (text: string) => text.trim() || null;

function plainTenant(tenant: TenantDraft) {
  const { id, key, firstName, lastName, hasOneName, isMinor, ssn, dateOfBirth } = tenant;
  return {
    id: id ?? key,
    firstName: hasOneName ? '' : firstName.trim(),
    middleName: hasOneName ? null : textOrNull(tenant.middleName),
    lastName: lastName.trim(),
    suffix: textOrNull(tenant.suffix),
    hasOneName,
    isMinor,
    email: textOrNull(tenant.email),
    phone: textOrNull(tenant.phone),
    // Absent leaves what is stored, null removes it.
    ...(ssn.typed ? { ssn: ssn.typed.trim() } : ssn.removed && { ssn: null }),
    ...(dateOfBirth.typed
      ? { dateOfBirth: dateOfBirth.typed }
      : dateOfBirth.removed && { dateOfBirth: null }),
  };
}

const plainLine = ({ kind, dueOn, description, amountCents }: LedgerDraft) => ({
  kind,
  dueOn,
  description: description.trim(),
  amountCents: amountCents ?? 0,
});

const plainAddress = (address: AddressDraft) => ({
  addressLine1: address.addressLine1.trim(),
  addressLine2: textOrNull(address.addressLine2),
  city: address.city.trim(),
  stateCode: address.stateCode,
  zipCode: address.zipCode.trim(),
});
