import { ledgerKinds } from '@writdesk/contract/case-values';
import { Button } from 'antd';
import { CircleAlert, CircleCheck, Plus, Trash2 } from 'lucide-react';
import { DateInput, MoneyInput, Question, SelectInput, TextInput } from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { blankLine, type LedgerDraft, type LedgerKind } from './draft-values.ts';
import { claimAgainstLedger, ledgerSum, signed } from './ledger.ts';
import { messages } from './messages.ts';
import { reasonMessages } from './reason-messages.ts';
import { useDraft } from './use-draft.ts';

/** The tenant's account, line by line; its sum must be the claim, to the cent. */
export function LedgerQuestion() {
  const t = useText(messages);
  const own = useText(reasonMessages);
  const { values, set, part } = useDraft();
  const { ledger } = values;
  const change = (key: string, patch: Partial<LedgerDraft>) =>
    set({ ledger: ledger.map((line) => (line.key === key ? { ...line, ...patch } : line)) });
  return (
    <Question label={t('ledger')} hint={own('ledgerHint')} field={part('ledger')} group>
      {ledger.length > 0 && (
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{own('ledgerKind')}</th>
              <th scope="col">{own('ledgerDue')}</th>
              <th scope="col">{own('ledgerWhat')}</th>
              <th scope="col" className="end">
                {own('ledgerAmount')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {ledger.map((line, index) => (
              <LedgerRow
                key={line.key}
                line={line}
                number={index + 1}
                onChange={(patch) => change(line.key, patch)}
                onRemove={() => set({ ledger: ledger.filter(({ key }) => key !== line.key) })}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className="ledger-foot">
        <Button
          type="dashed"
          icon={<Plus size={15} aria-hidden />}
          onClick={() => set({ ledger: [...ledger, blankLine()] })}
        >
          {own('addLine')}
        </Button>
        <LedgerSum />
      </div>
    </Question>
  );
}

interface LedgerRowProps {
  line: LedgerDraft;
  number: number;
  onChange: (patch: Partial<LedgerDraft>) => void;
  onRemove: () => void;
}

function LedgerRow({ line, number, onChange, onRemove }: LedgerRowProps) {
  const t = useText(messages);
  const own = useText(reasonMessages);
  const id = (name: string) => `ledger-${line.key}-${name}`;
  const label = (name: 'ledgerKind' | 'ledgerDue' | 'ledgerWhat' | 'ledgerAmount') => (
    <label htmlFor={id(name)} className="cell-label">
      {own('ledgerCell', { what: own(name), number })}
    </label>
  );
  const kinds = ledgerKinds.map((kind) => ({ value: kind, label: t(`ledger_${kind}`) }));
  return (
    <tr>
      <td>
        {label('ledgerKind')}
        <SelectInput<LedgerKind>
          id={id('ledgerKind')}
          error={undefined}
          size="middle"
          value={line.kind}
          options={kinds}
          onChange={(kind) => kind && onChange({ kind, amountCents: signed(kind, line.amountCents) })}
        />
      </td>
      <td>
        {label('ledgerDue')}
        <DateInput
          id={id('ledgerDue')}
          error={undefined}
          size="middle"
          value={line.dueOn}
          onChange={(dueOn) => onChange({ dueOn })}
        />
      </td>
      <td>
        {label('ledgerWhat')}
        <TextInput
          id={id('ledgerWhat')}
          error={undefined}
          size="middle"
          value={line.description}
          maxLength={200}
          onChange={(description) => onChange({ description })}
        />
      </td>
      <td className="end">
        {label('ledgerAmount')}
        <MoneyInput
          id={id('ledgerAmount')}
          error={undefined}
          size="middle"
          value={line.amountCents}
          onChange={(amountCents) => onChange({ amountCents: signed(line.kind, amountCents) })}
        />
      </td>
      <td>
        <Button
          type="text"
          icon={<Trash2 size={15} aria-hidden />}
          aria-label={own('removeLine', { number })}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}

function LedgerSum() {
  const t = useText(messages);
  const own = useText(reasonMessages);
  const { values, set } = useDraft();
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
        <Button type="link" size="small" onClick={() => set({ claimedCents: sumCents })}>
          {own('claimLedger', { sum: formatMoney(sumCents) })}
        </Button>
      )}
    </div>
  );
}
