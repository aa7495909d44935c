import { ledgerKinds } from '@writdesk/contract/cases/case-values';
import { leasePersonKinds } from '@writdesk/contract/rosters/roster-values';
import {
  DateInput,
  type FieldErrors,
  LineGrid,
  type LineColumn,
  MoneyInput,
  Question,
  SelectInput,
  TextInput,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { blankMoney, blankPerson, type MoneyLine, type PersonLine } from './lease-form-values.ts';
import { messages } from './messages.ts';

interface LeaseLinesProps {
  people: readonly PersonLine[];
  ledger: readonly MoneyLine[];
  errors: FieldErrors;
  onPeople: (people: PersonLine[]) => void;
  onLedger: (ledger: MoneyLine[]) => void;
}

const plain = { error: undefined, size: 'middle' } as const;

/** The people and the ledger of a lease, typed in place. */
export function LeaseLines({ people, ledger, errors, onPeople, onLedger }: LeaseLinesProps) {
  const t = useText(messages);
  const cellLabel = (what: string, number: number) => t('cell', { what, number });
  return (
    <>
      <Question label={t('people')} field={{ id: 'field-people', error: errors['people'] }} group>
        <LineGrid<PersonLine>
          name="people"
          lines={people}
          columns={usePersonColumns(errors)}
          cellLabel={cellLabel}
          removeTitle={t('remove')}
          removeLabel={(number) => t('removePerson', { number })}
          addLabel={t('addPerson')}
          blank={blankPerson}
          onChange={(lines) => onPeople([...lines])}
        />
      </Question>
      <Question label={t('ledger')} field={{ id: 'field-ledger', error: errors['ledger'] }} group optional>
        <LineGrid<MoneyLine>
          name="ledger"
          lines={ledger}
          columns={useLedgerColumns()}
          cellLabel={cellLabel}
          removeTitle={t('remove')}
          removeLabel={(number) => t('removeLine', { number })}
          addLabel={t('addLine')}
          blank={blankMoney}
          onChange={(lines) => onLedger([...lines])}
        />
      </Question>
    </>
  );
}

function usePersonColumns(errors: FieldErrors): readonly LineColumn<PersonLine>[] {
  const t = useText(messages);
  const kinds = leasePersonKinds.map((value) => ({ value, label: t(value) }));
  const hasErrors = Object.keys(errors).some((path) => path.startsWith('people.'));
  const text = (
    name: 'firstName' | 'lastName' | 'phone',
    title: string,
    max: number,
  ): LineColumn<PersonLine> => ({
    key: name,
    title,
    render: (line, id, change) => (
      <TextInput
        {...plain}
        id={id}
        value={line[name]}
        maxLength={max}
        error={hasErrors && name === 'lastName' && line.lastName.trim() === '' ? t('lastName') : undefined}
        onChange={(value) => change({ [name]: value })}
      />
    ),
  });
  return [
    text('firstName', t('firstName'), 100),
    text('lastName', t('lastName'), 100),
    {
      key: 'kind',
      title: t('role'),
      width: '24%',
      render: (line, id, change) => (
        <SelectInput
          {...plain}
          id={id}
          value={line.kind}
          options={kinds}
          onChange={(kind) => kind && change({ kind })}
        />
      ),
    },
    text('phone', t('phone'), 40),
  ];
}

const reduces = ({ kind }: Pick<MoneyLine, 'kind'>) => kind === 'PAYMENT' || kind === 'CREDIT';
/** Payments and credits reduce what is owed, however they are typed. */
const signed = (line: Pick<MoneyLine, 'kind' | 'amountCents'>) =>
  line.amountCents === null ? null : Math.abs(line.amountCents) * (reduces(line) ? -1 : 1);

function useLedgerColumns(): readonly LineColumn<MoneyLine>[] {
  const t = useText(messages);
  const kinds = ledgerKinds.map((value) => ({ value, label: t(value) }));
  return [
    {
      key: 'kind',
      title: t('kind'),
      width: '26%',
      render: (line, id, change) => (
        <SelectInput
          {...plain}
          id={id}
          value={line.kind}
          options={kinds}
          onChange={(kind) => kind && change({ kind, amountCents: signed({ ...line, kind }) })}
        />
      ),
    },
    {
      key: 'due',
      title: t('dueOn'),
      width: '30%',
      render: (line, id, change) => (
        <DateInput {...plain} id={id} value={line.dueOn} onChange={(dueOn) => change({ dueOn })} />
      ),
    },
    {
      key: 'amount',
      title: t('amount'),
      align: 'end',
      render: (line, id, change) => (
        <MoneyInput
          {...plain}
          id={id}
          value={line.amountCents}
          onChange={(amountCents) => change({ amountCents: signed({ ...line, amountCents }) })}
        />
      ),
    },
  ];
}
