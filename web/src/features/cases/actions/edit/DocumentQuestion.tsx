import type { CaseDetails } from '@writdesk/contract/cases/case-details';
import { Question, SelectInput, type Field } from '../../../../shared/form/index.ts';

interface DocumentQuestionProps {
  label: string;
  field: Field<string | null>;
  documents: CaseDetails['documents'];
}

/** One of the documents of the case, where there is one. */
export function DocumentQuestion({ label, field, documents }: DocumentQuestionProps) {
  return (
    <Question label={label} field={field} optional>
      <SelectInput
        {...field}
        options={documents.map(({ id, title }) => ({ value: id, label: title }))}
        allowClear
      />
    </Question>
  );
}
