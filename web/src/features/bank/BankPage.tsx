import {
  type BankLine,
  bankStatements,
  lineStates,
} from '@writdesk/contract/bank-statements/bank-statements';
import { Button } from 'antd';
import { CircleCheck, CircleDashed, Landmark, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  menuColumn,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { type MenuItem, Money, MoreMenu, Status, type StatusLook, TwoLines } from '../../shared/ui/index.ts';
import { BankTabs } from './BankTabs.tsx';
import { messages } from './messages.ts';

const ImportDialog = lazy(() => import('./ImportDialog.tsx'));
const MatchDialog = lazy(() => import('./MatchDialog.tsx'));
const UnmatchDialog = lazy(() => import('./UnmatchDialog.tsx'));

const lineSearch = listSearch.extend({ state: choiceSearch });
type LineSearch = ReturnType<typeof lineSearch.parse>;
type Open = { dialog: 'import' } | { dialog: 'match' | 'unmatch'; line: BankLine };

/** What banks say, and what it is in the books. */
export default function BankPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(lineSearch);
  const [open, setOpen] = useState<Open | null>(null);
  const query = useListQuery(bankStatements.lines, list);
  const close = () => setOpen(null);
  const menuOf = (line: BankLine): MenuItem[] =>
    (['match', 'unmatch'] as const)
      .filter((act) => line.can[act])
      .map((act) => ({ key: act, label: t(act), onSelect: () => setOpen({ dialog: act, line }) }));
  const columns = useColumns(menuOf);
  return (
    <>
      <ListPage<BankLine, LineSearch>
        name="bank-lines"
        title={t('bank')}
        what={t('theLines')}
        query={query}
        rows={query.data?.lines}
        list={list}
        columns={columns}
        notes={<BankTabs active="lines" />}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={`${formatMoney(row.amountCents)} · ${t(row.state)}`}
            second={[recordDay(row.postedOn), row.text, row.number].filter(Boolean).join(' · ')}
          />
        )}
        filters={[choiceOf(list, 'state', { name: t('state'), options: optionsOf(lineStates, t) })]}
        {...(holds('bank-statement.import') && {
          actions: (
            <Button type="primary" onClick={() => setOpen({ dialog: 'import' })}>
              {t('import')}
            </Button>
          ),
        })}
        empty={{ icon: Landmark, title: t('noLines'), text: t('noLinesText') }}
      />
      <Suspense>
        {open?.dialog === 'import' && <ImportDialog onClose={close} />}
        {open?.dialog === 'match' && <MatchDialog line={open.line} onClose={close} />}
        {open?.dialog === 'unmatch' && <UnmatchDialog line={open.line} onClose={close} />}
      </Suspense>
    </>
  );
}

function useColumns(menuOf: (line: BankLine) => MenuItem[]): readonly Column<BankLine>[] {
  const t = useText(messages);
  return [
    { key: 'day', title: t('day'), always: true, width: 130, render: ({ postedOn }) => recordDay(postedOn) },
    {
      key: 'text',
      title: t('line'),
      render: ({ text, number, bankAccount }) => (
        <TwoLines strong first={text} second={[number, bankAccount.name].filter(Boolean).join(' · ')} />
      ),
    },
    {
      key: 'amount',
      title: t('amount'),
      align: 'end',
      width: 140,
      render: ({ amountCents }) => <Money cents={amountCents} />,
    },
    {
      key: 'state',
      title: t('state'),
      width: 160,
      render: ({ state }) => <Status of={lineStateLook[state]} />,
    },
    {
      key: 'books',
      title: t('books'),
      render: ({ alarm, matches, proposals }) => {
        const [first] = matches;
        if (alarm) return <TwoLines strong first={t(alarm)} second={first && nameOf(first)} />;
        if (first) {
          const more = matches.length - 1;
          const second = more > 0 ? t('moreEntries', { count: more }) : recordDay(first.day);
          return <TwoLines first={nameOf(first)} second={second} />;
        }
        if (proposals.length > 0) return t('proposals', { count: proposals.length });
        return <TwoLines first={t('notInBooks')} second={t('severalEntries')} />;
      },
    },
    menuColumn(t('actions'), (line) => {
      const items = menuOf(line);
      return items.length === 0 ? null : (
        <MoreMenu
          size="small"
          items={items}
          label={t('actsFor', { what: `${line.text}, ${formatMoney(line.amountCents)}` })}
        />
      );
    }),
  ];
}

/** What an entry of the books is called. */
const nameOf = ({ number, name, amountCents }: BankLine['matches'][number]): string =>
  [number, name, formatMoney(amountCents)].filter(Boolean).join(' · ');

const { en, es } = messages;
type State = BankLine['state'];
const look = (state: State, rest: Pick<StatusLook, 'tone' | 'icon'>): StatusLook => ({
  label: { en: en[state], es: es[state] },
  ...rest,
});

export const lineStateLook: Readonly<Record<State, StatusLook>> = {
  OPEN: look('OPEN', { tone: 'hold', icon: CircleDashed }),
  MATCHED: look('MATCHED', { tone: 'gain', icon: CircleCheck }),
  ALARM: look('ALARM', { tone: 'stop', icon: TriangleAlert }),
};
