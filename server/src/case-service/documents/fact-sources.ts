import type { FactPath } from '@writdesk/contract/documents/tag-fields';
import type { FactEntry } from './fact-source-queries.ts';
import type { PaperValues } from './paper-facts.ts';
import type { PrintedFact } from './printed-facts.ts';

const eviction = (...fields: string[]) => fields.map((field) => `caseEviction.${field}`);
const ledger = ['ledgerFromLease', ...eviction('ledger')];

/** The fields of a case that a fact is typed into. What is not here comes from the court, the firm or the law. */
const fieldsOf: Partial<Record<FactPath, readonly string[]>> = {
  'case.title': ['title', 'tenants', 'unitLabel'],
  'case.reasons': eviction('reasons'),
  'case.reasonList': eviction('reasons'),
  'case.reasonText': eviction('reasonText'),
  'case.isCorporate': ['isCorporateCase'],
  'case.propertyCategory': ['propertyCategory', 'propertyId'],
  'court.name': ['courthouseId'],
  'court.county': ['countyId', 'courthouseId', 'propertyId'],
  'plaintiff.name': ['plaintiffName', 'propertyId'],
  'property.name': ['propertyId'],
  'property.address': ['propertyId', 'unitLabel'],
  'property.street': ['propertyId'],
  'property.unit': ['unitLabel'],
  'property.city': ['propertyId'],
  'property.state': ['propertyId'],
  'property.zip': ['propertyId'],
  'property.caresCovered': eviction('caresCovered'),
  'lease.start': ['leaseId', ...eviction('leaseFrom')],
  'lease.end': ['leaseId', ...eviction('leaseTo')],
  'lease.rent': ['leaseId', ...eviction('monthlyRentCents')],
  'lease.dueDay': ['leaseId', ...eviction('rentDueDay')],
  'lease.isWritten': ['leaseId', ...eviction('leaseIsWritten')],
  'claim.rentThrough': eviction('rentThrough'),
  'claim.rent': ledger,
  'claim.lateFees': ledger,
  'claim.utilities': ledger,
  'claim.other': ledger,
  'notice.type': eviction('noticeType'),
  'notice.date': eviction('noticeServedOn'),
  'notice.method': eviction('noticeMethod'),
  'notice.servedBy': eviction('noticeServedBy'),
  'notice.expires': eviction('noticeServedOn'),
  'notice.amount': eviction('noticeAmountCents'),
  'notice.demand': [...eviction('noticeAmountCents'), ...ledger],
  'notice.toGive': eviction('noticeType', 'noticeServedOn', 'caresCovered'),
  'payee.phone': ['propertyId'],
};

const fieldsFor = (path: FactPath): readonly string[] =>
  path.startsWith('tenant') && path !== 'tenants.allOthers' ? ['tenants', 'leaseId'] : (fieldsOf[path] ?? []);

/** Facts as a document prints them now, each with who entered it last; what nobody changed came with the case. */
export function printedNow(
  paths: readonly FactPath[],
  values: PaperValues,
  entries: readonly FactEntry[],
): PrintedFact[] {
  return paths.map((path) => {
    const fields = fieldsFor(path);
    const entry = entries.find((one) => one.fields?.some((field) => fields.includes(field)));
    const from = fields.length > 0 ? (entry ?? entries.at(-1)) : undefined;
    const value = values[path];
    return {
      path,
      value: Array.isArray(value) ? [...(value as readonly string[])] : (value as PrintedFact['value']),
      setBy: from?.actorName ?? null,
      setAt: from?.occurredAt.toISOString() ?? null,
    };
  });
}
