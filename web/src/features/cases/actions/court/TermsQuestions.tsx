import { DateInput, LineGrid, MoneyInput, Question } from '../../../../shared/form/index.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { termsMessages } from './terms-messages.ts';
import type { TermsDraft } from './terms-draft.ts';

interface Asked {
  terms: TermsDraft;
  today: string;
  errors: Readonly<Record<string, string>>;
  onChange: (terms: TermsDraft) => void;
}

/** The terms of an agreement before the court: what is paid on which days, and when the tenant moves out. */
export function TermsQuestions({ terms, today, errors, onChange }: Asked) {
  const t = useText(termsMessages);
  const input = { error: undefined, size: 'middle' } as const;
  const sum = terms.payments.reduce((cents, { amountCents }) => cents + (amountCents ?? 0), 0);
  return (
    <>
      <Question label={t('payments')} field={{ id: 'field-stipulation', error: errors['stipulation'] }} group>
        <LineGrid
          name="stipulation"
          lines={terms.payments}
          columns={[
            {
              key: 'dueOn',
              title: t('dueOn'),
              render: ({ dueOn }, id, change) => (
                <DateInput
                  {...input}
                  id={id}
                  value={dueOn}
                  min={today}
                  onChange={(day) => change({ dueOn: day })}
                />
              ),
            },
            {
              key: 'amountCents',
              title: t('amount'),
              align: 'end',
              render: ({ amountCents }, id, change) => (
                <MoneyInput
                  {...input}
                  id={id}
                  value={amountCents}
                  onChange={(cents) => change({ amountCents: cents })}
                />
              ),
            },
          ]}
          cellLabel={(what, number) => t('cell', { what, number })}
          removeTitle={t('remove')}
          removeLabel={(number) => t('removeOne', { number })}
          addLabel={t('add')}
          blank={() => ({ key: crypto.randomUUID(), dueOn: null, amountCents: null })}
          onChange={(payments) => onChange({ ...terms, payments })}
          foot={sum > 0 && formatMoney(sum)}
        />
      </Question>
      <Question
        label={t('moveOutOn')}
        field={{ id: 'field-moveOutOn', error: errors['stipulation.moveOutOn'] }}
        optional
      >
        <DateInput
          id="field-moveOutOn"
          value={terms.moveOutOn}
          error={errors['stipulation.moveOutOn']}
          min={today}
          onChange={(moveOutOn) => onChange({ ...terms, moveOutOn })}
        />
      </Question>
    </>
  );
}
