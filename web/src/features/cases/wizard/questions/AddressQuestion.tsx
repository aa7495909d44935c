import { geography } from '@writdesk/contract/geography/geography';
import { useCall } from '../../../../shared/api/index.ts';
import { Question, QuestionRow, RadioBoxes, SelectInput, TextInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import type { AddressDraft } from '../draft/draft-values.ts';
import { messages } from '../messages.ts';
import { tenantsMessages } from '../steps/tenants-messages.ts';
import { useDraft } from '../draft/use-draft.ts';

const dayMs = 86_400_000;

/** Where court papers find the tenants: at the property, unless said otherwise. */
export function AddressQuestion() {
  const t = useText(messages);
  const own = useText(tenantsMessages);
  const { values, record, set, part } = useDraft();
  const address = values.tenantAddress;
  const property = record?.property;
  const line = property && [
    property.addressLine1,
    values.unitLabel && own('unitNumber', { unit: values.unitLabel }),
  ];
  const question = part('tenantAddress');
  return (
    <>
      <Question label={own('whereServed')} field={question} group>
        <RadioBoxes<'property' | 'other'>
          {...question}
          value={address ? 'other' : 'property'}
          columns={2}
          onChange={(choice) =>
            set({ tenantAddress: choice === 'property' ? null : blankAddress(record?.stateCode) })
          }
          options={[
            { value: 'property', label: t('atProperty'), hint: line?.filter(Boolean).join(', ') },
            { value: 'other', label: own('elsewhere') },
          ]}
        />
      </Question>
      {address && <AddressFields address={address} />}
    </>
  );
}

const blankAddress = (stateCode: string | null | undefined): AddressDraft => ({
  addressLine1: '',
  addressLine2: '',
  city: '',
  stateCode: stateCode ?? '',
  zipCode: '',
});

function AddressFields({ address }: { address: AddressDraft }) {
  const t = useText(tenantsMessages);
  const { set, part } = useDraft();
  const { data } = useCall(geography.states, { quiet: true, staleTimeMs: dayMs });
  const states = (data?.states ?? []).filter(({ kind }) => kind !== 'postal');
  const text = (name: keyof AddressDraft) => ({
    ...part(`tenantAddress.${name}`),
    value: address[name],
    onChange: (value: string) => set({ tenantAddress: { ...address, [name]: value } }),
  });
  return (
    <>
      <Question label={t('street')} field={text('addressLine1')}>
        <TextInput {...text('addressLine1')} maxLength={200} />
      </Question>
      <Question label={t('streetSecond')} field={text('addressLine2')} optional>
        <TextInput {...text('addressLine2')} maxLength={200} />
      </Question>
      <Question label={t('city')} field={text('city')}>
        <TextInput {...text('city')} maxLength={100} />
      </Question>
      <QuestionRow>
        <Question label={t('state')} field={text('stateCode')}>
          <SelectInput
            {...text('stateCode')}
            value={address.stateCode || null}
            options={states.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(code) => text('stateCode').onChange(code ?? '')}
          />
        </Question>
        <Question label={t('zip')} field={text('zipCode')}>
          <TextInput {...text('zipCode')} inputMode="numeric" maxLength={10} />
        </Question>
      </QuestionRow>
    </>
  );
}
