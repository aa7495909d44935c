import { type CheckReleaseLimit, checkReleaseLimitChanges } from '@writdesk/contract/checks/check-values';
import { checks } from '@writdesk/contract/checks/checks';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  FormNote,
  LoadedDialog,
  MoneyInput,
  Question,
  RecordDialog,
  useRecordForm,
} from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Up to which amount the only person who may approve checks releases their own. */
export default function ReleaseLimitDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const query = useCall(checks.releaseLimit, { quiet: true });
  return (
    <LoadedDialog
      title={t('releaseLimit')}
      keep={t('keepLimit')}
      query={query}
      what={t('releaseLimit')}
      onClose={onClose}
    >
      {(limit) => <LimitForm limit={limit} onClose={onClose} />}
    </LoadedDialog>
  );
}

const valuesOf = ({ upToCents }: CheckReleaseLimit) => ({ upToCents });

function LimitForm({ limit, onClose }: { limit: CheckReleaseLimit; onClose: () => void }) {
  const t = useText(messages);
  const set = useAction(checks.setReleaseLimit, { quiet: true });
  const saidOf = (cents: number | null) =>
    cents === null ? t('noLimit') : t('limitIs', { amount: formatMoney(cents) });
  const form = useRecordForm({
    record: limit,
    reply: checks.setReleaseLimit.reply,
    valuesOf,
    schema: checkReleaseLimitChanges,
    bodyOf: (values) => values,
    save: (body, version) => set.runAsync({ body: { ...body, version } }),
    onSaved: ({ upToCents }) => {
      toast.success(saidOf(upToCents), { title: t('limitSaved') });
      onClose();
    },
    words: { nameOf: (field) => t(field), textOf: (_, values) => saidOf(values.upToCents) },
    keptAs: 'check-release-limit',
  });
  return (
    <RecordDialog
      title={t('releaseLimit')}
      keep={t('keepLimit')}
      save={t('saveLimit')}
      lead={<p>{t('limitText')}</p>}
      form={form}
      onClose={onClose}
    >
      {limit.approvers > 1 && (
        <FormNote tone="desk" title={t('limitSeveralTitle')}>
          <p>{t('limitSeveral', { count: limit.approvers })}</p>
        </FormNote>
      )}
      <Question label={t('upToCents')} hint={t('upToHint')} field={form.field('upToCents')} optional>
        <MoneyInput {...form.field('upToCents')} />
      </Question>
    </RecordDialog>
  );
}
