import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { supportAccesses } from '@writdesk/contract/support-access/support-access';
import { KeyRound } from 'lucide-react';
import { ApiError, useAction } from '../../shared/api/index.ts';
import {
  ErrorSummary,
  Question,
  RadioBoxes,
  TextInput,
  useForm,
  useKeptUntilSent,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { clockTime } from './moments.ts';
import './support-access.css';

const lengths = ['15', '30', '60'] as const;
interface Values {
  reason: string;
  reach: 'case' | 'firm';
  minutes: (typeof lengths)[number];
}

interface StartAccessDialogProps {
  details: Pick<CaseDetails, 'id' | 'firmId'>;
  onClose: () => void;
}

/** An administrator asks for the keys of a firm, says why, and takes no more than is needed. */
export default function StartAccessDialog({ details, onClose }: StartAccessDialogProps) {
  const t = useText(messages);
  const form = useForm<Values>({
    initial: { reason: '', reach: 'case', minutes: '30' },
    keptAs: `support-access.${details.id}`,
  });
  const { reason, reach, minutes } = form.values;
  const start = useAction(supportAccesses.start, {
    quiet: true,
    onDone: ({ access }) => {
      toast.success(t('startedText', { time: clockTime(access.endsAt) }), { title: t('started') });
      onClose();
    },
  });
  const send = () => {
    if (reason.trim() === '') {
      form.setErrors({ reason: t('giveReason') });
      return;
    }
    const { id, firmId } = details;
    const body = { firmId, reason, minutes: Number(minutes), ...(reach === 'case' && { caseId: id }) };
    start.runAsync({ body }).catch((error: unknown) => {
      const isOpen = error instanceof ApiError && error.code === 'support_access_open';
      if (isOpen) form.setErrors({ form: t('alreadyOpen') });
      else form.refuse(error);
    });
  };
  const kept = useKeptUntilSent({ ...form, submit: send }, onClose);
  return (
    <Dialog
      open
      title={t('startTitle')}
      width={480}
      keep={t('notNow')}
      confirm={{ label: t('start'), icon: <KeyRound size={16} aria-hidden /> }}
      isChanged={form.isChanged}
      isRunning={start.isRunning}
      onConfirm={kept.submit}
      onClose={kept.close}
    >
      <p>{t('startLead')}</p>
      <ErrorSummary errors={form.errors} />
      <div className="support-fields">
        <Question label={t('reason')} hint={t('reasonHint')} field={form.field('reason')}>
          <TextInput {...form.field('reason')} rows={2} maxLength={500} />
        </Question>
        <Question group label={t('reach')} field={form.field('reach')}>
          <RadioBoxes
            {...form.field('reach')}
            options={[
              { value: 'case', label: t('thisCase') },
              { value: 'firm', label: t('firmCases'), hint: t('firmCasesHint') },
            ]}
          />
        </Question>
        <Question group label={t('howLong')} field={form.field('minutes')}>
          <RadioBoxes
            {...form.field('minutes')}
            columns={3}
            options={lengths.map((value) => ({ value, label: t('minutes', { count: value }) }))}
          />
        </Question>
      </div>
    </Dialog>
  );
}
