import { movedTo, renumbered } from '@writdesk/contract/workflows/step-order';
import type { WorkflowStep } from '@writdesk/contract/workflows/workflow-values';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, useAction } from '../../shared/api/index.ts';

const pauseMs = 800;
const mostUndone = 100;

interface History {
  past: readonly (readonly WorkflowStep[])[];
  steps: readonly WorkflowStep[];
  future: readonly (readonly WorkflowStep[])[];
}

/** A step that is new. */
export function blankStep(): WorkflowStep {
  return {
    id: crypto.randomUUID(),
    sequenceNo: 1,
    name: '',
    roles: ['case_processor'],
    configureAction: { action: 'TASK', requiredFields: [], requiredDocuments: [] },
    notifications: [],
    billing: [],
  };
}

interface Loaded {
  id: string;
  steps: readonly WorkflowStep[];
  lockVersion: number;
}

/** The steps of a draft while they are edited: every change can be undone, and is saved by itself, one save at a time. */
export function useDraft({ id, steps: loaded, lockVersion }: Loaded) {
  const [history, setHistory] = useState<History>({ past: [], steps: loaded, future: [] });
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [saving, setSaving] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [isStale, setStale] = useState(false);
  const save = useAction(workflows.saveDraft, { quiet: true, isEager: true });
  const seen = useRef({ steps: loaded, lockVersion });
  const now = useRef(loaded);
  now.current = history.steps;
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const { runAsync } = save;
  const flush = useCallback((): Promise<unknown> => {
    turn.current = turn.current.then(async () => {
      const sent = now.current;
      if (sent === seen.current.steps) return;
      setSaving('saving');
      try {
        const reply = await runAsync({
          params: { id },
          body: { lockVersion: seen.current.lockVersion, steps: [...sent] },
        });
        seen.current = { steps: sent, lockVersion: reply.lockVersion };
        setSavedAt(Date.now());
        setSaving('idle');
      } catch (error) {
        setSaving('failed');
        if (error instanceof ApiError && error.code === 'conflict') setStale(true);
      }
    });
    return turn.current;
  }, [id, runAsync]);

  useEffect(() => {
    if (history.steps === seen.current.steps || isStale) return;
    const timer = setTimeout(() => void flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [history.steps, flush, isStale]);
  // What was typed last is saved when the page is left.
  useEffect(() => () => void flush(), [flush]);

  const change = useCallback((of: (steps: readonly WorkflowStep[]) => readonly WorkflowStep[]) => {
    setHistory(({ past, steps }) => ({
      past: [...past.slice(-mostUndone), steps],
      steps: renumbered(of(steps)),
      future: [],
    }));
  }, []);

  return {
    steps: history.steps,
    savedAt,
    saving,
    isStale,
    flush,
    /** Of the draft as it was last saved or read. */
    lockVersion: () => seen.current.lockVersion,
    /** Takes the draft as somebody else left it; what is here comes back with Undo. */
    take: (theirs: Loaded) => {
      seen.current = { steps: theirs.steps, lockVersion: theirs.lockVersion };
      setHistory(({ past, steps }) => ({ past: [...past, steps], steps: theirs.steps, future: [] }));
      setStale(false);
      setSaving('idle');
    },
    /** Saves what is here onto the draft as it is now. */
    insist: (theirs: number) => {
      seen.current = { steps: [], lockVersion: theirs };
      setStale(false);
      void flush();
    },
    change,
    edit: (stepId: string, patch: Partial<WorkflowStep>) =>
      change((steps) => steps.map((step) => (step.id === stepId ? { ...step, ...patch } : step))),
    insert: (place: number, added: readonly WorkflowStep[]) =>
      change((steps) => [
        ...steps,
        ...added.map((step, index) => ({ ...step, sequenceNo: place - 0.5 + index / 1_000 })),
      ]),
    remove: (ids: ReadonlySet<string>) => change((steps) => steps.filter((step) => !ids.has(step.id))),
    /** @param index among the steps that stay. */
    move: (ids: ReadonlySet<string>, index: number) => change((steps) => movedTo(steps, ids, index)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () =>
      setHistory(({ past, steps, future }) => {
        const before = past.at(-1);
        return before
          ? { past: past.slice(0, -1), steps: before, future: [steps, ...future] }
          : { past, steps, future };
      }),
    redo: () =>
      setHistory(({ past, steps, future }) => {
        const [next, ...rest] = future;
        return next ? { past: [...past, steps], steps: next, future: rest } : { past, steps, future };
      }),
  };
}
export type Draft = ReturnType<typeof useDraft>;
