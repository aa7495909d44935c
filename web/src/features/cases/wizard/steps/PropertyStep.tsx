import { properties } from '@writdesk/contract/properties/properties';
import { isOneDwelling } from '@writdesk/contract/properties/property-categories';
import { useEffect } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import { proseMoment } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { CompanyQuestion } from '../questions/CompanyQuestion.tsx';
import { CountyQuestion } from '../questions/CountyQuestion.tsx';
import { CourthouseQuestion } from '../questions/CourthouseQuestion.tsx';
import { FieldQuestion, OtherQuestions } from '../questions/FieldQuestion.tsx';
import { propertyMessages } from './property-messages.ts';
import { PropertyQuestion } from '../questions/PropertyQuestion.tsx';
import { StepFrame } from './StepFrame.tsx';
import { UnitQuestion } from '../questions/UnitQuestion.tsx';
import { useDraft } from '../draft/use-draft.ts';

/** Which home it is about, and which court that makes. */
export function PropertyStep() {
  const t = useText(propertyMessages);
  const { isClient } = usePerson();
  const { draft, values, record } = useDraft();
  const { data: property } = useCall(properties.details, {
    params: { id: values.propertyId ?? '' },
    enabled: values.propertyId !== null,
    quiet: true,
  });
  useEffect(() => {
    const { propertyId, plaintiffName } = draft.get().values;
    if (property?.plaintiffName && property.id === propertyId && plaintiffName === '') {
      draft.change({ plaintiffName: property.plaintiffName });
    }
  }, [property, draft]);
  const checkedAt = record?.caseEviction.occupancyCheckedAt;
  const occupiedHint =
    record && checkedAt && values.occupied !== null
      ? t('occupiedChecked', { when: proseMoment(checkedAt, zoneOf(record)) })
      : t('occupiedHint');
  return (
    <StepFrame step="property" lead={t('propertyLead')}>
      {!isClient && <CompanyQuestion />}
      <PropertyQuestion property={property} />
      {property && (
        <>
          <UnitQuestion
            propertyId={property.id}
            isOne={isOneDwelling({ category: property.propertyCategory, unitCount: property.unitCount })}
          />
          <CountyQuestion property={property} />
          {values.countyId && <CourthouseQuestion countyId={values.countyId} />}
          <FieldQuestion name="plaintiffName" label={t('plaintiff')} hint={t('plaintiffHint')} />
          <FieldQuestion
            name="occupied"
            label={t('occupied')}
            hint={occupiedHint}
            yesNo={{ yes: t('occupiedYes'), no: t('occupiedNo') }}
          />
          <OtherQuestions step="property" placed={['unitLabel', 'plaintiffName', 'occupied']} />
        </>
      )}
    </StepFrame>
  );
}
