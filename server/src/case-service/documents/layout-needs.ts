import type { FactPath } from '@writdesk/contract/documents/tag-fields';
import { paperOf } from '../../../templates/papers/index.ts';
import { needsOf } from '../../../templates/papers/paper.ts';
import type { PaperValues } from './paper-facts.ts';

const affidavitNeeds: readonly FactPath[] = [
  'case.reasons',
  'court.name',
  'court.county',
  'plaintiff.name',
  'property.address',
  'tenants.list',
];

/** The facts without which one of our layouts says nothing true. */
export function layoutNeeds(layout: string): readonly FactPath[] {
  const paper = paperOf(layout);
  return paper ? needsOf(paper) : affidavitNeeds;
}

const printedAlways: readonly FactPath[] = [
  'case.number',
  'case.reasonList',
  'case.reasonText',
  'court.name',
  'court.county',
  'court.state',
  'court.term.writ',
  'plaintiff.name',
  'property.address',
  'tenants.list',
  'lease.start',
  'lease.end',
  'lease.isWritten',
  'notice.type',
  'notice.date',
  'notice.method',
  'notice.expires',
  'claim.rent',
  'claim.lateFees',
  'claim.utilities',
  'claim.other',
  'claim.attorneyFee',
  'attorney.name',
];
/** What a layout says of rent, where the suit asks for any. */
const ofRent: readonly FactPath[] = ['lease.rent', 'claim.rentThrough'];
/** What stands below the attorney’s name, where one is named. */
const ofAttorney: readonly FactPath[] = [
  'attorney.barNo',
  'attorney.firm',
  'attorney.address',
  'attorney.phone',
  'attorney.email',
];

/** The facts that Georgia’s affidavit prints of a case. */
export function affidavitPrints(
  values: Pick<PaperValues, 'claim.rent' | 'attorney.name'>,
): readonly FactPath[] {
  return [
    ...printedAlways,
    ...(values['claim.rent'] === null ? [] : ofRent),
    ...(values['attorney.name'] === null ? [] : ofAttorney),
  ];
}
