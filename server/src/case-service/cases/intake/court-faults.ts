import { isOneDwelling } from '@writdesk/contract/properties/property-categories';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { isPhone } from '@writdesk/contract/values/contact';
import { isNamePart } from '@writdesk/contract/values/legal-names';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { propertyForCase } from '../../../user-service/properties/index.ts';
import type { CaseRecord } from '../record/index.ts';
import { selectTenants } from '../tenants/index.ts';

/** What a court looks at first: the premises and the names of the parties. */
export interface CourtFacts {
  tenants: readonly {
    firstName: string;
    lastName: string;
    hasOneName: boolean;
    phone: string | null;
    isMinor: boolean;
  }[];
  unitLabel: string | null;
  /** The property is one dwelling: its address is the premises. */
  isOneDwelling: boolean;
}

/** A property of many needs the unit. */
export function premisesFaults({ isOneDwelling: isOne, unitLabel }: CourtFacts): FieldError[] {
  return isOne || unitLabel ? [] : [atField('unitLabel', fault('unit_missing'))];
}

export function tenantFaults({ tenants }: CourtFacts): FieldError[] {
  const faults: FieldError[] = [];
  const check = (isWrong: boolean, path: string, found: Parameters<typeof atField>[1]) =>
    isWrong && faults.push(atField(path, found));
  check(!tenants.some(({ isMinor }) => !isMinor), 'tenants', fault('adult_missing'));
  tenants.forEach(({ firstName, lastName, hasOneName, phone }, index) => {
    check(!firstName && !hasOneName, `tenants.${index}.firstName`, fault('tenant_first_name'));
    check(!lastName, `tenants.${index}.lastName`, fault('tenant_last_name'));
    const isNo = (name: string) => name !== '' && !isNamePart(name);
    check(isNo(firstName), `tenants.${index}.firstName`, fault('name_in_letters'));
    check(isNo(lastName), `tenants.${index}.lastName`, fault('name_in_letters'));
    check(Boolean(phone) && !isPhone(phone ?? ''), `tenants.${index}.phone`, fault('phone_wanted'));
  });
  return faults;
}

/**
 * Looks again when a lawyer signs: the firm may have changed the facts since the company submitted them.
 * @throws `case_incomplete` with everything that a court would throw out.
 */
export async function requireCourtFacts(tx: Tx, context: Context, record: CaseRecord): Promise<void> {
  const [tenants, property] = await Promise.all([
    selectTenants(tx.db, record),
    record.propertyId ? propertyForCase(tx.db, context.scope, record.propertyId) : null,
  ]);
  const facts = { tenants, unitLabel: record.unitLabel, isOneDwelling: isOneDwellingOf(record, property) };
  const errors = [...premisesFaults(facts), ...tenantFaults(facts)];
  if (errors.length) refuse('case_incomplete', { errors });
}

export const isOneDwellingOf = (
  { propertyCategory: category }: Pick<CaseRecord, 'propertyCategory'>,
  property: { unitCount: number | null } | null | undefined,
): boolean => !property || isOneDwelling({ category, unitCount: property.unitCount });
