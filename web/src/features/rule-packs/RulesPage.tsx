import { rulePacks, type PackSummary } from '@writdesk/contract/rule-packs/rule-packs';
import { Link, useNavigate } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { DataTable, type Column } from '../../shared/table/index.ts';
import { EmptyState, PageHead, TwoLines } from '../../shared/ui/index.ts';
import { stateName } from '../../labels/law/states.ts';
import { messages } from './messages.ts';
import './rule-packs.css';

/** The law of every state: its version, how sure it is, who checked it, and what is being changed. */
export default function RulesPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const query = useCall(rulePacks.list, { quiet: true });
  const rows = query.data?.packs;
  return (
    <>
      <PageHead
        title={t('rules')}
        facts={t('rulesLead')}
        actions={
          <Link to="/rules/moved" className="rules-moved-link">
            {t('seeMoved')}
          </Link>
        }
      />
      <DataTable<PackSummary>
        name="rules"
        label={t('rules')}
        what={t('theRules')}
        query={query}
        rows={rows}
        rowKey={({ state }) => state}
        total={rows && { total: rows.length }}
        columns={useColumns()}
        renderPhoneRow={(row) => (
          <TwoLines strong first={<StateLink row={row} />} second={<Checked row={row} />} />
        )}
        onOpen={({ state }) => void navigate({ to: '/rules/$state', params: { state } })}
        empty={<EmptyState icon={Scale} title={t('noRules')} />}
      />
    </>
  );
}

function StateLink({ row }: { row: PackSummary }) {
  const t = useText(messages);
  const locale = useLocale();
  return (
    <Link to="/rules/$state" params={{ state: row.state }}>
      {row.state === 'US' ? t('federal') : stateName(row.state, locale)}
    </Link>
  );
}

function Checked({ row: { counts } }: { row: PackSummary }) {
  const t = useText(messages);
  const wrong = counts.wrong > 0 ? t('wrongCount', { count: counts.wrong }) : null;
  return (
    <span>
      {t('ofTotal', { count: counts.verified, total: counts.total })}
      {wrong && <span className="rule-wrong"> · {wrong}</span>}
    </span>
  );
}

function useColumns(): readonly Column<PackSummary>[] {
  const t = useText(messages);
  const inWork = ({ draftVersion, openProposals, count }: PackSummary) =>
    [
      draftVersion && t('draftOf', { version: draftVersion }),
      openProposals > 0 && t('openProposals', { count: openProposals }),
      count && count.total > 0 && t('counting', { done: count.done, total: count.total }),
    ].filter(Boolean);
  return [
    {
      key: 'state',
      title: t('state'),
      always: true,
      width: '20%',
      render: (row) => <TwoLines strong first={<StateLink row={row} />} second={row.name} />,
    },
    {
      key: 'version',
      title: t('version'),
      width: 160,
      render: ({ version, counts }) => (
        <TwoLines first={version ?? t('noVersion')} second={t('rowCount', { count: counts.total })} />
      ),
    },
    { key: 'checked', title: t('checked'), width: 190, render: (row) => <Checked row={row} /> },
    {
      key: 'sources',
      title: t('sources'),
      width: 250,
      render: ({ counts: { S, K, U } }) => t('sureCounts', { S, K, U }),
    },
    {
      key: 'published',
      title: t('published'),
      width: 180,
      render: ({ publishedAt, publishedBy }) =>
        publishedAt && (
          <TwoLines
            first={recordDay(dayOf(publishedAt))}
            second={publishedBy && t('publishedBy', { name: publishedBy })}
          />
        ),
    },
    { key: 'work', title: t('inWork'), render: (row) => inWork(row).join(' · ') },
  ];
}
