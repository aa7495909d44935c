import { cases } from '@writdesk/contract/cases';
import { courthouses } from '@writdesk/contract/courthouses';
import { useCall } from '../../../shared/api/index.ts';
import {
  DateInput,
  MoneyInput,
  Question,
  QuestionRow,
  TextInput,
  useForm,
} from '../../../shared/form/index.ts';
import { todayIn } from '../../../shared/formats/dates.ts';
import { formatMoney } from '../../../shared/formats/money.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { actLabel } from '../../cases/act-labels.ts';
import { zoneOf } from '../court-zone.ts';
import { ActDialog } from './ActDialog.tsx';
import { hasErrors, missingIn } from './form-values.ts';
import { messages } from './messages.ts';
import { theCase, useActCall, type ActProps } from './use-act-call.ts';

interface Values {
  caseNumber: string;
  filedOn: string | null;
  feeCents: number | null;
}

/** The court's number makes the case filed; on a filed case it is only corrected. */
export default function AddCaseNumberAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const isFiling = details.status === 'SENT_FOR_FILING';
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
    tell: (reply) => ({
      caseNumber,
      ...(isFiling ? { filedOn: reply.filedOn } : { before: details.caseNumber }),
    }),
  });
  const send = () => {
    const errors = missingIn(form.values, {
      caseNumber: t('giveNumber'),
      filedOn: isFiling && t('giveFiledOn'),
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
  const baseFee = court?.baseFee ?? null;
  return (
    <ActDialog
      details={details}
      call={add}
      title={t(isFiling ? 'numberTitle' : 'correctTitle')}
      lead={isFiling && t('numberLead')}
      confirm={isFiling ? actLabel('add-case-number') : t('correctTitle')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['caseNumber', 'filedOn', 'feeCents']}
      onSubmit={send}
      onClose={onClose}
    >
      <Question
        label={t('caseNumber')}
        hint={example && t('numberHint', { example })}
        field={form.field('caseNumber')}
      >
        <TextInput {...form.field('caseNumber')} maxLength={60} autoComplete="off" />
      </Question>
      {isFiling && (
        <QuestionRow>
          <Question label={t('filedOn')} field={form.field('filedOn')}>
            <DateInput {...form.field('filedOn')} max={today} />
          </Question>
          <Question
            label={t('fee')}
            hint={baseFee !== null && t('feeHint', { fee: formatMoney(baseFee) })}
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
