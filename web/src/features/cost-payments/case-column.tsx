import type { UnpaidCost } from '@writdesk/contract/cost-payments/cost-payments';
import { Link } from '@tanstack/react-router';
import type { Column } from '../../shared/table/index.ts';
import { TwoLines } from '../../shared/ui/index.ts';

/** The case that a cost is for, and its company. */
export const caseColumn = <R extends Pick<UnpaidCost, 'case' | 'client'> & { id: string }>(
  title: string,
): Column<R> => ({
  key: 'case',
  title,
  always: true,
  render: (row) => (
    <TwoLines
      first={
        <Link to="/cases/$id" params={{ id: row.case.id }}>
          {row.case.title}
        </Link>
      }
      second={row.client.name}
    />
  ),
});
