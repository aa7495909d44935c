import type { CopiedFact } from '@writdesk/contract/properties/copied-facts';
import type { PropertyForCase } from '../../../user-service/properties/index.ts';
import { premisesOf } from '../intake/index.ts';
import type { CaseRecord } from '../record/index.ts';

/** What a case keeps of its property. */
export interface PropertyCopy extends Pick<
  CaseRecord,
  'premises' | 'stateCode' | 'countyId' | 'ownerId' | 'plaintiffName' | 'propertyCategory'
> {
  caresCovered: string | null;
}

/** Of these facts of a property those of which a case has another copy. */
export function differingFacts(
  copy: PropertyCopy,
  property: PropertyForCase,
  facts: readonly CopiedFact[],
): CopiedFact[] {
  const isOther: Record<CopiedFact, boolean> = {
    name: copy.premises !== premisesOf(property),
    addressLine1: copy.premises !== premisesOf(property),
    city: copy.premises !== premisesOf(property),
    stateCode: copy.stateCode !== property.stateCode,
    countyId: copy.countyId !== property.countyId,
    ownerId: copy.ownerId !== property.ownerId,
    plaintiffName: copy.plaintiffName !== property.plaintiffName,
    propertyCategory: copy.propertyCategory !== property.propertyCategory,
    caresCovered: copy.caresCovered !== property.caresCovered,
  };
  return facts.filter((fact) => isOther[fact]);
}
