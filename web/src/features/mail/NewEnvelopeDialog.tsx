import { cases } from '@writdesk/contract/cases/cases';
import {
  type EnvelopeKind,
  envelopeKinds,
  type MailClass,
  mailClasses,
  type ReturnReceipt,
  returnReceipts,
} from '@writdesk/contract/stamps/envelope-values';
import { newEnvelope, stamps } from '@writdesk/contract/stamps/stamps';
import { useCall } from '../../shared/api/index.ts';
import {
  CheckInput,
  type Field,
  Question,
  RadioBoxes,
  RecordDialog,
  SelectInput,
  TextInput,
  useBodyForm,
  useSubmit,
} from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { CaseInput } from '../../labels/case/CaseInput.tsx';
import { AddressInputs } from './AddressInputs.tsx';
import { envelopeBody, envelopeValues } from './envelope-values.ts';
import { messages } from './messages.ts';

interface NewEnvelopeDialogProps {
  /** The case whose page led here. */
  caseId: string | null;
  onClose: () => void;
}

/** Buys postage for an envelope about a case. */
export default function NewEnvelopeDialog({ caseId, onClose }: NewEnvelopeDialogProps) {
  const t = useText(messages);
  const form = useBodyForm(envelopeValues(caseId), newEnvelope, envelopeBody);
  const sent = useSubmit(form, stamps.createEnvelope, {
    onSent: ({ to, status, costCents, failure }) => {
      if (status === 'REFUSED') {
        form.setErrors({ form: failure ?? t('notBought') });
        return;
      }
      const cost = costCents === null ? t(status) : formatMoney(costCents);
      toast.success(`${to.name} · ${cost}`, { title: costCents === null ? t('PENDING') : t('bought') });
      onClose();
    },
  });
  const { kind, isElsewhere, mailClass } = form.values;
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
        <RadioBoxes<EnvelopeKind>
          {...form.field('kind')}
          options={envelopeKinds.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      {kind === 'DEFENDANT_COPY' && (
        <DefendantQuestion field={form.field('tenantId')} caseId={form.values.caseId} />
      )}
      <CheckInput {...form.field('isElsewhere')}>{t('otherAddress')}</CheckInput>
      {isElsewhere && <AddressInputs field={form.field} values={form.values} />}
      <Question label={t('mailClass')} field={form.field('mailClass')} group>
        <RadioBoxes<MailClass>
          {...form.field('mailClass')}
          options={mailClasses.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      {mailClass === 'CERTIFIED' && (
        <>
          <Question label={t('receipt')} field={form.field('returnReceipt')} group>
            <RadioBoxes<ReturnReceipt>
              {...form.field('returnReceipt')}
              options={returnReceipts.map((value) => ({ value, label: t(value) }))}
            />
          </Question>
          <Question
            label={t('trackingNo')}
            hint={t('trackingHint')}
            field={form.field('trackingNo')}
            optional
          >
            <TextInput {...form.field('trackingNo')} inputMode="numeric" maxLength={40} />
          </Question>
        </>
      )}
      <Question label={t('weight')} hint={t('weightHint')} field={form.field('weightOz')}>
        <TextInput {...form.field('weightOz')} inputMode="numeric" maxLength={5} />
      </Question>
    </RecordDialog>
  );
}

function DefendantQuestion({ field, caseId }: { field: Field<string | null>; caseId: string | null }) {
  const t = useText(messages);
  const { data, isPending } = useCall(cases.details, {
    params: { id: caseId ?? '' },
    enabled: caseId !== null,
    quiet: true,
  });
  const options = (data?.tenants ?? []).map(({ id, firstName, lastName }) => ({
    value: id,
    label: [firstName, lastName].filter(Boolean).join(' '),
  }));
  return (
    <Question label={t('defendant')} field={field}>
      <SelectInput {...field} options={options} isLoading={caseId !== null && isPending} />
    </Question>
  );
}
