import type { OverdueException } from '@writdesk/contract/invoices/overdue-exceptions';
import type { ReactNode } from 'react';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, menuColumn } from '../../shared/table/index.ts';
import { Status, TwoLines } from '../../shared/ui/index.ts';
import { exceptionStatusLook } from './exception-status.ts';
import { messages } from './messages.ts';

export function useExceptionColumns(
  menuOf: (row: OverdueException) => ReactNode,
): readonly Column<OverdueException>[] {
  const t = useText(messages);
  return [
    {
      key: 'company',
      title: t('company'),
      always: true,
      render: (row) => <TwoLines strong first={row.client.name} second={row.reason} />,
    },
    {
      key: 'asked',
      title: t('asked'),
      sort: 'requestedAt',
      width: 170,
      render: (row) => <TwoLines first={recordDay(dayOf(row.requestedAt))} second={row.requestedByName} />,
    },
    {
      key: 'promised',
      title: t('promised'),
      sort: 'promisedOn',
      width: 150,
      render: (row) => recordDay(row.promisedOn),
    },
    {
      key: 'state',
      title: t('state'),
      width: 170,
      render: (row) => <Status of={exceptionStatusLook[row.status]} />,
    },
    {
      key: 'cases',
      title: t('cases'),
      width: 150,
      render: (row) =>
        row.mostCases !== null && (
          <TwoLines
            first={t('usedOf', { used: row.usedCases, most: row.mostCases })}
            second={row.lastDay && t('untilDay', { day: recordDay(row.lastDay) })}
          />
        ),
    },
    {
      key: 'answer',
      title: t('answer'),
      width: '20%',
      render: (row) => (
        <TwoLines first={row.revokeReason ?? row.answer} second={row.revokedByName ?? row.decidedByName} />
      ),
    },
    menuColumn(t('state'), menuOf),
  ];
}
