import { cases } from '@writdesk/contract/cases/cases';
import { feeOf } from '@writdesk/contract/court-fees/calculate-fees';
import { courtFees } from '@writdesk/contract/court-fees/court-fees';
import { filingPurposes } from '@writdesk/contract/court-fees/fee-values';
import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { useState } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import {
  DateInput,
  MoneyInput,
  Question,
  QuestionRow,
  TextInput,
  useForm,
} from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { addCaseNumberMessages } from './add-case-number-messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';

interface Values {
  caseNumber: string;
  filedOn: string | null;
  feeCents: number | null;
}

/** The court's number makes the case filed; on a filed case it is only corrected. */
export default function AddCaseNumberAct(props: ActProps) {
  const { details, onClose } = props;
  const own = useText(addCaseNumberMessages);
  // What was opened: the case is filed a moment before its form closes.
  const [isFiling] = useState(details.status === 'SENT_FOR_FILING');
  const today = todayIn(zoneOf(details));
  const { data: court } = useCall(courthouses.details, {
    params: { id: details.courthouseId ?? '' },
    enabled: details.courthouseId !== null,
    quiet: true,
  });
  const form = useForm<Values>({
    initial: {
      caseNumber: isFiling ? '' : (details.caseNumber ?? ''),
      filedOn: isFiling ? today : null,
      feeCents: null,
    },
  });
  const { caseNumber, filedOn, feeCents } = form.values;
  const add = useActCall(cases.addCaseNumber, props, {
    name: 'add-case-number',
    caseOf: theCase,
    eventData: (reply) => ({
      caseNumber,
      ...(isFiling ? { filedOn: reply.filedOn } : { before: details.caseNumber }),
    }),
  });
  const send = () => {
    const errors = missingIn(form.values, {
      caseNumber: own('giveNumber'),
      filedOn: isFiling && own('giveFiledOn'),
    });
    form.setErrors(errors);
    if (hasErrors(errors)) return;
    add.send(
      {
        caseNumber: caseNumber.trim(),
        ...(isFiling && filedOn && { filedOn }),
        ...(isFiling && feeCents !== null && { feeCents }),
      },
      form.refuse,
    );
  };
  const example = court?.caseNumberExample;
  const defendants = details.tenants.filter(({ isMinor }) => !isMinor).length;
  const { data: fees } = useCall(courtFees.ofCase, {
    params: { id: details.id },
    query: { purposes: filingPurposes.join(','), ...(filedOn && { day: filedOn }) },
    enabled: isFiling,
    keepPrevious: true,
    quiet: true,
  });
  const courtFee = fees && feeOf(fees, ['FILING']) !== null ? fees.totalCents : null;
  return (
    <ActDialog
      details={details}
      call={add}
      title={own(isFiling ? 'numberTitle' : 'correctTitle')}
      lead={isFiling && own('numberLead')}
      confirm={isFiling ? actLabel('add-case-number') : own('correctTitle')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['caseNumber', 'filedOn', 'feeCents']}
      onSubmit={send}
      onClose={onClose}
    >
      <Question
        label={own('caseNumber')}
        hint={example && own('numberHint', { example })}
        field={form.field('caseNumber')}
      >
        <TextInput {...form.field('caseNumber')} maxLength={60} autoComplete="off" />
      </Question>
      {isFiling && (
        <QuestionRow>
          <Question label={own('filedOn')} field={form.field('filedOn')}>
            <DateInput {...form.field('filedOn')} max={today} />
          </Question>
          <Question
            label={own('fee')}
            hint={
              courtFee !== null &&
              own('feeHint', { fee: formatMoney(courtFee), count: defendants, ...stateWords(details.terms) })
            }
            field={form.field('feeCents')}
            optional
          >
            <MoneyInput {...form.field('feeCents')} />
          </Question>
        </QuestionRow>
      )}
    </ActDialog>
  );
}
