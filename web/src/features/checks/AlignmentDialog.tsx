import { printOffset } from '@writdesk/contract/checks/check-values';
import { Question, QuestionRow, RecordDialog, TextInput, useBodyForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { keepAlignment, keptAlignment } from './print-alignment.ts';

const numberOf = (text: string) =>
  text.trim() === '' ? 0 : Number(text.replace(',', '.').replace('−', '-'));

/** By how much checks are moved on the sheet, for the printer of this computer. */
export default function AlignmentDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const kept = keptAlignment();
  const form = useBodyForm(
    { rightInches: String(kept.rightInches), downInches: String(kept.downInches) },
    printOffset,
    ({ rightInches, downInches }) => ({
      rightInches: numberOf(rightInches),
      downInches: numberOf(downInches),
    }),
  );
  const submit = () => {
    const offset = form.check();
    if (!offset) return;
    keepAlignment(offset);
    toast.success(t('alignmentSaved'));
    onClose();
  };
  return (
    <RecordDialog
      title={t('alignment')}
      keep={t('keepAlignment')}
      save={t('saveAlignment')}
      lead={<p>{t('alignmentText')}</p>}
      form={{ ...form, submit, isRunning: false }}
      onClose={onClose}
    >
      <QuestionRow>
        <Question label={t('rightInches')} hint={t('belowZero')} field={form.field('rightInches')}>
          <TextInput {...form.field('rightInches')} maxLength={6} />
        </Question>
        <Question label={t('downInches')} field={form.field('downInches')}>
          <TextInput {...form.field('downInches')} maxLength={6} />
        </Question>
      </QuestionRow>
    </RecordDialog>
  );
}
