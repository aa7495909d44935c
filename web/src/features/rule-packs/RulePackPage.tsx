import { rulePacks, type PackDetails } from '@writdesk/contract/rule-packs/rule-packs';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import { CircleCheck, PencilLine, Scale } from 'lucide-react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { LoadedPage, PageFact, PageHead, RecordPage, TabLinks, toast } from '../../shared/ui/index.ts';
import { stateName } from '../../labels/law/states.ts';
import { DraftPart } from './DraftPart.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { Head } from './Head.tsx';
import { messages } from './messages.ts';
import { ProposalsPart } from './ProposalsPart.tsx';
import { RecalculationNote } from './RecalculationNote.tsx';
import { RowActions } from './RuleActions.tsx';
import { RowList } from './RowList.tsx';
import './rule-packs.css';

const parts = ['rows', 'draft', 'history', 'proposals'] as const;
type Part = (typeof parts)[number];

/** The law of one state: every row in plain words, where it is from, who checked it; its draft and its history. */
export default function RulePackPage() {
  const t = useText(messages);
  const { state = '' }: { state?: string } = useParams({ strict: false });
  const published = useCall(rulePacks.details, { params: { state }, quiet: true });
  // A state whose first rules are being made has a draft alone.
  const isFirst = published.error?.status === 404;
  const draft = useCall(rulePacks.details, {
    params: { state },
    query: { version: 'draft' },
    enabled: isFirst,
    quiet: true,
  });
  return (
    <LoadedPage query={isFirst ? draft : published} what={t('theRules')} lines={12}>
      {(pack) => <Pack pack={pack} isFirst={isFirst} />}
    </LoadedPage>
  );
}

function Pack({ pack, isFirst }: { pack: PackDetails; isFirst: boolean }) {
  const t = useText(messages);
  const locale = useLocale();
  const { part: given }: { part?: unknown } = useSearch({ strict: false });
  const { state, draftVersion, can } = pack;
  const wanted = parts.find((one) => one === given) ?? (isFirst ? 'draft' : 'rows');
  const part: Part = wanted === 'draft' && !draftVersion ? 'rows' : wanted;
  const title = state === 'US' ? t('federal') : stateName(state, locale);
  return (
    <RecordPage
      className="rule-part"
      head={
        <PageHead
          title={title}
          breadcrumb={[{ label: t('rules'), to: '/rules' }]}
          phone={{ backTo: '/rules', title }}
          facts={<HeadFacts pack={pack} />}
          actions={part === 'rows' && can.draft && !draftVersion && <StartDraft state={state} />}
        />
      }
      tabs={<Parts pack={pack} part={part} />}
    >
      <RecalculationNote state={state} />
      {part === 'rows' && <Rows pack={pack} />}
      {part === 'draft' && <DraftPart state={state} holds={isFirst ? null : pack.version} />}
      {part === 'history' && <HistoryPart state={state} />}
      {part === 'proposals' && <ProposalsPart state={state} can={can} />}
    </RecordPage>
  );
}

function HeadFacts({ pack }: { pack: PackDetails }) {
  const t = useText(messages);
  const { version, publishedAt, publishedBy, counts } = pack;
  return (
    <>
      <PageFact icon={<Scale size={15} aria-hidden />}>
        {pack.status === 'DRAFT' ? t('noVersion') : t('versionOf', { version })}
        {publishedAt && `, ${t('published').toLowerCase()} ${recordDay(dayOf(publishedAt))}`}
        {publishedBy && ` ${t('publishedBy', { name: publishedBy })}`}
      </PageFact>
      <PageFact icon={<CircleCheck size={15} aria-hidden />}>
        {t('checked')}: {t('ofTotal', { count: counts.verified, total: counts.total })}
      </PageFact>
    </>
  );
}

function Parts({ pack: { draftVersion, can }, part }: { pack: PackDetails; part: Part }) {
  const t = useText(messages);
  const shown = parts.filter(
    (one) => (one !== 'draft' || draftVersion) && (one !== 'proposals' || can.proposals),
  );
  return (
    <TabLinks
      label={t('parts')}
      active={part}
      items={shown.map((key) => ({
        key,
        label: key === 'draft' && draftVersion ? t('draftOf', { version: draftVersion }) : t(key),
        search: (key === 'rows' ? {} : { part: key }) as never,
      }))}
    />
  );
}

function StartDraft({ state }: { state: string }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const start = useAction(rulePacks.startDraft, {
    onDone: ({ version }) => {
      toast.success(t('startDraftDone', { version }));
      void navigate({ to: '.', search: { part: 'draft' } });
    },
  });
  return (
    <Button
      type="primary"
      icon={<PencilLine size={16} aria-hidden />}
      loading={start.isRunning}
      onClick={() => start.run({ params: { state }, body: {} })}
    >
      {t('startDraft')}
    </Button>
  );
}

function Rows({ pack }: { pack: PackDetails }) {
  const { state, rows, can } = pack;
  return (
    <>
      <RowList
        state={state}
        rows={rows}
        renderActions={(row) => can.verify && <RowActions state={state} row={row} />}
      />
      <Head pack={pack} />
    </>
  );
}
