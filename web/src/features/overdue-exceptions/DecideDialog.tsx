import { type OverdueException, overdueExceptions } from '@writdesk/contract/invoices/overdue-exceptions';
import {
  DateInput,
  Question,
  QuestionRow,
  RecordDialog,
  TextInput,
  useBodyForm,
  useSubmit,
} from '../../shared/form/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

export type Deciding = 'grant' | 'refuse' | 'revoke';

interface DecideDialogProps {
  exception: OverdueException;
  kind: Deciding;
  onClose: () => void;
}

interface Values {
  lastDay: string | null;
  mostCases: string;
  comment: string;
}

const decisions = { grant: 'GRANT', refuse: 'REFUSE', revoke: 'REVOKE' } as const;
/** What is no number stays none, and the shape says so. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** Grants an exception up to a day and a number of cases, refuses it, or revokes it: the latter with a reason. */
export default function DecideDialog({ exception, kind, onClose }: DecideDialogProps) {
  const t = useText(messages);
  const { id, version, client, promisedOn, reason } = exception;
  const initial: Values = { lastDay: promisedOn, mostCases: '', comment: '' };
  const form = useBodyForm(
    initial,
    overdueExceptions.decide.body,
    ({ lastDay, mostCases, comment }) => {
      const decision = decisions[kind];
      return decision === 'GRANT'
        ? { decision, version, lastDay: lastDay ?? '', mostCases: numberOf(mostCases), comment }
        : { decision, version, comment };
    },
    `${kind}.${id}`,
  );
  const sent = useSubmit(form, overdueExceptions.decide, {
    params: { id },
    said: () => ({ title: t(`${kind}Done`), text: client.name }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t(`${kind}Title`, { company: client.name })}
      keep={t(kind === 'revoke' ? 'keepIt' : 'decideLater')}
      save={t(kind)}
      lead={
        <>
          {kind !== 'revoke' && (
            <p>{t('wants', { company: client.name, day: recordDay(promisedOn), reason })}</p>
          )}
          <p>{t(`${kind}Lead`)}</p>
        </>
      }
      form={sent}
      onClose={onClose}
    >
      {kind === 'grant' && (
        <QuestionRow>
          <Question label={t('lastDay')} hint={t('daysHint')} field={form.field('lastDay')}>
            <DateInput {...form.field('lastDay')} />
          </Question>
          <Question label={t('mostCases')} field={form.field('mostCases')}>
            <TextInput {...form.field('mostCases')} inputMode="numeric" maxLength={3} />
          </Question>
        </QuestionRow>
      )}
      <Question
        label={t(kind === 'grant' ? 'comment' : 'reason')}
        field={form.field('comment')}
        optional={kind === 'grant'}
      >
        <TextInput {...form.field('comment')} rows={3} maxLength={2_000} />
      </Question>
    </RecordDialog>
  );
}
