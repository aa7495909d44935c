import { type KeptCase, retention } from '@writdesk/contract/retention/retention';
import { useAction, useCall } from '../../shared/api/index.ts';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { Question, RecordDialog, TextInput, useBodyForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Places a legal hold on a case, or releases the one that stands. */
export default function LegalHoldDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const { data } = useCall(retention.ofCase, { params: { caseId } });
  return data ? <HoldForm kept={data} onClose={onClose} /> : null;
}

function HoldForm({ kept, onClose }: { kept: KeptCase; onClose: () => void }) {
  const t = useText(messages);
  const place = useAction(retention.hold, { quiet: true });
  const release = useAction(retention.release, { quiet: true });
  const form = useBodyForm(
    { reason: '' },
    retention.hold.body,
    (values) => values,
    `legal-hold.${kept.caseId}`,
  );
  const { caseId, title, hold } = kept;
  const submit = () => {
    const body = form.check();
    if (!body) return;
    (hold ? release : place)
      .runAsync({ params: { caseId }, body })
      .then(() => {
        toast.success(title, { title: t(hold ? 'released' : 'placed') });
        onClose();
      })
      .catch(form.refuse);
  };
  return (
    <RecordDialog
      title={t('hold')}
      keep={t(hold ? 'dontRelease' : 'dontPlace')}
      save={t(hold ? 'release' : 'place')}
      lead={<Lead kept={kept} />}
      form={{ ...form, submit, isRunning: place.isRunning || release.isRunning }}
      onClose={onClose}
    >
      <Question label={t('reason')} field={form.field('reason')}>
        <TextInput {...form.field('reason')} rows={3} maxLength={500} />
      </Question>
    </RecordDialog>
  );
}

function Lead({ kept: { hold, dueOn, purgedAt } }: { kept: KeptCase }) {
  const t = useText(messages);
  return (
    <>
      <p>
        {hold
          ? t('releaseLead', { name: hold.by, when: recordDay(dayOf(hold.at)), reason: hold.reason })
          : t('holdLead')}
      </p>
      {purgedAt && <p>{t('goneOn', { when: recordDay(dayOf(purgedAt)) })}</p>}
      {!purgedAt && dueOn && <p>{t('dueOn', { when: recordDay(dueOn) })}</p>}
    </>
  );
}
