import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { goodsOf } from '@writdesk/contract/writs/writ-questions';
import { lazy, Suspense } from 'react';
import {
  CheckInput,
  DateInput,
  type Field,
  MoneyInput,
  Question,
  RadioBoxes,
  TextInput,
} from '../../../../shared/form/index.ts';
import { dayAfter, proseDay } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { currentLocale } from '../../../../shared/i18n/locale.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import type { StateWords } from '../../../../labels/law/state-words.ts';
import { goodsWords } from '../../../../labels/writ/goods-words.ts';
import { messages } from './messages.ts';
import type { Value, WritField } from './writ-fields.ts';

// One form of nine shows it, and the page of the case has loaded it already.
const PaymentRule = lazy(async () => ({
  default: (await import('../../shared/PaymentRule.tsx')).PaymentRule,
}));

interface WritQuestionProps {
  field: WritField;
  input: Field<Value>;
  details: CaseDetails;
  today: string;
  words: StateWords;
}

/** One question of a writ’s form, with the input that its kind needs. */
export function WritQuestion(props: WritQuestionProps) {
  const { field, input, details, today, words } = props;
  const t = useText(messages);
  const { kind, optional = false } = field;
  const isGroup = ['yesNo', 'docket', 'possession', 'goods', 'tick'].includes(kind);
  const answers = details.writs.at(-1)?.answers;
  const money = {
    sum: formatMoney(answers?.moneyTakenCents ?? 0),
    day: answers?.moneyTakenOn ? proseDay(answers.moneyTakenOn, today) : '',
  };
  const label = t(field.label, { ...words, ...money });
  return (
    <Question
      label={field.title ? t(field.title) : label}
      hint={field.hint && t(field.hint, { ...words })}
      field={input}
      optional={optional}
      group={isGroup}
    >
      <WritInput {...props} label={label} />
    </Question>
  );
}

function WritInput({ field, input, details, today, label }: WritQuestionProps & { label: string }) {
  const t = useText(messages);
  const { kind, max } = field;
  const known = details.appeals.find(({ result, stayed }) => result === null && !stayed);
  const text = { ...input, value: typeof input.value === 'string' ? input.value : '' };
  const choice = (options: readonly { value: string; label: string }[]) => (
    <RadioBoxes {...text} columns={options.length === 2 && kind === 'yesNo' ? 2 : 1} options={options} />
  );
  switch (kind) {
    case 'day':
      return <DateInput {...input} value={text.value || null} min={dayAfter(today, 1)} />;
    case 'pastDay':
      return <DateInput {...input} value={text.value || null} max={today} />;
    case 'money':
      return <MoneyInput {...input} value={typeof input.value === 'number' ? input.value : null} />;
    case 'tick':
      return (
        <>
          <Suspense fallback={null}>
            <PaymentRule paymentGuard={details.paymentGuard} />
          </Suspense>
          <p className="act-check">
            <CheckInput {...input} value={input.value === true}>
              {label}
            </CheckInput>
          </p>
        </>
      );
    case 'yesNo':
      return choice([
        { value: 'YES', label: t('yes') },
        { value: 'NO', label: t('no') },
      ]);
    case 'docket':
      return choice([
        { value: 'NONE', label: t('docketNONE') },
        {
          value: 'APPEAL',
          label: known ? t('docketKnown', { day: proseDay(known.filedOn, today) }) : t('docketAPPEAL'),
        },
      ]);
    case 'possession':
      return choice([
        { value: 'YES', label: t('possessionYES') },
        { value: 'NO', label: t('possessionNO') },
      ]);
    case 'goods':
      return choice(
        goodsOf(details.stateCode).map((value) => ({ value, label: goodsWords[currentLocale()][value] })),
      );
    case 'text':
      return <TextInput {...text} rows={2} maxLength={max ?? 1_000} />;
    case 'phone':
      return <TextInput {...text} inputMode="tel" autoComplete="tel" maxLength={40} />;
    case 'time':
      return <TextInput {...text} maxLength={8} placeholder="9:30" />;
    default:
      return <TextInput {...text} maxLength={max ?? 200} />;
  }
}
