import type { WorkflowDetails } from '@writdesk/contract/workflows/workflow-values';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { Button } from 'antd';
import { CircleCheck, CircleX, ListPlus, Redo2, Trash2, TriangleAlert, Undo2, Workflow } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { sayFault } from '../../shared/i18n/sentences.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { EmptyState, Note, Sheet } from '../../shared/ui/index.ts';
import { CopyStepsDialog } from './CopyStepsDialog.tsx';
import { messages } from './messages.ts';
import { StepList } from './StepList.tsx';
import { StepPanel } from './StepPanel.tsx';
import type { Draft } from './use-draft.ts';
import { WhereDialog } from './WhereDialog.tsx';

interface BuilderProps {
  workflow: WorkflowDetails;
  draft: Draft;
  onTakeTheirs: () => void;
  onInsist: () => void;
}

/** The list of steps at the left; at the right the step that is open, or what keeps the workflow from running. */
export function Builder({ workflow, draft, onTakeTheirs, onInsist }: BuilderProps) {
  const t = useText(messages);
  const [openId, setOpenId] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data: check } = useCall(workflows.check, {
    params: { id: workflow.id },
    keepPrevious: true,
    quiet: true,
  });
  const canEdit = workflow.can.edit;
  const place = draft.steps.findIndex(({ id }) => id === openId);
  const open = draft.steps[place];
  useUndoKeys(draft, canEdit);
  const faulty = new Map(
    (check?.faults ?? [])
      .toReversed()
      .flatMap(({ stepId, severity }) => (stepId === null ? [] : [[stepId, severity] as const])),
  );
  return (
    <>
      {draft.isStale && (
        <Note
          tone="hold"
          icon={TriangleAlert}
          action={
            <>
              <Button onClick={onTakeTheirs}>{t('takeTheirs')}</Button>
              <Button onClick={onInsist}>{t('keepMine')}</Button>
            </>
          }
        >
          {t('conflict')}
        </Note>
      )}
      {!canEdit && <p className="quiet-words">{t('readOnly')}</p>}
      <div className="record-columns side-stays">
        <Sheet
          padded={false}
          className="step-sheet"
          title={t('steps', { count: draft.steps.length })}
          extra={
            canEdit && (
              <span className="step-hint">
                {t('dragHint')} <kbd>Space</kbd> {t('andThen')} <kbd>↑</kbd> <kbd>↓</kbd>
              </span>
            )
          }
        >
          {canEdit && (
            <Tools workflowId={workflow.id} draft={draft} selected={selected} onSelect={setSelected} />
          )}
          {draft.steps.length === 0 && (
            <EmptyState icon={Workflow} title={t('noSteps')}>
              {t('noStepsText')}
            </EmptyState>
          )}
          <StepList
            draft={draft}
            canEdit={canEdit}
            openId={openId}
            onOpen={setOpenId}
            selected={selected}
            onSelect={setSelected}
            faulty={faulty}
          />
        </Sheet>
        <aside className="record-side">
          {open ? (
            <StepPanel
              key={open.id}
              step={open}
              number={place + 1}
              canEdit={canEdit}
              billItems={check?.billItems ?? []}
              onChange={(patch) => draft.edit(open.id, patch)}
              onClose={() => setOpenId(null)}
            />
          ) : (
            <Where workflow={workflow} />
          )}
          <Problems faults={check?.faults} onOpen={setOpenId} />
        </aside>
      </div>
    </>
  );
}

/** Undo, redo, copying, and what is done to several steps at once. */
function Tools({
  workflowId,
  draft,
  selected,
  onSelect,
}: {
  workflowId: string;
  draft: Draft;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
}) {
  const t = useText(messages);
  const [isCopying, setCopying] = useState(false);
  const count = selected.size;
  return (
    <div className="step-tools">
      <Button
        type="text"
        icon={<Undo2 size={16} aria-hidden />}
        disabled={!draft.canUndo}
        onClick={draft.undo}
      >
        {t('undo')}
      </Button>
      <Button
        type="text"
        icon={<Redo2 size={16} aria-hidden />}
        disabled={!draft.canRedo}
        onClick={draft.redo}
      >
        {t('redo')}
      </Button>
      <Button type="text" icon={<ListPlus size={16} aria-hidden />} onClick={() => setCopying(true)}>
        {t('copySteps')}
      </Button>
      {count > 0 && (
        <>
          <Button
            danger
            type="text"
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => {
              draft.remove(selected);
              onSelect(new Set());
            }}
          >
            {t('removeSelected', { count })}
          </Button>
          <Button type="text" onClick={() => onSelect(new Set())}>
            {t('clearSelection')}
          </Button>
        </>
      )}
      {isCopying && (
        <CopyStepsDialog
          ownId={workflowId}
          onCopy={(steps) => draft.insert(draft.steps.length + 1, steps)}
          onClose={() => setCopying(false)}
        />
      )}
    </div>
  );
}

function Where({ workflow }: { workflow: WorkflowDetails }) {
  const t = useText(messages);
  const [isChanging, setChanging] = useState(false);
  return (
    <Sheet
      title={t('where')}
      extra={workflow.can.edit && <Button onClick={() => setChanging(true)}>{t('editWhere')}</Button>}
    >
      {workflow.courthouses.length === 0 ? (
        <p>{t('allCourthouses')}</p>
      ) : (
        <ul>
          {workflow.courthouses.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      {isChanging && <WhereDialog workflow={workflow} onClose={() => setChanging(false)} />}
    </Sheet>
  );
}

interface Fault {
  stepId: string | null;
  place: number;
  severity: 'ERROR' | 'WARNING';
  code: string;
  values: Record<string, unknown>;
  message: string;
}

function Problems({
  faults,
  onOpen,
}: {
  faults: readonly Fault[] | undefined;
  onOpen: (id: string) => void;
}) {
  const t = useText(messages);
  if (!faults) return null;
  return (
    <Sheet title={t('problems')}>
      {faults.length === 0 ? (
        <p className="step-fault tone-gain">
          <CircleCheck size={16} aria-hidden />
          {t('noProblems')}
        </p>
      ) : (
        <ul className="step-faults">
          {faults.map(({ stepId, severity, message, ...said }) => (
            <li key={message} className={`step-fault tone-${severity === 'ERROR' ? 'stop' : 'hold'}`}>
              {severity === 'ERROR' ? (
                <CircleX size={16} aria-hidden />
              ) : (
                <TriangleAlert size={16} aria-hidden />
              )}
              <span>
                {sayFault(said, message)}
                {stepId !== null && (
                  <button type="button" className="link-button" onClick={() => onOpen(stepId)}>
                    {t('toStep', { number: said.place })}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

/** Ctrl Z and Ctrl Shift Z, but not while a text is typed: there the browser undoes letters. */
function useUndoKeys({ undo, redo }: Draft, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo, isOn]);
}
