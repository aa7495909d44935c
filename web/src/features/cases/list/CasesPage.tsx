import { Link, useNavigate } from '@tanstack/react-router';
import type { CaseRow } from '@writdesk/contract/cases/cases';
import { useState } from 'react';
import { call } from '../../../shared/api/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { DataTable, FilterBar, useExport } from '../../../shared/table/index.ts';
import { Money, PageHead, toast, useFoldSidebar, useMedia } from '../../../shared/ui/index.ts';
import { casePhoneRow, useCaseColumns } from './case-columns.tsx';
import type { CaseListSearch } from './case-list-search.ts';
import { caseAddress } from '../../../labels/case/case-names.ts';
import { useTerms } from '../../deadlines/index.ts';
import { DoneLine, useInPlace, withDone } from '../actions/index.ts';
import { CasePreview } from './CasePreview.tsx';
import { CaseQueues } from './CaseQueues.tsx';
import { firstAct, firstWait } from './first-act.ts';
import { messages } from './messages.ts';
import { NoCasesHere, SearchHint } from './NoCasesHere.tsx';
import { useBulkActs } from './use-bulk-acts.tsx';
import { caseQuery, listOf, useCaseAddress, useCaseList } from './use-case-list.ts';
import { useCaseFilters } from './use-case-filters.ts';
import { useFreshKeys } from './use-fresh-keys.ts';
import { whyNot } from './why-not.ts';
import { ViewMenu } from './ViewMenu.tsx';
import './cases.css';

/** Narrower than this, a row opens its page: next to a preview no table would be left. */
const previewQuery = '(min-width: 1200px)';

/** Next to an open sidebar the usual columns need this much. */
const columnsQuery = '(min-width: 1432px)';

/** The list of cases: queues, filters, preview, and actions on many at once. */
export default function CasesPage() {
  const t = useText(messages);
  const { isClient, holds } = usePerson();
  const list = useCaseAddress();
  const { queue, query } = useCaseList(list.search);
  const filters = useCaseFilters(list, queue);
  const rows = query.data?.cases;
  const total = query.data?.total ?? 0;
  const preview = usePreview(rows);
  const bulk = useBulkActs(rows);
  const asked = caseQuery(list.search, queue);
  const navigate = useNavigate();
  const inPlace = useInPlace<CaseRow>({
    rows,
    place: JSON.stringify(asked),
    onNext: (row) => {
      preview.move(row);
      document.querySelector<HTMLElement>(`[data-row-key="${row.id}"]`)?.focus();
    },
    onElsewhere: (row, act) => void navigate(caseAddress(row, act === 'open' ? undefined : act)),
  });
  const termsOf = useTerms();
  const act = (row: CaseRow) => {
    const first = firstAct(row) ?? firstWait(row)?.act;
    if (first) inPlace.actByKey(row, first);
    else toast.info(whyNot(row, termsOf(row.stateCode)) ?? t('othersTurn'), { title: row.title });
  };
  const doneOf = ({ id }: CaseRow) => {
    const isListed = rows?.some((row) => row.id === id) ?? false;
    const done = isListed ? undefined : inPlace.done.find(({ row }) => row.id === id);
    return done && <DoneLine done={done} />;
  };
  const route = listOf(queue.key);
  const exported = useExport<CaseRow>({
    name: 'cases',
    title: t('exporting'),
    fetchPage: async (page) => (await call(route, { query: { ...asked, ...page } })).cases,
    total,
    isCapped: query.data?.totalIsCapped ?? false,
  });
  const hasRoom = useMedia(columnsQuery);
  const columns = useCaseColumns({ isNarrow: preview.row !== null || !hasRoom });
  const shownCents = rows?.reduce((sum, { claimCents }) => sum + claimCents, 0) ?? 0;
  return (
    <>
      <PageHead
        title={t('cases')}
        facts={holds('case-seal.read') && <Link to="/cases/sealed">{t('sealedCases')}</Link>}
        actions={<ViewMenu list={list} />}
      />
      <CaseQueues list={list} present={queue.key} />
      <div className={preview.row ? 'cases-body with-preview' : 'cases-body'}>
        <DataTable<CaseRow, CaseListSearch>
          name="cases"
          label={t('cases')}
          what={t('theCases')}
          query={query}
          rows={rows && withDone(rows, inPlace.done)}
          rowKey={({ id }) => id}
          total={query.data}
          list={list}
          columns={columns}
          renderPhoneRow={casePhoneRow({ isClient, t })}
          onOpen={preview.open}
          openKey={preview.row?.id ?? null}
          onMove={preview.move}
          onAct={act}
          doneOf={doneOf}
          exported={exported}
          freshKeys={useFreshKeys(rows)}
          filters={filters}
          selection={bulk.selection}
          empty={<NoCasesHere list={list} queue={queue} />}
          footer={
            <>
              {t('sumShown')} <Money cents={shownCents} />
            </>
          }
          toolbar={
            <>
              <FilterBar list={list} filters={filters} searchLabel={t('searchCases')} />
              <SearchHint text={list.search.search} />
            </>
          }
        />
        {preview.row && <CasePreview row={preview.row} inPlace={inPlace} onClose={preview.close} />}
      </div>
      {bulk.dialogs}
      {inPlace.host}
    </>
  );
}

/** The row that stands open next to the list. Opened once more, it is left for its own page. */
function usePreview(rows: readonly CaseRow[] | undefined) {
  const navigate = useNavigate();
  const hasRoom = useMedia(previewQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  const row = (hasRoom && rows?.find(({ id }) => id === openId)) || null;
  useFoldSidebar(row !== null);
  return {
    row,
    open: (opened: CaseRow) => {
      if (hasRoom && opened.id !== row?.id) setOpenId(opened.id);
      else void navigate(caseAddress(opened));
    },
    move: (moved: CaseRow) => {
      if (row) setOpenId(moved.id);
    },
    close: () => setOpenId(null),
  };
}
