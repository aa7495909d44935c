import { clients } from '@writdesk/contract/clients/clients';
import { useEffect, useState } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import { Question, SelectInput } from '../../../../shared/form/index.ts';
import { useLocale } from '../../../../shared/i18n/locale.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { fieldWords } from '../../../../labels/case/field-words.ts';
import { propertyMessages } from '../steps/property-messages.ts';
import { rememberNames } from '../names.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useSettled } from '../../../../shared/form/use-settled.ts';

/** Whose case it is: asked of those who work for several companies, once. */
export function CompanyQuestion() {
  const locale = useLocale();
  const own = useText(propertyMessages);
  const { field, record, set, values } = useDraft();
  const [text, setText] = useState('');
  const search = useSettled(text);
  const { data, isPending } = useCall(clients.activeList, {
    query: { search },
    enabled: record === null,
    keepPrevious: true,
    quiet: true,
  });
  useEffect(() => rememberNames(data?.clients ?? []), [data]);
  if (record) {
    return (
      <div className="question">
        <p className="fixed-label">{fieldWords.clientId[locale].name}</p>
        <p>
          {record.client.name} <span className="question-hint">{own('companyFixed')}</span>
        </p>
      </div>
    );
  }
  return (
    <Question label={own('company')} field={field('clientId')}>
      <SelectInput
        {...field('clientId')}
        options={(data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        isLoading={isPending}
        onSearch={setText}
        onChange={(clientId) => {
          if (clientId === values.clientId) return;
          set({ clientId, propertyId: null, countyId: null, courthouseId: null });
        }}
      />
    </Question>
  );
}
