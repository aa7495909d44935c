import { stamps } from '@writdesk/contract/stamps/stamps';
import { Button } from 'antd';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { type Field, Question, QuestionRow, TextInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Note } from '../../shared/ui/index.ts';
import { type EnvelopeValues, placeOf } from './envelope-values.ts';
import { messages } from './messages.ts';

interface AddressInputsProps {
  field: <K extends keyof EnvelopeValues>(name: K) => Field<EnvelopeValues[K]>;
  values: EnvelopeValues;
}
type Checked = Awaited<ReturnType<ReturnType<typeof useAction<typeof stamps.validateAddress>>['runAsync']>>;

/** Somebody else’s address, with how the Postal Service would write it. */
export function AddressInputs({ field, values }: AddressInputsProps) {
  const t = useText(messages);
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = useAction(stamps.validateAddress);
  const run = () =>
    void check.runAsync({ body: { address: placeOf(values) } }).then(setChecked, () => setChecked(null));
  const take = (address: NonNullable<Checked['standardized']>) => {
    field('to.addressLine1').onChange(address.addressLine1);
    field('to.addressLine2').onChange(address.addressLine2 ?? '');
    field('to.city').onChange(address.city);
    field('to.stateCode').onChange(address.stateCode);
    field('to.zipCode').onChange(address.zipCode);
    setChecked(null);
  };
  const standard = checked?.standardized;
  return (
    <>
      <Question label={t('name')} field={field('to.name')}>
        <TextInput {...field('to.name')} maxLength={120} />
      </Question>
      <Question label={t('street')} field={field('to.addressLine1')}>
        <TextInput {...field('to.addressLine1')} maxLength={200} />
      </Question>
      <Question label={t('secondLine')} field={field('to.addressLine2')} optional>
        <TextInput {...field('to.addressLine2')} maxLength={200} />
      </Question>
      <QuestionRow>
        <Question label={t('city')} field={field('to.city')}>
          <TextInput {...field('to.city')} maxLength={100} />
        </Question>
        <Question label={t('stateCode')} field={field('to.stateCode')}>
          <TextInput {...field('to.stateCode')} maxLength={2} />
        </Question>
        <Question label={t('zipCode')} field={field('to.zipCode')}>
          <TextInput {...field('to.zipCode')} maxLength={10} />
        </Question>
      </QuestionRow>
      <Button onClick={run} loading={check.isRunning}>
        {t('checkAddress')}
      </Button>
      <div aria-live="polite">
        {standard && (
          <Note tone="gain" icon={CircleCheck}>
            {checked.lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
            <p>{t('addressOnly')}</p>
            <Button size="small" onClick={() => take(standard)}>
              {t('useAddress')}
            </Button>
          </Note>
        )}
        {checked && !standard && (
          <Note tone="stop" icon={TriangleAlert}>
            {checked.problems.map(({ path, message }) => (
              <div key={path}>{message}</div>
            ))}
          </Note>
        )}
      </div>
    </>
  );
}
