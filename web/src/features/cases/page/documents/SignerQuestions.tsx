import type { SignedPaper } from '@writdesk/contract/signatures/signature-values';
import { type Field, Question, SelectInput, TextInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { signatureMessages } from './signature-messages.ts';

interface PaperQuestionProps {
  field: Field<string>;
  papers: readonly SignedPaper[];
}

/** Which document is signed. */
export function PaperQuestion({ field, papers }: PaperQuestionProps) {
  const t = useText(signatureMessages);
  return (
    <Question label={t('document')} field={field}>
      <SelectInput
        {...field}
        options={papers.map(({ documentId, title }) => ({ value: documentId, label: title }))}
        onChange={(value) => field.onChange(value ?? '')}
      />
    </Question>
  );
}

/** Who signs, and as what; a notary has no title. */
export function SignerQuestions({ name, title }: { name: Field<string>; title: Field<string> | null }) {
  const t = useText(signatureMessages);
  return (
    <>
      <Question label={t('signerName')} field={name}>
        <TextInput {...name} maxLength={120} />
      </Question>
      {title && (
        <Question label={t('signerTitle')} field={title} optional>
          <TextInput {...title} maxLength={120} />
        </Question>
      )}
    </>
  );
}
