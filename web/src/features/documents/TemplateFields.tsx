import { confidences, templateMoments } from '@writdesk/contract/documents/template-values';
import {
  CheckInput,
  DateInput,
  type Field,
  Question,
  QuestionRow,
  SelectInput,
  TextInput,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ConditionGrid } from './ConditionGrid.tsx';
import { formMessages } from './form-messages.ts';
import { messages } from './messages.ts';
import { PlaceFields } from './PlaceFields.tsx';
import type { TemplateFormValues } from './template-form-values.ts';

export interface TemplateForm {
  field: <K extends keyof TemplateFormValues>(name: K) => Field<TemplateFormValues[K]>;
  values: TemplateFormValues;
}

/** All that people enter about a template but its file. */
export function TemplateFields({ field, values }: TemplateForm) {
  const t = useText(formMessages);
  const words = useText(messages);
  return (
    <>
      <Question label={t('name')} hint={t('nameHint')} field={field('name')}>
        <TextInput {...field('name')} maxLength={120} />
      </Question>
      <PlaceFields field={field} values={values} />
      <Question label={t('moment')} field={field('moment')}>
        <SelectInput
          {...field('moment')}
          options={templateMoments.map((value) => ({ value, label: words(value) }))}
          onChange={(value) => value && field('moment').onChange(value)}
        />
      </Question>
      <ConditionQuestion field={field} values={values} />
      <QuestionRow>
        <Question label={t('formNumber')} field={field('formNumber')} optional>
          <TextInput {...field('formNumber')} maxLength={60} />
        </Question>
        <Question label={t('revision')} hint={t('revisionHint')} field={field('revision')} optional>
          <TextInput {...field('revision')} maxLength={60} />
        </Question>
      </QuestionRow>
      <Question label={t('source')} hint={t('sourceHint')} field={field('source')} optional>
        <TextInput {...field('source')} maxLength={500} />
      </Question>
      <Question label={t('confidence')} field={field('confidence')}>
        <SelectInput
          {...field('confidence')}
          options={confidences.map((value) => ({ value, label: words(value) }))}
          onChange={(value) => value && field('confidence').onChange(value)}
        />
      </Question>
      <QuestionRow>
        <Question label={t('effectiveFrom')} field={field('effectiveFrom')} optional>
          <DateInput {...field('effectiveFrom')} />
        </Question>
        <Question label={t('effectiveUntil')} field={field('effectiveUntil')} optional>
          <DateInput {...field('effectiveUntil')} />
        </Question>
      </QuestionRow>
      <CheckInput {...field('notHere')}>
        {t('notHere')}: {t('notHereHint')}
      </CheckInput>
    </>
  );
}

function ConditionQuestion({ field, values }: TemplateForm) {
  const t = useText(formMessages);
  return (
    <>
      <Question label={t('condition')} hint={t('conditionHint')} field={field('condition')} group>
        <ConditionGrid field={field('condition')} />
      </Question>
      {values.condition.length > 1 && (
        <Question label={t('match')} field={field('match')}>
          <SelectInput
            {...field('match')}
            options={(['ALL', 'ANY'] as const).map((value) => ({ value, label: t(`match${value}`) }))}
            onChange={(value) => value && field('match').onChange(value)}
          />
        </Question>
      )}
    </>
  );
}
