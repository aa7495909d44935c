import { Link } from '@tanstack/react-router';
import type { SupportAccessRow } from '@writdesk/contract/support-access/support-access';
import { Button } from 'antd';
import { CircleSlash, Clock, KeyRound } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import type { Column } from '../../shared/table/index.ts';
import { Status, type StatusLook, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { clockDay, clockTime } from './moments.ts';

type State = 'running' | 'ended' | 'over';

const stateOf = ({ isOpen, endedAt }: SupportAccessRow): State =>
  isOpen ? 'running' : endedAt ? 'ended' : 'over';

const word = (key: State) => ({ en: messages.en[key], es: messages.es[key] });
const looks: Record<State, StatusLook> = {
  running: { label: word('running'), tone: 'hold', icon: KeyRound },
  ended: { label: word('ended'), tone: 'quiet', icon: CircleSlash },
  over: { label: word('over'), tone: 'quiet', icon: Clock },
};

interface RowActs {
  mayEnd: boolean;
  onEnd: (access: SupportAccessRow) => void;
}

/** @param hasFirm where the rows are of several firms. */
export function useSupportColumns(acts: RowActs, hasFirm: boolean): readonly Column<SupportAccessRow>[] {
  const t = useText(messages);
  const ending: Column<SupportAccessRow> = {
    key: 'end',
    title: t('ending'),
    titleHidden: true,
    always: true,
    align: 'end',
    width: 120,
    render: (row) => <EndButton row={row} acts={acts} />,
  };
  return [
    {
      key: 'who',
      title: t('who'),
      always: true,
      width: '20%',
      render: ({ by, firm }) => <TwoLines strong first={by.name} second={hasFirm ? firm.name : undefined} />,
    },
    {
      key: 'why',
      title: t('why'),
      always: true,
      render: (row) => (
        <span className="support-why">
          <span>{row.reason}</span>
          <small>{row.caseId ? <CaseLink id={row.caseId} /> : t('wholeFirm')}</small>
        </span>
      ),
    },
    { key: 'from', title: t('from'), width: 130, render: ({ startedAt }) => <Moment at={startedAt} /> },
    { key: 'until', title: t('until'), width: 130, render: ({ endsAt }) => <Moment at={endsAt} /> },
    {
      key: 'state',
      title: t('state'),
      width: 150,
      render: (row) => (
        <TwoLines
          first={<Status of={looks[stateOf(row)]} />}
          second={row.endedAt ? t('endedAt', { moment: clockTime(row.endedAt) }) : undefined}
        />
      ),
    },
    ...(acts.mayEnd ? [ending] : []),
  ];
}

export function SupportPhoneRow({
  row,
  acts,
  hasFirm,
}: {
  row: SupportAccessRow;
  acts: RowActs;
  hasFirm: boolean;
}) {
  const t = useText(messages);
  const span = `${clockDay(row.startedAt)}, ${clockTime(row.startedAt)} – ${clockTime(row.endedAt ?? row.endsAt)}`;
  return (
    <div className="support-phone-row">
      <div className="support-why">
        <strong>{hasFirm ? `${row.by.name} · ${row.firm.name}` : row.by.name}</strong>
        <span>{row.reason}</span>
        <small>{row.caseId ? <CaseLink id={row.caseId} /> : t('wholeFirm')}</small>
        <small>
          <Status of={looks[stateOf(row)]} /> · {span}
        </small>
      </div>
      {acts.mayEnd && <EndButton row={row} acts={acts} />}
    </div>
  );
}

function EndButton({ row, acts }: { row: SupportAccessRow; acts: RowActs }) {
  const t = useText(messages);
  if (!row.isOpen) return null;
  return (
    <Button
      danger
      size="small"
      aria-label={t('endOf', { name: row.by.name })}
      onClick={(event) => {
        event.stopPropagation();
        acts.onEnd(row);
      }}
    >
      {t('end')}
    </Button>
  );
}

const Moment = ({ at }: { at: string }) => <TwoLines first={clockTime(at)} second={clockDay(at)} />;

function CaseLink({ id }: { id: string }) {
  const t = useText(messages);
  return (
    <Link to="/cases/$id" params={{ id }}>
      {t('openCase')}
    </Link>
  );
}
