import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { CaseDetails, CaseRow } from '@writdesk/contract/cases/cases';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError, refetched } from '../../../../shared/api/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { failureText, toast } from '../../../../shared/ui/index.ts';
import { actDoneLabel } from '../../../../labels/case/act-labels.ts';
import { isFormAct, isQuickAct, isQuickByKey, type FormAct } from '../../../../labels/case/action-screens.ts';
import { inPlaceMessages } from './in-place-messages.ts';
import { keepCase } from '../../shared/use-case.ts';
import { withDone } from './with-done.ts';

// What an action does comes with the first one.
const inPlace = () => import('./in-place.ts');
// The forms come when the first one is asked for.
const ActOverList = lazy(() => import('./ActOverList.tsx'));

/** What was done to a case without leaving the list. */
export interface DoneAct<R> {
  row: R;
  /** Where it stood. */
  at: number;
  act: CaseAction;
  after: CaseDetails;
  /** Undoes it; null where that isn’t lawful. */
  undo: (() => void) | null;
}

interface InPlaceOptions<R> {
  rows: readonly R[] | undefined;
  /** Names what is looked at: ticks go when it changes. */
  place: string;
  /** The row after the one that is done gets the focus. */
  onNext: (row: R) => void;
  /** For an action that has no form here. */
  onElsewhere: (row: R, act: string) => void;
}

export interface InPlace<R> {
  /** Does the action at once, or opens its form over the list. */
  act: (row: R, act: string) => void;
  /** The same by a key, which opens the form of more actions. */
  actByKey: (row: R, act: string) => void;
  isRunning: (row: R) => boolean;
  done: readonly DoneAct<R>[];
  /** The open form. */
  host: ReactNode;
}

type Row = Pick<CaseRow, 'id' | 'status' | 'version' | 'title'>;

/** Actions that are done without leaving the list: what is done is ticked off, can be undone, and the next row is at hand. */
export function useInPlace<R extends Row>({
  rows = [],
  place,
  onNext,
  onElsewhere,
}: InPlaceOptions<R>): InPlace<R> {
  const t = useText(inPlaceMessages);
  const [open, setOpen] = useState<{ row: R; act: FormAct } | null>(null);
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const [kept, setKept] = useState<{ place: string; done: readonly DoneAct<R>[] }>({ place, done: [] });
  const [next, setNext] = useState<R | null>(null);
  const done = kept.place === place ? kept.done : [];
  // An action ends after the list has changed: where its case stands then is what counts.
  const shown = useRef<{ rows: readonly R[]; doneIds: ReadonlySet<string> }>({
    rows: [],
    doneIds: new Set(),
  });
  shown.current = { rows: withDone(rows, done), doneIds: new Set(done.map(({ row }) => row.id)) };
  useEffect(() => {
    if (!next) return;
    onNext(next);
    setNext(null);
  }, [next, onNext]);

  const finish = async (row: R, act: CaseAction, after: CaseDetails) => {
    const { undoOf } = await inPlace();
    const { rows: all, doneIds } = shown.current;
    const at = Math.max(
      0,
      all.findIndex(({ id }) => id === row.id),
    );
    const isOpen = ({ id }: R) => id !== row.id && !doneIds.has(id);
    const back = undoOf(act, row, after);
    const entry: DoneAct<R> = { row, at, act, after, undo: back && (() => void takeBack(entry, back)) };
    setKept((before) => ({
      place,
      done: [...(before.place === place ? before.done : []).filter((one) => one.row.id !== row.id), entry],
    }));
    toast.success(row.title, {
      title: actDoneLabel(act),
      ...(entry.undo && { link: { label: t('undo'), run: entry.undo } }),
    });
    setNext(all.slice(at).find(isOpen) ?? all.find(isOpen) ?? null);
  };
  const takeBack = async ({ row, after }: DoneAct<R>, back: CaseAction) => {
    try {
      const { undo } = await inPlace();
      await undo(back, after, t('undoneComment'));
      // The row comes back before its tick goes.
      await refetched();
      setKept((before) => ({ ...before, done: before.done.filter((one) => one.row.id !== row.id) }));
      toast.success(row.title, { title: t('undone') });
    } catch (error) {
      explain(row, error);
    }
  };
  const doNow = async (row: R, act: CaseAction) => {
    setRunning((before) => new Set([...before, row.id]));
    try {
      const { doQuickly } = await inPlace();
      const after = await doQuickly(act, row);
      keepCase(after);
      await finish(row, act, after);
    } catch (error) {
      explain(row, error);
    }
    setRunning((before) => new Set([...before].filter((id) => id !== row.id)));
  };
  const explain = (row: R, error: unknown) => {
    if (!(error instanceof ApiError) || error.kind === 'cancelled') return;
    // The fields that are missing say more than the sentence over them.
    const reasons = error.errors.map(({ message }) => message).join(' ');
    toast.warning(reasons || failureText(error), {
      title: row.title,
      link: { label: t('openCase'), run: () => onElsewhere(row, 'open') },
    });
  };
  const ask = (row: R, act: string) => {
    if (isFormAct(act)) setOpen({ row, act });
    else onElsewhere(row, act);
  };
  return {
    act: (row, act) => {
      if (isQuickAct(act)) void doNow(row, act);
      else ask(row, act);
    },
    actByKey: (row, act) => {
      if (isQuickByKey(act)) void doNow(row, act);
      else ask(row, act);
    },
    isRunning: ({ id }) => running.has(id),
    done,
    host: open && (
      <Suspense fallback={null}>
        <ActOverList
          key={open.row.id}
          caseId={open.row.id}
          first={open.act}
          onDone={(act, after) => {
            setOpen(null);
            void finish(open.row, act, after);
          }}
          onClose={() => setOpen(null)}
        />
      </Suspense>
    ),
  };
}
