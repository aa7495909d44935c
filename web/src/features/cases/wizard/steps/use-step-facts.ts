import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { properties } from '@writdesk/contract/properties/properties';
import { isOneDwelling } from '@writdesk/contract/properties/property-categories';
import { useCall } from '../../../../shared/api/index.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { useDraft } from '../draft/use-draft.ts';
import type { StepFacts } from './check-step.ts';

/** What the steps are checked with. Of a property that is still being fetched nothing is asked. */
export function useStepFacts(): (record?: CaseDetails | null) => StepFacts {
  const { isClient } = usePerson();
  const { values, record: current } = useDraft();
  const { data: property } = useCall(properties.details, {
    params: { id: values.propertyId ?? '' },
    enabled: values.propertyId !== null,
    quiet: true,
  });
  const hasUnits =
    property !== undefined &&
    !isOneDwelling({ category: property.propertyCategory, unitCount: property.unitCount });
  return (record = current) => ({
    values,
    documentKinds: (record?.documents ?? []).map(({ kind }) => kind),
    hasUnits,
    choosesCompany: !isClient,
  });
}
