import { documents } from '@writdesk/contract/documents/documents';
import { type FlagOutcome, flagOutcomes } from '@writdesk/contract/documents/flag-values';
import { useAction } from '../../../../shared/api/index.ts';
import {
  Question,
  RadioBoxes,
  RecordDialog,
  SelectInput,
  TextInput,
  useBodyForm,
} from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { toast } from '../../../../shared/ui/index.ts';
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
  const end = useAction(documents.resolveFlag, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    end
      .runAsync({ params: { id: document.id }, body })
      .then(() => {
        toast.success(document.title, { title: t('endFlagDone') });
        onClose();
      })
      .catch(form.refuse);
  };
  const outcome = form.field('outcome');
  return (
    <RecordDialog
      title={t('endFlagTitle')}
      keep={t('goBack')}
      save={t('endFlag')}
      lead={<p>{t('flagged', { comment: flag.comment })}</p>}
      form={{ ...form, submit, isRunning: end.isRunning }}
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
