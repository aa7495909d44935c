import { cases } from '@writdesk/contract/cases/cases';
import {
  DateInput,
  MoneyInput,
  Question,
  QuestionRow,
  RadioBoxes,
  useForm,
} from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { PaymentRule } from '../../shared/PaymentRule.tsx';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { tenantPaymentMessages } from './tenant-payment-messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Values {
  receivedOn: string | null;
  amountCents: number | null;
  paysInFull: 'yes' | 'no' | '';
  note: string;
}

/** Records money that the tenant paid; above the questions stands whether it may be taken. */
export default function TenantPaymentAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(tenantPaymentMessages);
  const today = todayIn(zoneOf(details));
  const form = useForm<Values>({
    initial: { receivedOn: today, amountCents: null, paysInFull: '', note: '' },
  });
  const { receivedOn, amountCents, paysInFull, note } = form.values;
  const record = useActCall(cases.recordTenantPayment, props, {
    name: 'record-tenant-payment',
    caseOf: theCase,
    eventData: ({ tenantPayments }) => ({
      receivedOn,
      amountCents,
      // The last one recorded is not always the last one received.
      againstRule: tenantPayments.toSorted((a, b) => b.recordedAt.localeCompare(a.recordedAt))[0]
        ?.againstRule,
    }),
  });
  const send = () => {
    const errors = missingIn(form.values, {
      receivedOn: t('giveReceivedOn'),
      amountCents: t('giveAmount'),
      paysInFull: t('givePaysInFull'),
    });
    form.setErrors(errors);
    if (hasErrors(errors) || !receivedOn || amountCents === null) return;
    record.send(
      { receivedOn, amountCents, paysInFull: paysInFull === 'yes', note: note.trim() || null },
      form.refuse,
    );
  };
  return (
    <ActDialog
      details={details}
      call={record}
      title={t('title')}
      lead={t('lead')}
      confirm={actLabel('record-tenant-payment')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['receivedOn', 'amountCents', 'paysInFull', 'note']}
      onSubmit={send}
      onClose={onClose}
    >
      <PaymentRule paymentGuard={details.paymentGuard} />
      <QuestionRow>
        <Question half label={t('receivedOn')} field={form.field('receivedOn')}>
          <DateInput {...form.field('receivedOn')} max={today} />
        </Question>
        <Question half label={t('amount')} field={form.field('amountCents')}>
          <MoneyInput {...form.field('amountCents')} />
        </Question>
      </QuestionRow>
      <Question label={t('paysInFull')} field={form.field('paysInFull')} group>
        <RadioBoxes
          {...form.field('paysInFull')}
          columns={2}
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
        />
      </Question>
      <CommentQuestion
        act="record-tenant-payment"
        label={t('note')}
        hint={t('noteHint')}
        field={form.field('note')}
        optional
        maxLength={1000}
      />
    </ActDialog>
  );
}
