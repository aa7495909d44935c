import {
  courtCalendars,
  type ImportPreview,
  MAX_CSV_CHARACTERS,
} from '@writdesk/contract/court-calendars/court-calendars';
import { useState } from 'react';
import { ApiError, useAction } from '../../../shared/api/index.ts';
import { ErrorSummary, Question, TextInput, useForm } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../../shared/ui/index.ts';
import { ConfirmationLost } from './ConfirmationLost.tsx';
import { calendarYears } from './confirmation.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImportLines } from './ImportLines.tsx';
import { type Level, LevelQuestion } from './LevelQuestion.tsx';
import { messages } from './messages.ts';

interface ImportDialogProps {
  courthouseId: string;
  levels: readonly Level[];
  onClose: () => void;
}

interface Values {
  csv: string;
  level: Level;
  source: string;
}

/** Takes a court's list, shows line by line what it changes, and writes it whole. */
export function ImportDialog({ courthouseId, levels, onClose }: ImportDialogProps) {
  const t = useText(messages);
  const [fileName, setFileName] = useState('');
  const [plan, setPlan] = useState<ImportPreview>();
  const form = useForm<Values>({ initial: { csv: '', level: 'courthouse', source: '' } });
  const params = { courthouseId };
  const preview = useAction(courtCalendars.previewImport, { quiet: true, onDone: setPlan });
  const apply = useAction(courtCalendars.applyImport, {
    quiet: true,
    onDone: ({ counts }) => {
      toast.success(t('datesRecalculated'), {
        title: t('imported', { count: counts.added + counts.changed }),
      });
      onClose();
    },
  });
  const compare = (body: Pick<Values, 'csv' | 'level'>) => {
    setPlan(undefined);
    if (!body.csv) return;
    preview.runAsync({ params, body }).catch((error: unknown) => form.refuse(error));
  };
  const read = async (file: File) => {
    const isTooLarge = file.size > MAX_CSV_CHARACTERS * 3;
    const csv = isTooLarge ? '' : await file.text();
    setFileName(file.name);
    form.set('csv', csv);
    form.setErrors(isTooLarge ? { csv: t('tooLarge') } : {});
    compare({ csv, level: form.values.level });
  };
  const send = () => {
    const { csv, level, source } = form.values;
    const errors = {
      ...(!plan && { csv: t('giveFile') }),
      ...(!source.trim() && { source: t('giveSource') }),
    };
    form.setErrors(errors);
    if (!plan || Object.keys(errors).length) return;
    apply
      .runAsync({ params, body: { csv, level, source, version: plan.version } })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'conflict')) return form.refuse(error);
        form.setErrors({ csv: t('changedMeanwhile') });
        compare({ csv, level });
      });
  };
  const level = form.field('level');
  const isReady = plan && plan.counts.refused === 0 && plan.counts.added + plan.counts.changed > 0;
  return (
    <Dialog
      open
      width={640}
      title={t('importTitle')}
      keep={t('back')}
      confirm={{ label: t('importAct'), disabled: !isReady }}
      isChanged={form.isChanged}
      isRunning={apply.isRunning || preview.isRunning}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('importText')}</p>
      <ErrorSummary errors={form.errors} />
      <LevelQuestion
        levels={levels}
        field={{
          ...level,
          onChange: (next) => {
            level.onChange(next);
            compare({ csv: form.values.csv, level: next });
          },
        }}
      />
      <Question label={t('file')} field={form.field('csv')} group>
        <FileDrop id={form.field('csv').id} fileName={fileName} onFile={(file) => void read(file)} />
      </Question>
      {plan && <ImportLines plan={plan} />}
      <ConfirmationLost
        courthouseId={courthouseId}
        level={form.values.level}
        years={isReady ? yearsOf(plan) : []}
      />
      <Question label={t('source')} hint={t('sourceHint')} field={form.field('source')}>
        <TextInput {...form.field('source')} maxLength={300} />
      </Question>
    </Dialog>
  );
}

const yearsOf = ({ lines }: ImportPreview) =>
  calendarYears(
    lines.map(({ date, outcome }) => (outcome === 'added' || outcome === 'changed' ? date : null)),
  );
