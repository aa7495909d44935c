import {
  type Check,
  checkPayees,
  checkReleases,
  shownCheckStatuses,
} from '@writdesk/contract/checks/check-values';
import { checks } from '@writdesk/contract/checks/checks';
import { Button } from 'antd';
import { Landmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  ListPage,
  listSearch,
  optionsOf,
  useListQuery,
  useListSearch,
  useSelection,
} from '../../shared/table/index.ts';
import { type MenuItem, MoreMenu, TwoLines } from '../../shared/ui/index.ts';
import { EditCheckDialog, SpoilDialog, VoidDialog } from './CheckDialogs.tsx';
import { nameOfBatch, nameOfCheck, useCheckColumns } from './check-columns.tsx';
import { messages } from './messages.ts';
import { type Named, useCheckActs } from './use-check-acts.tsx';

const GenerateDialog = lazy(() => import('./GenerateDialog.tsx'));
const ReleaseLimitDialog = lazy(() => import('./ReleaseLimitDialog.tsx'));
const AlignmentDialog = lazy(() => import('./AlignmentDialog.tsx'));

const checkSearch = listSearch.extend({
  status: choiceSearch,
  payeeKind: choiceSearch,
  release: choiceSearch,
  batchId: choiceSearch,
});
type CheckSearch = ReturnType<typeof checkSearch.parse>;

/** The firm’s checks to courts: from the proposal to the printed sheet, and what was voided. */
export default function ChecksPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(checkSearch);
  const selection = useSelection();
  const acts = useCheckActs(selection.setKeys);
  const [isMaking, setMaking] = useState(false);
  const [isLimiting, setLimiting] = useState(false);
  const [isAligning, setAligning] = useState(false);
  const [editing, setEditing] = useState<Check | null>(null);
  const [voiding, setVoiding] = useState<{ ids: string[]; names: Named; stops: boolean } | null>(null);
  const [spoiling, setSpoiling] = useState<Check | null>(null);
  // With a second person who may approve, a firm has nothing to set.
  const limit = useCall(checks.releaseLimit, { enabled: holds('check.set-release-limit'), quiet: true }).data;
  const mayLimit = limit !== undefined && (limit.approvers < 2 || limit.upToCents !== null);
  const query = useListQuery(checks.reports, list);
  const rows = query.data?.checks;
  const namesOf = (ids: readonly string[]): Named =>
    new Map(ids.map((id) => [id, nameOfCheck(rows?.find((row) => row.id === id))]));
  const canStop = (id: string) => rows?.find((row) => row.id === id)?.can.stop === true;
  const one = (row: Check) => [[row.id], new Map([[row.id, nameOfCheck(row)]])] as const;
  const menuOf = (row: Check): MenuItem[] => {
    const [ids, names] = one(row);
    const item = (
      key: 'edit' | 'submit' | 'approve' | 'print' | 'spoil' | 'void' | 'reissue',
      onSelect: () => void,
    ) => ({
      key,
      label: t(key),
      danger: key === 'void',
      onSelect,
    });
    return [
      row.can.update && item('edit', () => setEditing(row)),
      row.can.submit && item('submit', () => acts.submit([...ids], names)),
      row.can.approve && item('approve', () => acts.approve([...ids], names)),
      row.can.print && item('print', () => acts.print([...ids], names)),
      row.can.spoil && item('spoil', () => setSpoiling(row)),
      row.can.reissue && item('reissue', () => acts.reissue(row.id)),
      row.can.void && item('void', () => setVoiding({ ids: [...ids], names, stops: row.can.stop })),
    ].filter((entry) => entry !== false);
  };
  const bulk = (
    key: 'submit' | 'approve' | 'print' | 'void',
    run: (ids: string[], names: Named) => void,
  ) => ({
    key,
    label: t(key),
    disabled: acts.isRunning,
    run: () => run([...selection.keys], namesOf(selection.keys)),
  });
  const actions = [
    holds('check.submit') && bulk('submit', acts.submit),
    holds('check.approve') && bulk('approve', acts.approve),
    holds('check.submit') && bulk('print', acts.print),
    holds('check.void') &&
      bulk('void', (ids, names) => setVoiding({ ids, names, stops: ids.every(canStop) })),
  ].filter((entry) => entry !== false);
  const columns = useCheckColumns((row) => {
    const items = menuOf(row);
    return items.length === 0 ? null : (
      <MoreMenu size="small" items={items} label={t('actsFor', { payee: nameOfCheck(row) })} />
    );
  });
  return (
    <>
      <ListPage<Check, CheckSearch>
        name="checks"
        title={t('checks')}
        what={t('theChecks')}
        query={query}
        rows={rows}
        list={list}
        columns={columns}
        facts={(query.data?.totals ?? [])
          .map((sum) => t('sumOf', { status: t(sum.status), amount: formatMoney(sum.amountCents) }))
          .join(' · ')}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={[row.number, formatMoney(row.amountCents), t(row.status)].filter(Boolean).join(' · ')}
            second={`${row.payeeName} · ${t('inBatch', { batch: nameOfBatch(row.batchId) })}`}
          />
        )}
        selection={{ ...selection, actions }}
        filters={[
          choiceOf(list, 'status', { name: t('status'), options: optionsOf(shownCheckStatuses, t) }),
          choiceOf(list, 'payeeKind', { name: t('payee'), options: optionsOf(checkPayees, t) }),
          choiceOf(list, 'release', { name: t('release'), options: optionsOf(checkReleases, t) }),
          choiceOf(list, 'batchId', { name: t('batch'), options: batchesOf(rows ?? []), multiple: false }),
        ]}
        searchLabel={t('searchChecks')}
        actions={
          <>
            {mayLimit && <Button onClick={() => setLimiting(true)}>{t('releaseLimit')}</Button>}
            {holds('check.submit') && <Button onClick={() => setAligning(true)}>{t('alignment')}</Button>}
            {holds('check.generate') && (
              <Button type="primary" onClick={() => setMaking(true)}>
                {t('generate')}
              </Button>
            )}
          </>
        }
        empty={{ icon: Landmark, title: t('noChecks'), text: t('noChecksText') }}
      />
      <Suspense>
        {isMaking && <GenerateDialog onClose={() => setMaking(false)} />}
        {isLimiting && <ReleaseLimitDialog onClose={() => setLimiting(false)} />}
        {isAligning && <AlignmentDialog onClose={() => setAligning(false)} />}
      </Suspense>
      {editing && <EditCheckDialog check={editing} onClose={() => setEditing(null)} />}
      {voiding && (
        <VoidDialog
          ids={voiding.ids}
          stops={voiding.stops}
          onVoid={(why) => acts.voidAll(voiding.ids, voiding.names, why)}
          onClose={() => setVoiding(null)}
        />
      )}
      {spoiling && <SpoilDialog check={spoiling} onClose={() => setSpoiling(null)} />}
      {acts.results}
    </>
  );
}

/** The batches of the checks that are shown, each with its day. */
const batchesOf = (rows: readonly Check[]) =>
  [...new Map(rows.map(({ batchId, generatedOn }) => [batchId, generatedOn]))].map(([value, day]) => ({
    value,
    label: `${nameOfBatch(value)} · ${recordDay(day)}`,
  }));
