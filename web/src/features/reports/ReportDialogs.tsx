import { type Report, reports } from '@writdesk/contract/reports/reports';
import { reportFields } from '@writdesk/contract/reports/report-values';
import { useNavigate } from '@tanstack/react-router';
import { useAction } from '../../shared/api/index.ts';
import {
  type FieldWords,
  RecordDialog,
  useBodyForm,
  useRecordForm,
  useSubmit,
} from '../../shared/form/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { newReportValues, reportBody, type ReportValues, reportValues } from './report-form-values.ts';
import { ReportFields } from './ReportFields.tsx';

/** Sets up a report, and shows it. */
export function NewReportDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const form = useBodyForm(newReportValues('PROPERTIES'), reportFields, reportBody);
  const sent = useSubmit(form, reports.create, {
    onSent: ({ id, name }) => {
      toast.success(name, { title: t('created') });
      onClose();
      void navigate({ to: '/reports/$id', params: { id } });
    },
  });
  return (
    <RecordDialog
      title={t('createTitle')}
      keep={t('dontCreate')}
      save={t('create')}
      form={sent}
      onClose={onClose}
    >
      <ReportFields field={form.field} />
    </RecordDialog>
  );
}

/** Changes a report and its schedule. */
export function EditReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const t = useText(messages);
  const update = useAction(reports.update, { quiet: true });
  const form = useRecordForm({
    record: report,
    reply: reports.update.reply,
    valuesOf: reportValues,
    schema: reportFields,
    bodyOf: reportBody,
    save: (body, version) => update.runAsync({ params: { id: report.id }, body: { ...body, version } }),
    onSaved: ({ name }) => {
      toast.success(name, { title: t('saved') });
      onClose();
    },
    words: useFieldWords(),
  });
  return (
    <RecordDialog
      title={t('editTitle', { name: report.name })}
      keep={t('keep')}
      save={t('save')}
      form={form}
      onClose={onClose}
    >
      <ReportFields field={form.field} />
    </RecordDialog>
  );
}

export function DeleteReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const remove = useAction(reports.remove, {
    onDone: () => {
      toast.success(report.name, { title: t('removed') });
      void navigate({ to: '/reports' });
    },
  });
  return (
    <Dialog
      open
      title={t('removeTitle', { name: report.name })}
      keep={t('keepReport')}
      confirm={{ label: t('remove'), danger: true }}
      isRunning={remove.isRunning}
      onConfirm={() => remove.run({ params: { id: report.id } })}
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
    </Dialog>
  );
}

function useFieldWords(): FieldWords<ReportValues> {
  const t = useText(messages);
  const names = { clientId: 'company', lawyerId: 'lawyer' } as const;
  return {
    nameOf: (field) => t(field === 'clientId' || field === 'lawyerId' ? names[field] : field),
    textOf(field, values) {
      if (field === 'kind' || field === 'period' || field === 'format' || field === 'frequency')
        return t(values[field]);
      if (field === 'from' || field === 'to') return values[field] ? recordDay(values[field]) : '';
      return String(values[field] ?? '');
    },
  };
}
