import {
  type Field,
  MoneyInput,
  Question,
  QuestionRow,
  SelectInput,
  TextInput,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { AddressFields } from '../company/index.ts';
import type { FirmValues } from './firm-values.ts';
import { messages } from './messages.ts';

/** The clocks of the United States, from east to west. */
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;

interface FirmFieldsProps {
  field: <K extends keyof FirmValues>(name: K) => Field<FirmValues[K]>;
}

/** What a firm is called, where it is found, and what it asks for a case. */
export function FirmFields({ field }: FirmFieldsProps) {
  const t = useText(messages);
  const zone = field('timeZone');
  const options = [...new Set([...zones, zone.value])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
  return (
    <>
      <Question label={t('name')} hint={t('nameHint')} field={field('name')}>
        <TextInput {...field('name')} autoComplete="organization" maxLength={200} />
      </Question>
      <Question label={t('shortName')} field={field('shortName')} optional>
        <TextInput {...field('shortName')} maxLength={60} />
      </Question>
      <AddressFields field={field} />
      <QuestionRow>
        <Question label={t('phone')} field={field('phone')}>
          <TextInput {...field('phone')} inputMode="tel" autoComplete="tel" maxLength={40} />
        </Question>
        <Question label={t('email')} field={field('email')}>
          <TextInput {...field('email')} inputMode="email" autoComplete="email" maxLength={254} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('timeZone')} hint={t('timeZoneHint')} field={zone}>
          <SelectInput {...zone} options={options} onChange={(value) => value && zone.onChange(value)} />
        </Question>
        <Question
          label={t('attorneyFee')}
          hint={t('attorneyFeeHint')}
          field={field('attorneyFeeCents')}
          optional
        >
          <MoneyInput {...field('attorneyFeeCents')} />
        </Question>
      </QuestionRow>
    </>
  );
}
