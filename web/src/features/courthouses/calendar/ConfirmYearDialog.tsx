import { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import { useAction } from '../../../shared/api/index.ts';
import { ErrorSummary, Question, TextInput, useForm, useKeptUntilSent } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../../shared/ui/index.ts';
import { type Level, LevelQuestion } from './LevelQuestion.tsx';
import { messages } from './messages.ts';

interface ConfirmYearDialogProps {
  courthouseId: string;
  year: number;
  levels: readonly Level[];
  onClose: () => void;
}

/** Asks where the days were compared, and vouches for the year. */
export function ConfirmYearDialog({ courthouseId, year, levels, onClose }: ConfirmYearDialogProps) {
  const t = useText(messages);
  const form = useForm<{ source: string; level: Level }>({
    initial: { source: '', level: 'courthouse' },
    keptAs: `confirm-year.${courthouseId}.${year}`,
  });
  const named = { year: String(year) };
  const confirm = useAction(courtCalendars.confirmYear, {
    quiet: true,
    onDone: () => {
      toast.success(t('datesRecalculated'), { title: t('confirmDone', named) });
      onClose();
    },
  });
  const send = () => {
    const { source } = form.values;
    form.setErrors(source.trim() ? {} : { source: t('giveSource') });
    if (!source.trim()) return;
    confirm
      .runAsync({ params: { courthouseId }, body: { ...form.values, year } })
      .catch((error: unknown) => form.refuse(error));
  };
  const kept = useKeptUntilSent({ ...form, submit: send }, onClose);
  return (
    <Dialog
      open
      width={520}
      title={t('confirmTitle', named)}
      keep={t('notYet')}
      confirm={{ label: t('confirmAct', named) }}
      isChanged={form.isChanged}
      isRunning={confirm.isRunning}
      onConfirm={kept.submit}
      onClose={kept.close}
    >
      <p>{t('confirmText', named)}</p>
      <ErrorSummary errors={form.errors} />
      <Question label={t('source')} hint={t('sourceHint')} field={form.field('source')}>
        <TextInput {...form.field('source')} maxLength={300} />
      </Question>
      <LevelQuestion levels={levels} field={form.field('level')} />
    </Dialog>
  );
}
