import {
  type BankLine,
  type BookItem,
  bankStatements,
} from '@writdesk/contract/bank-statements/bank-statements';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { Question, RecordDialog, TextInput, useBodyForm } from '../../shared/form/index.ts';
import { useSettled } from '../../shared/form/use-settled.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ErrorState, Money, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import './match.css';

/** Says what a line is: an entry with its amount, or several that come to it together, like a month of a card. */
export default function MatchDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const t = useText(messages);
  const [search, setSearch] = useState('');
  const form = useBodyForm({ items: line.proposals.slice(0, 1) }, bankStatements.match.body, ({ items }) => ({
    items: items.map(({ kind, id }) => ({ kind, id })),
  }));
  const match = useAction(bankStatements.match, { quiet: true });
  const amount = formatMoney(line.amountCents);
  const submit = () => {
    const body = form.check();
    if (!body) return;
    match
      .runAsync({ params: { id: line.id }, body })
      .then(() => {
        toast.success(amount, { title: t('matched') });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error, (path) => path.replace(/^items.*/, 'items')));
  };
  const field = form.field('items');
  return (
    <RecordDialog
      title={t('matchTitle', { amount })}
      keep={t('cancel')}
      save={t('match')}
      form={{ ...form, submit, isRunning: match.isRunning }}
      onClose={onClose}
    >
      <Question label={t('searchEntries')} field={{ id: 'entry-search' }}>
        <TextInput id="entry-search" value={search} onChange={setSearch} autoComplete="off" />
      </Question>
      <Question label={t('books')} field={field} group>
        <Entries line={line} search={search} chosen={field.value} onChange={field.onChange} />
      </Question>
      <ChosenSum line={line} chosen={field.value} />
    </RecordDialog>
  );
}

interface EntriesProps {
  line: BankLine;
  search: string;
  chosen: readonly BookItem[];
  onChange: (chosen: BookItem[]) => void;
}

/** What is chosen stays on the list, whatever is searched for. */
function Entries({ line, search, chosen, onChange }: EntriesProps) {
  const t = useText(messages);
  const asked = useSettled(search.trim());
  const { data, error, refetch } = useCall(bankStatements.entries, {
    params: { id: line.id },
    query: { search: asked },
    keepPrevious: true,
    quiet: true,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} what={t('theEntries')} />;
  const found = data?.entries ?? [];
  const first = asked === '' ? line.proposals : [];
  const shown = [...new Map([...first, ...chosen, ...found].map((one) => [one.id, one])).values()];
  const isChosen = ({ id }: BookItem) => chosen.some((one) => one.id === id);
  const without = ({ id }: BookItem) => chosen.filter((one) => one.id !== id);
  return (
    <>
      <ul className="match-entries">
        {shown.map((entry) => (
          <li key={entry.id}>
            <Checkbox
              checked={isChosen(entry)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, entry] : without(entry))}
            >
              <span className="match-entry">
                <span>
                  {[entry.number, entry.name ?? t(entry.kind)].filter(Boolean).join(' · ')}
                  <small>{[t(entry.kind), recordDay(entry.day)].join(' · ')}</small>
                </span>
                <Money cents={entry.amountCents} />
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {data && shown.length === 0 && <p className="match-note">{t(asked ? 'noneFound' : 'noEntries')}</p>}
      {data?.isCut && <p className="match-note">{t('entriesCut')}</p>}
    </>
  );
}

/** What the chosen entries come to, and what is left of the line. */
function ChosenSum({ line, chosen }: { line: BankLine; chosen: readonly BookItem[] }) {
  const t = useText(messages);
  const sum = chosen.reduce((cents, { amountCents }) => cents + amountCents, 0);
  const left = line.amountCents - sum;
  const amounts = { count: chosen.length, sum: formatMoney(sum), left: formatMoney(Math.abs(left)) };
  const isOver = left !== 0 && left < 0 !== line.amountCents < 0;
  const said =
    left === 0 ? 'chosenAll' : isOver ? 'chosenOver' : chosen.length > 0 ? 'chosenSome' : 'chosenNone';
  return <output className="match-sum">{t(said, amounts)}</output>;
}
