import {
  DateInput,
  type Field,
  Question,
  QuestionRow,
  RadioBoxes,
  TextInput,
} from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { signatureMessages } from './signature-messages.ts';

export const noNotary = {
  how: 'IN_PERSON' as 'IN_PERSON' | 'VIDEO',
  'notary.commissionNumber': '',
  'notary.commissionExpiresOn': '',
  'notary.stateCode': '',
  'notary.county': '',
  'notary.remote.technology': '',
  'notary.remote.session': '',
  'notary.remote.recordingAt': '',
};
type Values = typeof noNotary;
type Text = Exclude<keyof Values, 'how'>;

/** What is sent of a notary; only one by video has a session. */
export const notaryOf = (values: Values) => ({
  commissionNumber: values['notary.commissionNumber'],
  commissionExpiresOn: values['notary.commissionExpiresOn'],
  stateCode: values['notary.stateCode'].toUpperCase(),
  county: values['notary.county'],
  remote:
    values.how === 'VIDEO'
      ? {
          technology: values['notary.remote.technology'],
          session: values['notary.remote.session'],
          recordingAt: values['notary.remote.recordingAt'],
        }
      : null,
});

interface NotaryProps {
  how: Field<Values['how']>;
  field: (name: Text) => Field<string>;
}

/** The notary's commission and place, and by video their session. */
export function NotaryQuestions({ how, field }: NotaryProps) {
  const t = useText(signatureMessages);
  const text = (name: Text, label: string, maxLength: number) => (
    <Question label={label} field={field(name)}>
      <TextInput {...field(name)} maxLength={maxLength} />
    </Question>
  );
  const expiry = field('notary.commissionExpiresOn');
  return (
    <>
      <Question label={t('how')} field={how} group>
        <RadioBoxes
          {...how}
          columns={2}
          options={[
            { value: 'IN_PERSON', label: t('inPerson') },
            { value: 'VIDEO', label: t('byVideo') },
          ]}
        />
      </Question>
      <QuestionRow>
        {text('notary.commissionNumber', t('commissionNumber'), 60)}
        <Question label={t('commissionExpiresOn')} field={expiry}>
          <DateInput {...expiry} onChange={(day) => expiry.onChange(day ?? '')} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        {text('notary.stateCode', t('notaryState'), 2)}
        {text('notary.county', t('notaryCounty'), 80)}
      </QuestionRow>
      {how.value === 'VIDEO' && (
        <>
          {text('notary.remote.technology', t('technology'), 120)}
          {text('notary.remote.session', t('session'), 120)}
          {text('notary.remote.recordingAt', t('recordingAt'), 300)}
        </>
      )}
    </>
  );
}
