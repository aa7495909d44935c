import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { geography } from '@writdesk/contract/geography/geography';
import { useCall } from '../../shared/api/index.ts';
import { type Field, Question, QuestionRow, SelectInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { formMessages } from './form-messages.ts';

const dayMs = 86_400_000;

export interface Place {
  stateId: string | null;
  countyId: string | null;
  courthouseId: string | null;
}

interface PlaceFieldsProps {
  field: <K extends keyof Place>(name: K) => Field<string | null>;
  values: Place;
}

/** State, county and courthouse: what is left empty reaches further. */
export function PlaceFields({ field, values: { stateId, countyId } }: PlaceFieldsProps) {
  const t = useText(formMessages);
  const { data: places } = useCall(geography.states, { quiet: true, staleTimeMs: dayMs });
  const inState = { query: { stateId: stateId ?? '' }, enabled: stateId !== null, quiet: true } as const;
  const { data: counties } = useCall(geography.stateCounties, { ...inState, staleTimeMs: dayMs });
  const { data: courts } = useCall(courthouses.choices, inState);
  const states = (places?.states ?? []).filter(({ kind }) => kind !== 'postal');
  const choices = (courts?.courthouses ?? []).filter((one) => countyId === null || one.countyId === countyId);
  const [state, county, courthouse] = [field('stateId'), field('countyId'), field('courthouseId')];
  return (
    <>
      <Question label={t('state')} field={state} optional>
        <SelectInput
          {...state}
          allowClear
          placeholder={t('allStates')}
          options={states.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => {
            state.onChange(value);
            county.onChange(null);
            courthouse.onChange(null);
          }}
        />
      </Question>
      {stateId !== null && (
        <QuestionRow>
          <Question label={t('county')} field={county} optional>
            <SelectInput
              {...county}
              allowClear
              placeholder={t('allCounties')}
              options={(counties?.counties ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
              onChange={(value) => {
                county.onChange(value);
                courthouse.onChange(null);
              }}
            />
          </Question>
          <Question label={t('courthouse')} field={courthouse} optional>
            <SelectInput
              {...courthouse}
              allowClear
              placeholder={t('allCourthouses')}
              options={choices.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(value) => {
                courthouse.onChange(value);
                const court = choices.find(({ id }) => id === value);
                if (court) county.onChange(court.countyId);
              }}
            />
          </Question>
        </QuestionRow>
      )}
    </>
  );
}
