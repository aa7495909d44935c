import { type LeaseDraft, monthFiling } from '@writdesk/contract/month-filing/month-filing';
import { useNavigate } from '@tanstack/react-router';
import { FilePen } from 'lucide-react';
import { formatMoney } from '../../../shared/formats/money.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import {
  ListPage,
  type ListSearch,
  listSearch,
  useListQuery,
  useListSearch,
} from '../../../shared/table/index.ts';
import { ButtonLink, TwoLines } from '../../../shared/ui/index.ts';
import { useDraftColumns } from './draft-columns.tsx';
import { messages } from './messages.ts';
import { useDraftFacts } from './use-draft-facts.ts';
import { useDraftSelection } from './use-draft-selection.tsx';

/** The drafts of the month as a grid: what each still lacks is given in its row, and one attestation submits those that are whole. */
export default function MonthDraftsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const list = useListSearch(listSearch);
  const query = useListQuery(monthFiling.drafts, list);
  const facts = useDraftFacts(query.data?.drafts);
  const rows = facts.shown;
  const { selection, dialogs } = useDraftSelection(rows, facts);
  return (
    <>
      <ListPage<LeaseDraft, ListSearch>
        name="month-drafts"
        title={t('drafts')}
        actions={<ButtonLink to="/month-filing">{t('toLeases')}</ButtonLink>}
        what={t('theDrafts')}
        query={query}
        rows={rows}
        list={list}
        columns={useDraftColumns(facts)}
        selection={selection}
        renderPhoneRow={({ title, claimedCents, errors }) => (
          <TwoLines
            strong
            first={title}
            second={`${formatMoney(claimedCents)} · ${errors.length === 0 ? t('complete') : t('lacks', { count: errors.length })}`}
          />
        )}
        onOpen={({ id }) => void navigate({ to: '/cases/$id/edit', params: { id } })}
        filters={[]}
        searchLabel={t('searchDrafts')}
        empty={{ icon: FilePen, title: t('noDrafts'), text: t('noDraftsText') }}
      />
      {dialogs}
    </>
  );
}
