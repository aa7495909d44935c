import { type SupportAccessRow, supportAccesses } from '@writdesk/contract/support-access/support-access';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { changed } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  ListPage,
  listSearch,
  useListQuery,
  useListSearch,
  yesNoOptions,
} from '../../shared/table/index.ts';
import { EndAccessDialog } from './EndAccessDialog.tsx';
import { messages } from './messages.ts';
import { SupportPhoneRow, useSupportColumns } from './support-columns.tsx';
import './support-access.css';

const accessSearch = listSearch.extend({ open: choiceSearch });
type AccessSearch = ReturnType<typeof accessSearch.parse>;

/** Who of the platform had the keys of the firm, and why; who has them now can be stopped. */
export default function SupportAccessPage() {
  const t = useText(messages);
  const { holds, firmId } = usePerson();
  const [ending, setEnding] = useState<SupportAccessRow | null>(null);
  const list = useListSearch(accessSearch);
  const query = useListQuery(supportAccesses.list, list);
  const rows = query.data?.accesses;
  // When one runs out, nobody is notified.
  useRefreshAtEnd(rows);
  const hasFirm = firmId === null;
  const acts = { mayEnd: holds('support-access.end'), onEnd: setEnding };
  const filters = [
    choiceOf(list, 'open', {
      name: t('state'),
      options: yesNoOptions(t('running'), t('notRunning')),
      multiple: false,
    }),
  ];
  return (
    <>
      <ListPage<SupportAccessRow, AccessSearch>
        name="support-access"
        title={t('supportAccess')}
        facts={t(hasFirm ? 'factsAll' : 'factsFirm')}
        what={t('theAccesses')}
        query={query}
        rows={rows}
        list={list}
        columns={useSupportColumns(acts, hasFirm)}
        renderPhoneRow={(row) => <SupportPhoneRow row={row} acts={acts} hasFirm={hasFirm} />}
        filters={filters}
        empty={{ icon: KeyRound, title: t('none'), text: t('noneText') }}
      />
      {ending && <EndAccessDialog access={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

/** Asks again when the first of the running ones runs out. */
function useRefreshAtEnd(rows: readonly SupportAccessRow[] | undefined): void {
  const next = rows
    ?.filter(({ isOpen }) => isOpen)
    .map(({ endsAt }) => Date.parse(endsAt))
    .toSorted((a, b) => a - b)
    .at(0);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => changed('support-access'), Math.max(1_000, next - Date.now() + 1_000));
    return () => clearTimeout(timer);
  }, [next]);
}
