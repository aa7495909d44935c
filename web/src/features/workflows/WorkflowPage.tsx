import type { WorkflowDetails, WorkflowStep } from '@writdesk/contract/workflows/workflow-values';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import { Copy, FileText, Landmark, PencilLine, Send, Workflow } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { call, useAction, useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  LoadedPage,
  MoreMenu,
  PageFact,
  PageHead,
  RecordPage,
  SavedAgo,
  Status,
  type StatusLook,
  TabLinks,
  toast,
} from '../../shared/ui/index.ts';
import { Builder } from './Builder.tsx';
import { DiscardDialog, PublishDialog } from './DraftDialogs.tsx';
import { messages } from './messages.ts';
import { useDraft } from './use-draft.ts';
import { VersionsPart } from './VersionsPart.tsx';
import { useGivenName } from '../../labels/use-given-name.ts';
import './workflows.css';

const RehearsalPart = lazy(() => import('./RehearsalPart.tsx'));

/** One workflow: its steps as a list that is built, and its published versions. */
export default function WorkflowPage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const details = useCall(workflows.details, { params: { id }, quiet: true });
  const hasDraft = details.data?.hasDraft ?? false;
  const steps = useCall(workflows.steps, {
    params: { id },
    query: hasDraft ? { draft: 'true' } : {},
    enabled: details.data !== undefined,
    keepPrevious: true,
    quiet: true,
  });
  const loaded = details.data && steps.data ? { workflow: details.data, steps: steps.data.steps } : undefined;
  const query = {
    data: loaded,
    error: details.error ?? steps.error,
    refetch: () => Promise.all([details.refetch(), steps.refetch()]),
  };
  return (
    <LoadedPage query={query} what={t('theWorkflow')} lines={14}>
      {(record) => <Page key={id} {...record} />}
    </LoadedPage>
  );
}

/** The draft as it is now, whatever the page has read before. */
async function readDraft(id: string) {
  const params = { id };
  const { hasDraft, lockVersion } = await call(workflows.details, { params });
  const query = hasDraft ? ({ draft: 'true' } as const) : {};
  const { steps } = await call(workflows.steps, { params, query });
  return { id, steps, lockVersion };
}

interface PageProps {
  workflow: WorkflowDetails;
  steps: readonly WorkflowStep[];
}

function Page({ workflow, steps }: PageProps) {
  const t = useText(messages);
  const { part }: { part?: unknown } = useSearch({ strict: false });
  const draft = useDraft({ id: workflow.id, steps, lockVersion: workflow.lockVersion });
  const shown = part === 'versions' || part === 'rehearsal' ? part : 'steps';
  const takeTheirs = () =>
    void readDraft(workflow.id).then((theirs) => {
      draft.take(theirs);
      toast.success(t('tookTheirs'));
    });
  const insist = () => void readDraft(workflow.id).then(({ lockVersion }) => draft.insist(lockVersion));
  return (
    <RecordPage
      head={<Head workflow={workflow} draft={draft} />}
      tabs={
        <TabLinks
          label={t('parts')}
          active={shown}
          items={[
            { key: 'steps', label: t('partSteps'), count: draft.steps.length, search: {} as never },
            {
              key: 'versions',
              label: t('partVersions'),
              count: workflow.version,
              search: { part: 'versions' } as never,
            },
            { key: 'rehearsal', label: t('partRehearsal'), search: { part: 'rehearsal' } as never },
          ]}
        />
      }
    >
      {shown === 'versions' && <VersionsPart workflow={workflow} />}
      {shown === 'rehearsal' && (
        <Suspense>
          <RehearsalPart workflow={workflow} />
        </Suspense>
      )}
      {shown === 'steps' && (
        <Builder workflow={workflow} draft={draft} onTakeTheirs={takeTheirs} onInsist={insist} />
      )}
    </RecordPage>
  );
}

const looks = {
  draft: (version: number): StatusLook => ({
    label: { en: `Draft of version ${version}`, es: `Borrador de la versión ${version}` },
    tone: 'quiet',
    icon: PencilLine,
  }),
  published: (version: number): StatusLook => ({
    label: { en: `Version ${version}`, es: `Versión ${version}` },
    tone: 'gain',
    icon: FileText,
  }),
};

type DraftOf = ReturnType<typeof useDraft>;

function Head({ workflow, draft }: { workflow: WorkflowDetails; draft: DraftOf }) {
  const t = useText(messages);
  const title = useGivenName()(workflow.name);
  const { version, hasDraft, running, courthouses } = workflow;
  // Until they are moved, the cases are on an earlier version.
  const [inUse] = running
    .filter(({ cases }) => cases > 0)
    .toSorted((one, other) => other.version - one.version);
  return (
    <PageHead
      title={title}
      breadcrumb={[{ label: t('workflows'), to: '/workflows' }]}
      phone={{ backTo: '/workflows', title }}
      status={<Status pill of={hasDraft ? looks.draft(version + 1) : looks.published(version)} />}
      facts={
        <>
          <PageFact icon={<Workflow size={15} aria-hidden />}>
            {inUse ? t('inUse', { version: inUse.version, count: inUse.cases }) : t('notInUse')}
          </PageFact>
          <PageFact icon={<Landmark size={15} aria-hidden />}>
            {courthouses.map(({ name }) => name).join(', ') || t('allCourthouses')}
          </PageFact>
          <SavedAgo savedAt={draft.savedAt} state={draft.saving} />
        </>
      }
      actions={<Actions workflow={workflow} draft={draft} />}
    />
  );
}

function Actions({ workflow, draft }: { workflow: WorkflowDetails; draft: DraftOf }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'publish' | 'discard' | null>(null);
  const { id, version, hasDraft, can } = workflow;
  const clone = useAction(workflows.clone, {
    onDone: ({ workflow: copy }) => {
      toast.success(t('cloned', { name: copy.name }));
      void navigate({ to: '/workflows/$id', params: { id: copy.id } });
    },
  });
  if (!can.edit) return null;
  const open = (which: 'publish' | 'discard') => void draft.flush().then(() => setDialog(which));
  return (
    <>
      <Button
        icon={<Copy size={16} aria-hidden />}
        loading={clone.isRunning}
        onClick={() => clone.run({ params: { id }, body: {} })}
      >
        {t('clone')}
      </Button>
      {hasDraft && version > 0 && (
        <MoreMenu
          items={[{ key: 'discard', label: t('discard'), danger: true, onSelect: () => open('discard') }]}
        />
      )}
      {can.publish && (hasDraft || draft.canUndo) && (
        <Button type="primary" icon={<Send size={16} aria-hidden />} onClick={() => open('publish')}>
          {t('publish', { version: version + 1 })}
        </Button>
      )}
      {dialog === 'publish' && (
        <PublishDialog
          workflow={workflow}
          lockVersion={draft.lockVersion()}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'discard' && (
        <DiscardDialog
          workflow={workflow}
          lockVersion={draft.lockVersion()}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
