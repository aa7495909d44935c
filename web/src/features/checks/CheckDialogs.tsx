import type { Check } from '@writdesk/contract/checks/check-values';
import { checks } from '@writdesk/contract/checks/checks';
import { useAction } from '../../shared/api/index.ts';
import {
  MoneyInput,
  Question,
  RadioBoxes,
  RecordDialog,
  TextInput,
  useBodyForm,
  useRecordForm,
} from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const onlyLine = ({ lines }: Check) => (lines.length === 1 ? lines[0] : undefined);
const valuesOf = (check: Check) => ({
  payeeName: check.payeeName,
  memo: check.memo ?? '',
  amountCents: onlyLine(check)?.amountCents ?? null,
});
const names = { payeeName: 'payee', memo: 'memo', amountCents: 'amount' } as const;

/** Changes a check that isn’t submitted: payee, memo, and the amount where it pays one case. */
export function EditCheckDialog({ check, onClose }: { check: Check; onClose: () => void }) {
  const t = useText(messages);
  const only = onlyLine(check);
  const update = useAction(checks.update, { quiet: true });
  const form = useRecordForm({
    record: check,
    reply: checks.update.reply,
    valuesOf,
    schema: checks.update.body,
    bodyOf: ({ amountCents, ...values }) => ({
      ...values,
      ...(only && { lines: [{ id: only.id, amountCents: amountCents ?? 0 }] }),
    }),
    save: (body, version) => update.runAsync({ params: { id: check.id }, body: { ...body, version } }),
    onSaved: ({ payeeName }) => {
      toast.success(payeeName, { title: t('saved') });
      onClose();
    },
    fieldOfPath: (path) => path.replace(/^lines\.0\./, ''),
    words: {
      nameOf: (field) => t(names[field]),
      textOf: (field, { amountCents, ...values }) =>
        field !== 'amountCents' ? values[field] : amountCents === null ? '' : formatMoney(amountCents),
    },
  });
  return (
    <RecordDialog title={t('editTitle')} keep={t('dontSave')} save={t('save')} form={form} onClose={onClose}>
      <Question label={t('payee')} field={form.field('payeeName')}>
        <TextInput {...form.field('payeeName')} maxLength={120} />
      </Question>
      {only && (
        <Question label={t('amount')} field={form.field('amountCents')}>
          <MoneyInput {...form.field('amountCents')} />
        </Question>
      )}
      <Question label={t('memo')} field={form.field('memo')} optional>
        <TextInput {...form.field('memo')} maxLength={80} />
      </Question>
    </RecordDialog>
  );
}

interface VoidDialogProps {
  ids: readonly string[];
  /** All of them are out, so that the bank can be ordered not to pay them. */
  stops: boolean;
  onVoid: (why: { comment: string; stop: boolean }) => void;
  onClose: () => void;
}

/** Asks why checks are voided. */
export function VoidDialog({ ids, stops, onVoid, onClose }: VoidDialogProps) {
  const t = useText(messages);
  const form = useBodyForm(
    { comment: '', stop: 'NO' },
    checks.markVoid.body,
    ({ comment, stop }) => ({
      comment,
      stop: stop === 'YES',
    }),
    `void.${ids.join()}`,
  );
  const submit = () => {
    const body = form.check();
    if (!body) return;
    onVoid({ comment: body.comment, stop: body.stop === true });
    onClose();
  };
  return (
    <RecordDialog
      title={t('voidTitle', { count: ids.length })}
      keep={t('keepCheck')}
      save={t('void')}
      lead={<p>{t('voidText')}</p>}
      form={{ ...form, submit, isRunning: false }}
      onClose={onClose}
    >
      <Question label={t('reason')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={3} maxLength={2_000} />
      </Question>
      {stops && (
        <Question label={t('stop')} hint={t('stopText')} field={form.field('stop')} group>
          <RadioBoxes
            {...form.field('stop')}
            options={(['NO', 'YES'] as const).map((value) => ({ value, label: t(`stop${value}`) }))}
          />
        </Question>
      )}
    </RecordDialog>
  );
}

/** Notes that the printer spoiled the sheet of a check. */
export function SpoilDialog({ check, onClose }: { check: Check; onClose: () => void }) {
  const t = useText(messages);
  const { id, version, number } = check;
  const form = useBodyForm(
    { comment: '' },
    checks.spoil.body,
    (values) => ({ ...values, version }),
    `spoil.${id}`,
  );
  const spoil = useAction(checks.spoil, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    spoil
      .runAsync({ params: { id }, body })
      .then((next) => {
        toast.success(t('spoilDone', { number: next.number ?? 0 }), { title: next.payeeName });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error));
  };
  return (
    <RecordDialog
      title={t('spoilTitle', { number: number ?? 0 })}
      keep={t('keepCheck')}
      save={t('spoil')}
      lead={<p>{t('spoilText')}</p>}
      form={{ ...form, submit, isRunning: spoil.isRunning }}
      onClose={onClose}
    >
      <Question label={t('reason')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={3} maxLength={2_000} />
      </Question>
    </RecordDialog>
  );
}
