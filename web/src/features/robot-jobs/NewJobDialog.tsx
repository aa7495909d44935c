import {
  type Filing,
  filings,
  type RpaBotJobKind,
  rpaBotJobKinds,
} from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import { newRpaBotJob, rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { Question, RadioBoxes, RecordDialog, useBodyForm, useSubmit } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { CaseInput } from '../../labels/case/CaseInput.tsx';
import { messages } from './messages.ts';

interface Values {
  caseId: string | null;
  kind: RpaBotJobKind;
  filing: Filing;
}

/** Queues a job for a case. */
export default function NewJobDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const initial: Values = { caseId: null, kind: 'EFILE', filing: 'PETITION' };
  const form = useBodyForm(initial, newRpaBotJob, ({ caseId, kind, filing }) => ({
    caseId: caseId ?? '',
    kind,
    ...(kind === 'EFILE' && { filing }),
  }));
  const sent = useSubmit(form, rpaBotJobs.create, {
    said: (job) => ({ title: t('created'), text: job.case.title }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('createTitle')}
      keep={t('dontCreate')}
      save={t('create')}
      form={sent}
      onClose={onClose}
    >
      <Question label={t('case')} hint={t('caseHint')} field={form.field('caseId')}>
        <CaseInput {...form.field('caseId')} />
      </Question>
      <Question label={t('kind')} field={form.field('kind')} group>
        <RadioBoxes<RpaBotJobKind>
          {...form.field('kind')}
          options={rpaBotJobKinds.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      {form.values.kind === 'EFILE' && (
        <Question label={t('filing')} field={form.field('filing')} group>
          <RadioBoxes<Filing>
            {...form.field('filing')}
            options={filings.map((value) => ({ value, label: t(value) }))}
          />
        </Question>
      )}
    </RecordDialog>
  );
}
