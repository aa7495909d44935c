import type { TrustItem } from '@writdesk/contract/trust/trust-values';
import { Link } from '@tanstack/react-router';
import { useText } from '../../shared/i18n/translate.ts';
import { TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

type Owned = Pick<TrustItem, 'client' | 'case' | 'isOfCase'>;

/** Whose money it is. */
export function Owner({ row }: { row: Owned }) {
  const t = useText(messages);
  return (
    <TwoLines
      strong
      first={row.client?.name ?? t('nobody')}
      second={row.isOfCase ? <CaseOf row={row} /> : null}
    />
  );
}

/** The case whose money it is; of a case that the reader is kept from there is no name. */
export function CaseOf({ row }: { row: Pick<Owned, 'case' | 'isOfCase'> }) {
  const t = useText(messages);
  if (!row.case) return row.isOfCase ? t('hiddenCase') : null;
  return (
    <Link to="/cases/$id" params={{ id: row.case.id }}>
      {row.case.title}
    </Link>
  );
}
