import type { Check, ShownCheckStatus } from '@writdesk/contract/checks/check-values';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, menuColumn } from '../../shared/table/index.ts';
import { Money, Status, type StatusLook, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { Ban, CircleCheck, Hourglass, Landmark, PencilLine, TriangleAlert } from 'lucide-react';

/** What a check is called where it has no number yet. */
export const nameOfCheck = (row: Check | undefined): string =>
  row ? [row.number, row.payeeName].filter(Boolean).join(' · ') : '';

/** The end of a batch’s id: no two batches of a list have the same. */
export const nameOfBatch = (batchId: string): string => batchId.slice(-4).toUpperCase();

export function useCheckColumns(menuOf: (row: Check) => ReactNode): readonly Column<Check>[] {
  const t = useText(messages);
  return [
    {
      key: 'number',
      title: t('number'),
      sort: 'number',
      always: true,
      width: 92,
      render: (row) => row.number ?? '–',
    },
    {
      key: 'payee',
      title: t('payee'),
      sort: 'payeeName',
      render: (row) => <TwoLines strong first={row.payeeName} second={row.courthouse.name} />,
    },
    {
      key: 'purpose',
      title: t('purpose'),
      width: 124,
      render: (row) => [...new Set(row.lines.map(({ purpose }) => t(purpose)))].join(', '),
    },
    { key: 'cases', title: t('cases'), render: (row) => <Cases row={row} /> },
    {
      key: 'amount',
      title: t('amount'),
      sort: 'amountCents',
      align: 'end',
      width: 104,
      render: (row) => <Money cents={row.amountCents} />,
    },
    {
      key: 'status',
      title: t('status'),
      width: 168,
      render: (row) => <Status of={checkStatusLook[row.status]} />,
    },
    { key: 'source', title: t('source'), width: 130, extra: 'narrow', render: (row) => t(row.source) },
    {
      key: 'batch',
      title: t('batch'),
      width: 76,
      render: (row) => <Batch row={row} />,
    },
    {
      key: 'generated',
      title: t('generated'),
      sort: 'generatedOn',
      width: 140,
      render: (row) => <TwoLines first={recordDay(row.generatedOn)} second={row.generatedByName} />,
    },
    {
      key: 'issued',
      title: t('issued'),
      width: 150,
      extra: 'narrow',
      render: (row) => (
        <TwoLines
          first={row.issuedOn && recordDay(row.issuedOn)}
          second={row.releasedAlone ? t('aloneBy', { name: row.approvedByName ?? '' }) : row.approvedByName}
        />
      ),
    },
    menuColumn(t('edit'), menuOf),
  ];
}

/** All checks of the batch are one press away. */
function Batch({ row: { batchId } }: { row: Check }) {
  const t = useText(messages);
  const batch = nameOfBatch(batchId);
  return (
    <Link to="/checks" search={{ batchId }} aria-label={t('showBatch', { batch })}>
      {batch}
    </Link>
  );
}

/** The case that a check pays, or how many; and why a void one is void. */
function Cases({ row }: { row: Check }) {
  const t = useText(messages);
  const [only] = row.lines.length === 1 ? row.lines : [];
  const first = only ? (
    only.case ? (
      <Link to="/cases/$id" params={{ id: only.case.id }}>
        {only.case.title}
      </Link>
    ) : (
      t('hidden')
    )
  ) : (
    t('caseCount', { count: row.lines.length })
  );
  const { voidReason, voidKind, voidedByName, replacesNumber, memo } = row;
  const second = voidReason
    ? [voidKind && t(voidKind), t('voided', { name: voidedByName ?? '', reason: voidReason })]
        .filter(Boolean)
        .join(' · ')
    : replacesNumber
      ? `${t('replaces')} ${replacesNumber}`
      : memo;
  return <TwoLines first={first} second={second} />;
}

const { en, es } = messages;
const look = (status: ShownCheckStatus, rest: Pick<StatusLook, 'tone' | 'icon'>): StatusLook => ({
  label: { en: en[status], es: es[status] },
  ...rest,
});

export const checkStatusLook: Readonly<Record<ShownCheckStatus, StatusLook>> = {
  GENERATED: look('GENERATED', { tone: 'quiet', icon: PencilLine }),
  AWAITING_APPROVAL: look('AWAITING_APPROVAL', { tone: 'hold', icon: Hourglass }),
  SUBMITTED: look('SUBMITTED', { tone: 'gain', icon: CircleCheck }),
  CLEARED: look('CLEARED', { tone: 'quiet', icon: Landmark }),
  VOIDED: look('VOIDED', { tone: 'quiet', icon: Ban }),
  STALE: look('STALE', { tone: 'stop', icon: TriangleAlert }),
};
