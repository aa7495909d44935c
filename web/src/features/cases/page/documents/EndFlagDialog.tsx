import { documents } from '@writdesk/contract/documents/documents';
import { type FlagOutcome, flagOutcomes } from '@writdesk/contract/documents/flag-values';
import {
  Question,
  RadioBoxes,
  RecordDialog,
  SelectInput,
  TextInput,
  useBodyForm,
  useSubmit,
} from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import type { CaseDocument } from './needed-documents.ts';

interface Values {
  outcome: FlagOutcome;
  explanation: string;
  replacedBy: string | null;
}
const empty: Values = { outcome: 'REPLACED', explanation: '', replacedBy: null };

interface EndFlagDialogProps {
  flag: CaseDocument['flags'][number];
  document: CaseDocument;
  others: readonly CaseDocument[];
  onClose: () => void;
}

/** Ends a flag: another document came, what looked wrong is explained, or it was a mistake. */
export default function EndFlagDialog({ flag, document, others, onClose }: EndFlagDialogProps) {
  const t = useText(messages);
  const form = useBodyForm(
    empty,
    documents.resolveFlag.body,
    ({ outcome, explanation, replacedBy }) => ({
      flagId: flag.id,
      outcome,
      explanation: explanation || null,
      ...(outcome === 'REPLACED' && replacedBy && { replacedBy }),
    }),
    `end-flag.${flag.id}`,
  );
  const sent = useSubmit(form, documents.resolveFlag, {
    params: { id: document.id },
    said: () => ({ title: t('endFlagDone'), text: document.title }),
    onSent: onClose,
  });
  const outcome = form.field('outcome');
  return (
    <RecordDialog
      title={t('endFlagTitle')}
      keep={t('goBack')}
      save={t('endFlag')}
      lead={<p>{t('flagged', { comment: flag.comment })}</p>}
      form={sent}
      onClose={onClose}
    >
      <Question label={t('outcome')} field={outcome} group>
        <RadioBoxes<FlagOutcome>
          {...outcome}
          options={flagOutcomes.map((value) => ({ value, label: t(`outcome${value}`) }))}
        />
      </Question>
      {outcome.value === 'REPLACED' && (
        <Question label={t('replacedBy')} field={form.field('replacedBy')}>
          <SelectInput
            {...form.field('replacedBy')}
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Question>
      )}
      <Question
        label={t('explanation')}
        field={form.field('explanation')}
        optional={outcome.value !== 'EXPLAINED'}
      >
        <TextInput {...form.field('explanation')} rows={3} maxLength={2000} />
      </Question>
    </RecordDialog>
  );
}
