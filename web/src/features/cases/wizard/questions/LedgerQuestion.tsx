import { ledgerKinds } from '@writdesk/contract/cases/case-values';
import { Button } from 'antd';
import { CircleAlert, CircleCheck } from 'lucide-react';
import {
  DateInput,
  LineGrid,
  MoneyInput,
  Question,
  SelectInput,
  TextInput,
  type LineColumn,
} from '../../../../shared/form/index.ts';
import { useSettled } from '../../../../shared/form/use-settled.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { blankLine, type LedgerDraft, type LedgerKind } from '../draft/draft-values.ts';
import { claimAgainstLedger, ledgerSum, signed } from './ledger.ts';
import { messages } from '../messages.ts';
import { reasonMessages } from '../steps/reason-messages.ts';
import { useDraft } from '../draft/use-draft.ts';

/** The tenant's account, line by line; its sum must be the claim, to the cent. */
export function LedgerQuestion() {
  const t = useText(messages);
  const own = useText(reasonMessages);
  const { values, set, part } = useDraft();
  return (
    <Question label={t('ledger')} hint={own('ledgerHint')} field={part('ledger')} group>
      <LineGrid<LedgerDraft>
        name="ledger"
        lines={values.ledger}
        columns={useLedgerColumns()}
        cellLabel={(what, number) => own('ledgerCell', { what, number })}
        removeTitle={t('remove')}
        removeLabel={(number) => own('removeLine', { number })}
        addLabel={own('addLine')}
        blank={blankLine}
        onChange={(ledger) => set({ ledger })}
        foot={<LedgerSum />}
      />
    </Question>
  );
}

function useLedgerColumns(): readonly LineColumn<LedgerDraft>[] {
  const t = useText(messages);
  const own = useText(reasonMessages);
  const kinds = ledgerKinds.map((kind) => ({ value: kind, label: t(`ledger_${kind}`) }));
  const input = { error: undefined, size: 'middle' } as const;
  return [
    {
      key: 'kind',
      title: own('ledgerKind'),
      width: '22%',
      render: ({ kind: value, amountCents }, id, change) => (
        <SelectInput<LedgerKind>
          {...input}
          id={id}
          value={value}
          options={kinds}
          onChange={(kind) => kind && change({ kind, amountCents: signed(kind, amountCents) })}
        />
      ),
    },
    {
      key: 'due',
      title: own('ledgerDue'),
      width: '27%',
      render: (line, id, change) => (
        <DateInput {...input} id={id} value={line.dueOn} onChange={(dueOn) => change({ dueOn })} />
      ),
    },
    {
      key: 'what',
      title: own('ledgerWhat'),
      isWide: true,
      render: (line, id, change) => (
        <TextInput
          {...input}
          id={id}
          value={line.description}
          maxLength={200}
          onChange={(description) => change({ description })}
        />
      ),
    },
    {
      key: 'amount',
      title: own('ledgerAmount'),
      align: 'end',
      width: '20%',
      render: (line, id, change) => (
        <MoneyInput
          {...input}
          id={id}
          value={line.amountCents}
          onChange={(amountCents) => change({ amountCents: signed(line.kind, amountCents) })}
        />
      ),
    },
  ];
}

function LedgerSum() {
  const t = useText(messages);
  const own = useText(reasonMessages);
  const draft = useDraft();
  // It is read out once nobody types, not after each figure.
  const values = useSettled(draft.values, 600);
  const compared = claimAgainstLedger(values.claimedCents, values.ledger);
  const sumCents = ledgerSum(values.ledger);
  if (values.ledger.length === 0) return null;
  return (
    <div className="ledger-sum" role="status">
      <p>
        {t('ledgerShows')} <strong className="money">{formatMoney(sumCents)}</strong>
      </p>
      {compared?.differenceCents === 0 && (
        <p className="gain">
          <CircleCheck size={15} aria-hidden />
          {own('equalsClaim')}
        </p>
      )}
      {compared && compared.differenceCents !== 0 && (
        <p className="stop">
          <CircleAlert size={15} aria-hidden />
          {own(compared.differenceCents > 0 ? 'claimMore' : 'claimLess', {
            sum: formatMoney(Math.abs(compared.differenceCents)),
          })}
        </p>
      )}
      {sumCents > 0 && sumCents !== values.claimedCents && (
        <Button type="link" size="small" onClick={() => draft.set({ claimedCents: sumCents })}>
          {own('claimLedger', { sum: formatMoney(sumCents) })}
        </Button>
      )}
    </div>
  );
}
