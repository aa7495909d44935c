import { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import {
  Question,
  RadioBoxes,
  RecordDialog,
  TextInput,
  type UploadedFile,
  useBodyForm,
  useSubmit,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import type { ChosenJob } from './JobActs.tsx';
import { ReceiptUpload } from './ReceiptUpload.tsx';
import { JobSheet } from './JobSheet.tsx';
import { messages } from './messages.ts';

interface JobDialogsProps extends ChosenJob {
  onChoose: (chosen: ChosenJob) => void;
  onClose: () => void;
}

/** The dialog of a chosen action. */
export default function JobDialogs({ act, job, onChoose, onClose }: JobDialogsProps) {
  if (act === 'complete') return <CompleteDialog job={job} onClose={onClose} />;
  if (act === 'resolve') return <ResolveDialog job={job} onClose={onClose} />;
  return <JobSheet job={job} onChoose={(next, now) => onChoose({ act: next, job: now })} onClose={onClose} />;
}

type DialogProps = Pick<JobDialogsProps, 'job' | 'onClose'>;

interface CompleteValues {
  courtReference: string;
  receiptPath: UploadedFile | null;
}

function CompleteDialog({ job, onClose }: DialogProps) {
  const t = useText(messages);
  const initial: CompleteValues = { courtReference: '', receiptPath: null };
  const form = useBodyForm(
    initial,
    rpaBotJobs.complete.body,
    ({ courtReference, receiptPath }) => ({
      courtReference,
      version: job.version,
      ...(receiptPath && { receiptPath: receiptPath.key }),
    }),
    `complete.${job.id}`,
  );
  const sent = useSubmit(form, rpaBotJobs.complete, {
    params: { id: job.id },
    said: () => ({ title: t('completed'), text: job.case.title }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('completeTitle')}
      keep={t('dontComplete')}
      save={t('complete')}
      form={sent}
      onClose={onClose}
    >
      <Question label={t('courtReference')} field={form.field('courtReference')}>
        <TextInput {...form.field('courtReference')} maxLength={120} />
      </Question>
      <Question label={t('receipt')} field={form.field('receiptPath')} optional>
        <ReceiptUpload file={form.values.receiptPath} onChange={form.field('receiptPath').onChange} />
      </Question>
    </RecordDialog>
  );
}

interface ResolveValues {
  filed: 'yes' | 'no';
  courtReference: string;
  comment: string;
}

function ResolveDialog({ job, onClose }: DialogProps) {
  const t = useText(messages);
  const initial: ResolveValues = { filed: 'no', courtReference: '', comment: '' };
  const form = useBodyForm(
    initial,
    rpaBotJobs.resolve.body,
    ({ filed, courtReference, comment }) => ({
      version: job.version,
      filed: filed === 'yes',
      comment,
      ...(filed === 'yes' && { courtReference }),
    }),
    `resolve.${job.id}`,
  );
  const sent = useSubmit(form, rpaBotJobs.resolve, {
    params: { id: job.id },
    said: () => ({ title: t('resolved'), text: job.case.title }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('resolveTitle')}
      keep={t('dontResolve')}
      save={t('resolve')}
      lead={<p>{t('resolveText', { reference: job.reference })}</p>}
      form={sent}
      onClose={onClose}
    >
      <Question label={t('filed')} field={form.field('filed')} group>
        <RadioBoxes<ResolveValues['filed']>
          {...form.field('filed')}
          options={[
            { value: 'yes', label: t('filedYes') },
            { value: 'no', label: t('filedNo') },
          ]}
        />
      </Question>
      {form.values.filed === 'yes' && (
        <Question label={t('courtReference')} field={form.field('courtReference')}>
          <TextInput {...form.field('courtReference')} maxLength={120} />
        </Question>
      )}
      <Question label={t('comment')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={2} maxLength={1_000} />
      </Question>
    </RecordDialog>
  );
}
