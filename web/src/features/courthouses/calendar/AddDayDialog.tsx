import { courtCalendars, dayEffects } from '@writdesk/contract/court-calendars/court-calendars';
import { useAction } from '../../../shared/api/index.ts';
import {
  DateInput,
  ErrorSummary,
  Question,
  RadioBoxes,
  TextInput,
  useForm,
  useKeptUntilSent,
} from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../../shared/ui/index.ts';
import { ConfirmationLost } from './ConfirmationLost.tsx';
import { calendarYears } from './confirmation.ts';
import { type Level, LevelQuestion } from './LevelQuestion.tsx';
import { messages } from './messages.ts';

interface AddDayDialogProps {
  courthouseId: string;
  year: number;
  levels: readonly Level[];
  onClose: () => void;
}

interface Values {
  effect: (typeof dayEffects)[number];
  date: string | null;
  name: string;
  source: string;
  level: Level;
}

/** Writes a day into a calendar: closed, or open although a wider one closes it. */
export function AddDayDialog({ courthouseId, year, levels, onClose }: AddDayDialogProps) {
  const t = useText(messages);
  const form = useForm<Values>({
    initial: { effect: 'closed', date: null, name: '', source: '', level: 'courthouse' },
    keptAs: `add-day.${courthouseId}.${year}`,
  });
  const put = useAction(courtCalendars.putDay, {
    quiet: true,
    onDone: () => {
      toast.success(t('datesRecalculated'), { title: t('added', { name: form.values.name }) });
      onClose();
    },
  });
  const send = () => {
    const { date, name, source, ...rest } = form.values;
    const errors = {
      ...(!date && { date: t('giveDate') }),
      ...(!name.trim() && { name: t('giveName') }),
      ...(!source.trim() && { source: t('giveSource') }),
    };
    form.setErrors(errors);
    if (!date || Object.keys(errors).length) return;
    put
      .runAsync({ params: { courthouseId }, body: { date, name, source, ...rest } })
      .catch((error: unknown) => form.refuse(error));
  };
  const kept = useKeptUntilSent({ ...form, submit: send }, onClose);
  return (
    <Dialog
      open
      width={520}
      title={t('addTitle')}
      keep={t('back')}
      confirm={{ label: t('saveDay') }}
      isChanged={form.isChanged}
      isRunning={put.isRunning}
      onConfirm={kept.submit}
      onClose={kept.close}
    >
      <ErrorSummary errors={form.errors} />
      <Question label={t('effect')} field={form.field('effect')} group>
        <RadioBoxes
          {...form.field('effect')}
          options={dayEffects.map((effect) => ({
            value: effect,
            label: t(`effect_${effect}`),
            hint: effect === 'open' ? t('effectOpenHint') : undefined,
          }))}
        />
      </Question>
      <Question label={t('date')} field={form.field('date')}>
        <DateInput {...form.field('date')} min={`${year - 5}-01-01`} max={`${year + 15}-12-31`} />
      </Question>
      <Question label={t('name')} field={form.field('name')}>
        <TextInput {...form.field('name')} maxLength={200} />
      </Question>
      <Question label={t('source')} hint={t('sourceHint')} field={form.field('source')}>
        <TextInput {...form.field('source')} maxLength={300} />
      </Question>
      <LevelQuestion levels={levels} field={form.field('level')} />
      <ConfirmationLost
        courthouseId={courthouseId}
        level={form.values.level}
        years={calendarYears([form.values.date])}
      />
    </Dialog>
  );
}
