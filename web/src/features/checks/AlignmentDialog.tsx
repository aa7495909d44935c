import { checkSheets } from '@writdesk/contract/checks/check-values';
import {
  Question,
  QuestionRow,
  RadioBoxes,
  RecordDialog,
  TextInput,
  useBodyForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { keepAlignment, keptAlignment, printSetup } from './print-alignment.ts';

const numberOf = (text: string) =>
  text.trim() === '' ? 0 : Number(text.replace(',', '.').replace('−', '-'));

/** What stock is in the printer of this computer, and by how much checks are moved on it. */
export default function AlignmentDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const kept = keptAlignment();
  const form = useBodyForm(
    { rightInches: String(kept.rightInches), downInches: String(kept.downInches), sheet: kept.sheet },
    printSetup,
    ({ rightInches, downInches, sheet }) => ({
      sheet,
      rightInches: numberOf(rightInches),
      downInches: numberOf(downInches),
    }),
  );
  const submit = () => {
    const setup = form.check();
    if (!setup) return;
    keepAlignment(setup);
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
      <Question label={t('sheet')} field={form.field('sheet')} group>
        <RadioBoxes
          {...form.field('sheet')}
          options={checkSheets.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
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
